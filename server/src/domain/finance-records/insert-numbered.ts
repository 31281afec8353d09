import { AppError, FIRST_INVOICE_NUMBER, INVOICE_PREFIX } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Call } from '../call.ts';
import { inTurn } from '../in-turn.ts';
import { insertOnce } from './insert-once.ts';
import type { FinanceRow } from './schema.ts';

const FIRST_CREDIT_NOTE = 1001;
/** Several servers may want the same number; within one, each business waits for its turn. */
const ATTEMPTS = 50;

type Numbered = 'invoice' | 'credit_note';

/** Writes with the next number of its kind, for each business from 1001 on: `INV-1001`, `CN-1001`. None is left out. */
export function withNextNumber(
  call: Call,
  repository: Repository<FinanceRow>,
  kind: Numbered,
  write: (number: Written<FinanceRow>) => Promise<FinanceRow>,
): Promise<FinanceRow> {
  return inTurn(`${kind} ${call.actor.userId}`, async () => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await write(await nextNumber(call, repository, kind));
      } catch (error) {
        // somebody else got that number
        if (!(error instanceof AppError && error.code === 'duplicate') || attempt === ATTEMPTS) throw error;
      }
    }
  });
}

/** Stores a credit note with its number, once for each key. `sealed`: what follows from all of it. */
export function insertCreditNote(
  call: Call,
  repository: Repository<FinanceRow>,
  prepare: () => Promise<Written<FinanceRow>>,
  sealed: (note: Written<FinanceRow>) => Written<FinanceRow>,
): Promise<FinanceRow> {
  return insertOnce(call, repository, prepare, (fields) =>
    withNextNumber(call, repository, 'credit_note', (number) => {
      const note = { ...fields, ...number };
      return repository.insert(call, { ...note, ...sealed(note) });
    }),
  );
}

/** The highest number that an invoice of an owner has, deleted ones too: a number is given once. 0: none has one. */
export async function lastInvoiceNumber(userId: string, { model }: Repository<FinanceRow>): Promise<number> {
  const numbered = model.find({ user_id: new Types.ObjectId(userId), invoice_number_value: { $gte: 0 } });
  const [highest] = await numbered.sort({ invoice_number_value: -1 }).limit(1).lean();
  return highest?.invoice_number_value ?? 0;
}

async function nextNumber(call: Call, repository: Repository<FinanceRow>, kind: Numbered) {
  const { model } = repository;
  const owner = { user_id: new Types.ObjectId(call.actor.userId) };
  if (kind === 'invoice') {
    const { invoicePrefix = INVOICE_PREFIX, nextInvoiceNumber = FIRST_INVOICE_NUMBER } = call.actor.business;
    const last = await lastInvoiceNumber(call.actor.userId, repository);
    const invoice_number_value = Math.max(nextInvoiceNumber, last + 1);
    return { invoice_number: `${invoicePrefix}${invoice_number_value}`, invoice_number_value };
  }
  const numbered = model.find({ ...owner, credit_note_number_value: { $gte: 0 } });
  const [highest] = await numbered.sort({ credit_note_number_value: -1 }).limit(1).lean();
  const credit_note_number_value = Math.max(FIRST_CREDIT_NOTE, (highest?.credit_note_number_value ?? 0) + 1);
  return { credit_note_number: `CN-${credit_note_number_value}`, credit_note_number_value };
}
