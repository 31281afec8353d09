import { type Country, type DomainInput, type financeRecords, gstWithin, invalid } from '@smoko/contract';
import type { Written } from '../../db/row.ts';
import type { Call } from '../call.ts';
import { dollars } from '../money.ts';
import type { FinanceRow } from './schema.ts';

type Given = Partial<DomainInput<typeof financeRecords.operations.update>>;
const OF_EXPENSES = ['supplier_id', 'tax', 'category', 'paid_for', 'supplier_invoice_number', 'attachment_id'] as const;
const NAMES = [...OF_EXPENSES, 'gst'] as const;
type TaxFields = Pick<Written<FinanceRow>, (typeof NAMES)[number]>;

/** What is given of a record without what `taxFields` decides. */
export function withoutTaxFields<T extends Given>(given: T): Omit<T, (typeof NAMES)[number]> {
  const {
    supplier_id: _1,
    tax: _2,
    category: _3,
    supplier_invoice_number: _4,
    gst: _5,
    paid_for: _6,
    attachment_id: _7,
    ...others
  } = given;
  return others;
}

/**
 * The GST of an expense and what else only expenses have. `stored` is the record as it would be stored otherwise. GST that
 * is not said is worked out where somebody said that there is some; where nobody did, it stays unknown (decision 43). An
 * invoice of older books may say its GST too; left out, it is a share of the amount. One with lines has what they come to.
 */
export function taxFields(
  call: Call,
  given: Given,
  stored: Written<FinanceRow>,
  before: FinanceRow | null,
): Partial<TaxFields> {
  const record = { ...before, ...stored };
  if (record.type === 'expense') return ofExpense(call, given, record.amount ?? 0, before);
  const own = OF_EXPENSES.find((name) => given[name] != null && !same(given[name], before?.[name]));
  if (own === 'paid_for') throw invalid(own, 'Only an expense says what was paid for: labour or materials.');
  if (own === 'attachment_id') throw invalid(own, 'Only an expense has the file of a supplier’s invoice.');
  if (own) throw invalid(own, `Only an expense has a ${own.replace(/_id$/, '').replaceAll('_', ' ')}.`);
  const none = before?.type === 'expense' ? NOTHING : {};
  if (given.gst == null || given.gst === (before?.gst ?? null))
    return { ...none, ...ofOlderBooks(call, record, before) };
  if (record.type !== 'invoice') throw invalid('gst', 'Only an expense or an invoice has GST of its own.');
  if (record.lines?.length) throw invalid('gst', 'The GST of this invoice follows from its lines.');
  return { ...none, gst: checked(call, given.gst, record.amount ?? 0) };
}

/** GST that nobody says of an invoice that went out elsewhere is worked out at once: a report must not wait for its paper. */
function ofOlderBooks(call: Call, { type, amount = 0 }: Written<FinanceRow>, before: FinanceRow | null) {
  const { gstRegistered, country } = call.actor.business;
  return type === 'invoice' && before?.type !== 'invoice'
    ? { gst: gstRegistered ? gstWithin(amount, country) : 0 }
    : {};
}

const NOTHING: TaxFields = {
  supplier_id: null,
  tax: null,
  gst: null,
  category: null,
  paid_for: null,
  supplier_invoice_number: null,
  attachment_id: null,
};

const same = (a: unknown, b: unknown): boolean => String(a ?? '') === String(b ?? '');

function ofExpense(call: Call, given: Given, amount: number, before: FinanceRow | null): Partial<TaxFields> {
  const known = before?.type === 'expense' ? before : null;
  const tax = taxOf(given, known);
  const others = OF_EXPENSES.flatMap((name) =>
    name === 'tax' || (given[name] === undefined && known) ? [] : [[name, given[name] ?? null]],
  );
  return { ...Object.fromEntries(others), tax, gst: gstOf(call, given, { amount, tax }, known) };
}

/** Whether there is GST in it: as it is said, or as the GST that is said tells. */
function taxOf({ tax, gst }: Given, known: FinanceRow | null): NonNullable<FinanceRow['tax']> | null {
  if (tax) return tax;
  if (tax === null && gst == null) return null;
  if (gst == null) return known?.tax ?? null;
  return gst > 0 ? 'gst' : (known?.tax ?? 'free');
}

function gstOf(
  call: Call,
  given: Given,
  { amount, tax }: { amount: number; tax: FinanceRow['tax'] },
  known: FinanceRow | null,
): number | null {
  const { gstRegistered, country } = call.actor.business;
  const stays = known && amount === known.amount && tax === (known.tax ?? null);
  const asStored = given.gst === undefined || given.gst === (known?.gst ?? null);
  if (stays && asStored && (given.gst !== null || !gstRegistered)) return known.gst ?? null;
  if (given.gst != null) return said(call, given.gst, { amount, tax });
  if (!gstRegistered || !tax) return null;
  if (tax === 'free') return 0;
  const byHand = given.gst === undefined ? saidByHand(known, country) : null;
  return byHand === null ? gstWithin(amount, country) : checked(call, byHand, amount);
}

/** The GST on file, where it is not what the amount comes to: somebody said it. */
const saidByHand = (known: FinanceRow | null, country: Country): number | null =>
  known?.tax === 'gst' && known.gst != null && known.gst !== gstWithin(known.amount, country) ? known.gst : null;

function said(call: Call, gst: number, { amount, tax }: { amount: number; tax: FinanceRow['tax'] }): number | null {
  if (tax === 'free' && gst > 0)
    throw invalid('gst', 'You said that it is free of GST. Leave the GST out, or say that it has GST.');
  const lawful = checked(call, gst, amount);
  return call.actor.business.gstRegistered ? lawful : null;
}

/** GST that somebody said. Above the rate's share of the amount nobody can have charged it. */
function checked(call: Call, gst: number, amount: number): number {
  const { gstRegistered, country } = call.actor.business;
  if (gst > 0 && !gstRegistered)
    throw invalid('gst', 'Your business is not registered for GST, so there is none to claim. Leave it out.');
  const most = gstWithin(amount, country);
  if (gst > most)
    throw invalid('gst', `At most ${dollars(most)} of ${dollars(amount)} can be GST. Say how much is GST.`);
  return gst;
}
