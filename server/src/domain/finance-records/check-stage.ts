import { AppError, creditNoteNameOf } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Check } from '../../db/repository-options.ts';
import type { RowModel } from '../../db/row-model.ts';
import type { WriteCall } from '../../db/write-call.ts';
import { dollars } from '../money.ts';
import { isVoid } from './lawful-paper.ts';
import type { FinanceRow } from './schema.ts';
import { invoiceTitle } from './stages.ts';

/** What stands on the paper, or decides what is owed. When it is due and which job it is filed under may change. */
const STAYS = [
  'type',
  'amount',
  'gst',
  'lines',
  'prices_include_gst',
  'client_id',
  'description',
  'issued_on',
  'invoice_number',
  'quote_id',
  'kind',
  'payment_claim',
  'customer_reference',
] as const satisfies (keyof FinanceRow)[];

/** What nobody waits for any more: a void one is only kept. */
const STAYS_VOID = ['due_date', 'project_id', 'served_on'] as const satisfies (keyof FinanceRow)[];

/**
 * An issued invoice stays as it is (decision 44): 409 `issued`, with what to do instead. Only its stage changes, by
 * operations of their own and by taking those back.
 */
export const checkStage =
  (model: () => RowModel<FinanceRow>): Check<FinanceRow> =>
  async (call, after, before) => {
    if (before?.type !== 'invoice' || !before.stage || before.stage === 'draft') return;
    if (after.stage === 'draft') return assertLastAndHere(call, model(), before);
    if (after.stage === 'void' && before.stage === 'issued') assertNothingPaid(before);
    const kept = before.stage === 'void' && after.stage === 'void' ? [...STAYS, ...STAYS_VOID] : STAYS;
    const changed = kept.filter((name) => !same(before[name], after[name]) && !isFirstPaper(name, before));
    if (changed.length) throw stays(before, changed);
  };

/** What has no value, and what was never there, is the same. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The GST that nobody had worked out of an older one stands on its first paper, and so does the number it had none of. */
const isFirstPaper = (name: keyof FinanceRow, before: FinanceRow): boolean =>
  (name === 'gst' || name === 'invoice_number') && before[name] == null && !before.frozen;

/** "$200.00 of it is paid"; null where nothing happened to it. */
function touched({ amount_paid, amount_credited }: FinanceRow, called = 'it'): string | null {
  const done = amount_paid ? 'paid' : 'credited';
  const sum = amount_paid || amount_credited;
  return sum ? `${dollars(sum)} of ${called} is ${done}` : null;
}

function assertNothingPaid(invoice: FinanceRow): void {
  const { invoice_number, amount, amount_credited } = invoice;
  if (amount_credited && amount_credited >= amount)
    throw new AppError(
      'issued',
      `All of ${invoice_number ? `invoice ${invoice_number}` : 'that invoice'} is credited, so it asks for nothing any more. There is nothing left to void.`,
    );
  const what = touched(invoice, invoice_number ? `invoice ${invoice_number}` : 'that invoice');
  if (what) throw new AppError('issued', `${what}, so it cannot be voided. Credit what is wrong instead.`);
}

/** It can be a draft again while nobody else has a paper that would be untrue, and no number would be left out. */
async function assertLastAndHere(call: WriteCall, model: RowModel<FinanceRow>, invoice: FinanceRow): Promise<void> {
  if (invoice.left_at) throw staysIssued(invoice, 'went out already');
  const owner = { user_id: new Types.ObjectId(call.actor.userId) };
  const later = await model
    .findOne({ ...owner, invoice_number_value: { $gt: invoice.invoice_number_value ?? 0 } })
    .lean();
  if (later) throw staysIssued(invoice, 'is not the last one any more');
}

const staysIssued = (invoice: FinanceRow, why: string): AppError =>
  new AppError('issued', `${invoiceTitle(invoice)} ${why}, so it stays issued. Credit or void it instead.`);

/** Within the transaction, when what paid it on the way was taken back before. */
export function assertDraftUnpaid(invoice: FinanceRow): void {
  if (invoice.stage === 'draft' && (invoice.allocated || invoice.amount_credited))
    throw staysIssued(invoice, 'was paid or credited already');
}

function stays(invoice: FinanceRow, changed: string[]): AppError {
  const title = invoiceTitle(invoice);
  if (invoice.stage === 'void') return isVoid(title);
  const message = `${title} was issued and stays as it is. To ask for less, credit it; to start again, void it and make a new one.`;
  return new AppError('issued', message, { errors: changed.map((path) => ({ path, message })) });
}

/** Only a draft can be deleted: a number that was given stays on file. */
export function assertDraft(invoice: FinanceRow): void {
  if (!invoice.stage || invoice.stage === 'draft') return;
  const title = invoiceTitle(invoice);
  if (invoice.stage === 'void')
    throw new AppError('issued', `${title} is void. It keeps its number and stays on file.`);
  const what = touched(invoice);
  const instead = what ? `${what}: credit what is wrong instead.` : 'Void it instead.';
  throw new AppError('issued', `${title} was issued, so it stays on file. ${instead}`);
}

/** A credit note that its client may have stays on file, as an invoice does. */
export function assertHere(note: FinanceRow): void {
  if (note.left_at) throw noteStays(note, 'on file');
}

/** One that went out is neither changed nor deleted, and both say the same of it. */
export function noteStays(note: FinanceRow, how: 'as it is' | 'on file'): AppError {
  const { credit_note_number: number } = note;
  const name = creditNoteNameOf(note);
  return new AppError(
    'issued',
    `${number ? `${name} ${number}` : `That ${name.toLowerCase()}`} went out already, so it stays ${how}. To ask for that money after all, make a new invoice.`,
  );
}
