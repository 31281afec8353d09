import { AppError } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Call } from '../call.ts';
import { madeBefore } from './insert-once.ts';
import type { FinanceRow } from './schema.ts';

const FIRST_NUMBER = 1001;
const ATTEMPTS = 50;

/** Stores a document with the next number of its kind, for each business from 1001 on: `1001`, `CN-1001`. */
export async function insertNumbered(
  call: Call,
  repository: Repository<FinanceRow>,
  kind: 'invoice' | 'credit_note',
  prepare: () => Promise<Written<FinanceRow>>,
): Promise<FinanceRow> {
  const _id = call.newId();
  const known = await madeBefore(call, repository, _id);
  if (known) return repository.insert(call, known);
  const fields = await prepare();
  for (let attempt = 1; ; attempt++) {
    try {
      return await repository.insert(call, { _id, ...fields, ...(await nextNumber(call, repository, kind)) });
    } catch (error) {
      // somebody else got that number
      if (!(error instanceof AppError && error.code === 'duplicate') || attempt === ATTEMPTS) throw error;
    }
  }
}

async function nextNumber(call: Call, { model }: Repository<FinanceRow>, kind: 'invoice' | 'credit_note') {
  // deleted ones too: a number is given once
  const owner = { user_id: new Types.ObjectId(call.actor.userId) };
  const after = (last: number | null | undefined) => Math.max(FIRST_NUMBER, (last ?? 0) + 1);
  if (kind === 'invoice') {
    const numbered = model.find({ ...owner, invoice_number_value: { $gte: 0 } });
    const [last] = await numbered.sort({ invoice_number_value: -1 }).limit(1).lean();
    const invoice_number_value = after(last?.invoice_number_value);
    return { invoice_number: `${invoice_number_value}`, invoice_number_value };
  }
  const numbered = model.find({ ...owner, credit_note_number_value: { $gte: 0 } });
  const [last] = await numbered.sort({ credit_note_number_value: -1 }).limit(1).lean();
  const credit_note_number_value = after(last?.credit_note_number_value);
  return { credit_note_number: `CN-${credit_note_number_value}`, credit_note_number_value };
}
