import { gstWithin } from '@smoko/contract';
import type { PricedLine } from '../../db/stored-fields.ts';
import type { Call } from '../call.ts';
import { addUp } from '../quotes/add-up.ts';

/** What an invoice comes to. Cents. */
export interface InvoiceSum {
  lines: PricedLine[];
  prices_include_gst: boolean;
  gst: number;
  total: number;
}

export function ofLines(call: Call, lines: Parameters<typeof addUp>[1], included: boolean): InvoiceSum {
  return { ...addUp(call, lines, included), prices_include_gst: included };
}

/** One line, GST inside. */
export function ofAmount(call: Call, description: string, cents: number | null | undefined): InvoiceSum | null {
  if (!cents) return null;
  const { gstRegistered, country } = call.actor.business;
  return {
    lines: [{ description, quantity: 1, unit: null, unit_price: cents, total: cents }],
    prices_include_gst: true,
    gst: gstRegistered ? gstWithin(cents, country) : 0,
    total: cents,
  };
}
