import { type Country, GST_BOXES, type GstNote, type GstSource, invalid } from '@smoko/contract';
import type { Call } from '../call.ts';
import { type GstEntry, paidEarlier, purchasesOf, salesOf, type Time, unusedPayments } from './gst-entries.ts';

/** What figures are added up from. */
export type Source = GstSource | GstNote;

interface Made {
  entries(call: Call, time: Time): readonly object[];
  match?: Partial<Record<keyof GstEntry | 'full', unknown>>;
}

// nobody said: neither some nor none
const UNSAID = { of_gst: null };
const TAXED = { of_gst: { $gt: 0 } };

export const SOURCES: Readonly<Record<Source, Made>> = {
  sales: { entries: salesOf },
  taxed_sales: { entries: salesOf, match: TAXED },
  untaxed_sales: { entries: salesOf, match: { full: false } },
  taxed_purchases: { entries: purchasesOf, match: TAXED },
  expenses_without_gst: { entries: purchasesOf, match: UNSAID },
  invoices_without_gst: { entries: salesOf, match: UNSAID },
  gst_free_sales: { entries: salesOf, match: { full: false, of_gst: { $ne: null } } },
  payments_without_invoice: { entries: unusedPayments },
  paid_earlier: { entries: paidEarlier },
};

/** Per cent, as in `gst.ts` of the contract. */
const RATE = { AU: 10, NZ: 15 } as const;
/** GST that is rounded on every line differs by so much from that of the sum and is still that of all of it. Cents. */
const ROUNDED = 5;
/** No GST at all is rounding only of a few cents. */
const NOTHING = 0.5;

/** Adds whether all of the record is taxed: its GST is the rate's share of its amount. */
export const withFull = (country: Country): object => {
  const whole = 100 + RATE[country];
  const least = {
    $subtract: [
      { $multiply: ['$of_amount', RATE[country]] },
      { $cond: [{ $gt: ['$of_gst', 0] }, ROUNDED * whole, NOTHING * whole] },
    ],
  };
  return {
    $addFields: {
      full: { $and: [{ $ne: ['$of_gst', null] }, { $gte: [{ $multiply: ['$of_gst', whole] }, least] }] },
    },
  };
};

/** What a box or a note is made of. Throws invalid for a box of the other country. */
export function sourcesOf(of: string, country: Country): readonly Source[] {
  const box = GST_BOXES[country].find((one) => one.box === of);
  if (box) return box.sources;
  const note = Object.keys(SOURCES).find((name): name is Source => name === of);
  if (!note) throw invalid('of', `A return in ${country === 'AU' ? 'Australia' : 'New Zealand'} has no box ${of}.`);
  return [note];
}
