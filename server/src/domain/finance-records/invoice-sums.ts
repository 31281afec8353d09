import { freeIn, invalid, type TaxedLine } from '@smoko/contract';
import type { PricedLine } from '../../db/stored-fields.ts';
import type { Call } from '../call.ts';
import { addUp, type GivenLine } from '../quotes/add-up.ts';

/** What an invoice comes to. Cents. */
export interface InvoiceSum {
  lines: PricedLine[];
  prices_include_gst: boolean;
  gst: number;
  total: number;
}

/** Of something that lines come to: how much of it no GST is on. Cents. */
export interface Mix {
  free: number;
  total: number;
}

export const mixOf = (lines: readonly (TaxedLine & { total: number })[], total: number): Mix => ({
  free: freeIn(lines),
  total,
});

export function ofLines(call: Call, lines: Parameters<typeof addUp>[1], included: boolean): InvoiceSum {
  const sum = addUp(call, lines, included);
  if (sum.gst < 0 && sum.total > 0)
    throw invalid('lines', 'What is taken off is more than the lines with GST come to. Say what of it is GST free.');
  return { ...sum, prices_include_gst: included };
}

/** Throws 422 for what is said to come to its lines and to an amount: which of them is meant, only who said it knows. */
export function assertOneSum({ amount, lines }: { amount?: number | undefined; lines?: unknown }): void {
  if (amount !== undefined && lines !== undefined)
    throw invalid('amount', 'Give lines or an amount, not both: the amount follows from the lines.');
}

/** GST inside, on as much of it as of what it is a part of. */
export function ofAmount(
  call: Call,
  description: string,
  cents: number | null | undefined,
  mix?: Mix,
): InvoiceSum | null {
  return cents ? ofLines(call, inProportion(description, cents, mix), true) : null;
}

/** A part of something as lines: one with GST, and one without for the same share of it that has none. */
export function inProportion(description: string, cents: number, mix: Mix = { free: 0, total: 0 }): GivenLine[] {
  const share = mix.total > 0 ? Math.round((cents * mix.free) / mix.total) : 0;
  return withAndWithout(description, cents, Math.abs(share) > Math.abs(cents) ? cents : share);
}

/**
 * The share of a price that is asked for once more than is left of it is: what goes beyond is work that nobody agreed on, so
 * GST is on all of that. `left` as the price is said, with GST or without. Cents.
 */
export function asFarAs(mix: Mix, cents: number, left: number): Mix {
  if (cents <= left || mix.total <= 0) return mix;
  return { free: Math.round((mix.free * Math.max(0, left)) / mix.total), total: cents };
}

/** `cents` as one line, or as two where a part of it has no GST on it. */
export function withAndWithout(description: string, cents: number, free: number): GivenLine[] {
  const line = { description: description.slice(0, 1_000), quantity: 1, unit: null };
  return [
    ...(cents !== free || !free ? [{ ...line, unit_price: cents - free }] : []),
    ...(free ? [{ ...line, unit_price: free, tax: 'free' as const }] : []),
  ];
}
