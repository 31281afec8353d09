import {
  AppError,
  type Country,
  type DomainInput,
  GST_BOXES,
  GST_REPORT_RECORDS,
  type GstNote,
  type GstSource,
  getGstReport,
  gstWithin,
} from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { dollars } from '../money.ts';
import { purchasesOf, salesOf, type Time } from './gst-entries.ts';
import { gstPeriod } from './gst-period.ts';
import { SOURCES, type Source, withFull } from './gst-sources.ts';

/** Added up by the database. Cents. */
interface Sums {
  amount: number;
  gst: number;
  /** Of records that are taxed as a whole, and the GST of those that are in part. */
  full: number;
  part_gst: number;
}
interface Found {
  count: number;
  amount: number;
  gst: number;
  ids: string[];
}
/** What one pass gives: the sums, and of each source its own sum and its first records. */
type Counted = { sums: Sums[] } & Partial<Record<`${Source}_sum`, Omit<Found, 'ids'>[]>> &
  Partial<Record<`${Source}_first`, { _id: Types.ObjectId }[]>>;
type Asked = Omit<DomainInput<typeof getGstReport>, never>;

const NOTHING: Sums = { amount: 0, gst: 0, full: 0, part_gst: 0 };

/** The time and the basis of a report, asked for or as its business has them. Throws not_registered, invalid. */
export function timeOf(call: Call, asked: Asked): Time & { period: string | null } {
  const { gstRegistered, country, gstBasis = 'cash' } = call.actor.business;
  if (!gstRegistered) {
    throw new AppError(
      'not_registered',
      'Your business is not registered for GST, so there is none to report. If it is registered, say so in Settings first.',
    );
  }
  return { ...gstPeriod(asked, country, call.today()), basis: asked.basis ?? gstBasis };
}

/** GST of a time (decision 43): every figure is a sum of the database over an index, whatever there is on file. */
export const gstReportImplementation = ({ model }: Repository<FinanceRow>): Implementation => {
  /** One pass over what counts, with the sums and the records of each source. */
  async function counted(call: Call, time: Time, entries: readonly object[], names: readonly Source[]) {
    const { country } = call.actor.business;
    const found = Object.fromEntries(names.flatMap((name) => facetsOf(name)));
    const [all] = await model.aggregate<Counted>([
      ...entries,
      withFull(country),
      { $facet: { sums: [{ $group: SUMS }], ...found } },
    ]);
    return {
      sums: all?.sums[0] ?? NOTHING,
      of: Object.fromEntries(names.map((name) => [name, foundOf(all, name)])) as Record<Source, Found>,
      time,
    };
  }

  return implement(getGstReport, async (call, asked) => {
    const { period, ...time } = timeOf(call, asked);
    const { country } = call.actor.business;
    const [sales, purchases, unused, earlier] = await Promise.all([
      counted(call, time, salesOf(call, time), SALES),
      counted(call, time, purchasesOf(call, time), ['taxed_purchases', 'expenses_without_gst']),
      counted(call, time, SOURCES.payments_without_invoice.entries(call, time), ['payments_without_invoice']),
      counted(call, time, SOURCES.paid_earlier.entries(call, time), ['paid_earlier']),
    ]);
    const found: Record<Source, Found> = { ...sales.of, ...purchases.of, ...unused.of, ...earlier.of };
    return {
      country,
      ...time,
      period,
      boxes: boxesOf(country, sales.sums, purchases.sums),
      ...recordsOf(country, found),
      notes: notesOf(time, { ...found, gst_free_sales: freeSales(country, sales.sums, found) }),
    };
  });
};

const SALES = ['sales', 'taxed_sales', 'untaxed_sales', 'invoices_without_gst', 'gst_free_sales'] as const;

const SUMS = {
  _id: null,
  amount: { $sum: '$amount' },
  gst: { $sum: '$gst' },
  full: { $sum: { $cond: ['$full', '$amount', 0] } },
  part_gst: { $sum: { $cond: ['$full', 0, '$gst'] } },
};

function facetsOf(name: Source): [string, object[]][] {
  const { match } = SOURCES[name];
  const records = [
    ...(match ? [{ $match: match }] : []),
    { $group: { _id: '$record_id', day: { $min: '$day' }, amount: { $sum: '$amount' }, gst: { $sum: '$gst' } } },
  ];
  const sum = { _id: null, count: { $sum: 1 }, amount: { $sum: '$amount' }, gst: { $sum: '$gst' } };
  return [
    [`${name}_first`, [...records, { $sort: { day: 1, _id: 1 } }, { $limit: GST_REPORT_RECORDS }]],
    [`${name}_sum`, [...records, { $group: sum }]],
  ];
}

function foundOf(all: Counted | undefined, name: Source): Found {
  const [sum] = all?.[`${name}_sum` as const] ?? [];
  const first = all?.[`${name}_first` as const] ?? [];
  return { ...(sum ?? { count: 0, amount: 0, gst: 0 }), ids: first.map(({ _id }) => _id.toHexString()) };
}

function boxesOf(country: Country, sales: Sums, purchases: Sums): Record<string, number> {
  if (country === 'AU')
    return { G1: sales.amount, '1A': sales.gst, '1B': purchases.gst, net: sales.gst - purchases.gst };
  // the form works GST out of the totals, as the return does by itself
  const [taxed, bought] = [taxedOf(sales), taxedOf(purchases)];
  const [collected, credit] = [gstWithin(taxed, country), gstWithin(bought, country)];
  return {
    5: sales.amount,
    6: sales.amount - taxed,
    7: taxed,
    8: collected,
    9: 0,
    10: collected,
    11: bought,
    12: credit,
    13: 0,
    14: credit,
    15: collected - credit,
  };
}

/** What of an amount has GST in it, GST included (New Zealand: 3 of 23). */
const taxedOf = ({ full, part_gst }: Sums): number => full + Math.round((part_gst * 23) / 3);

/** Nothing in Australia, whose boxes do not tell them apart; in New Zealand that of box 6 of which it was said. */
function freeSales(country: Country, sales: Sums, found: Record<Source, Found>): Found {
  const { gst_free_sales: free, invoices_without_gst: unsaid } = found;
  if (country === 'AU') return { ...free, count: 0 };
  return { ...free, amount: sales.amount - taxedOf(sales) - unsaid.amount };
}

function recordsOf(country: Country, found: Record<GstSource, Found>) {
  const records: Record<string, string[]> = {};
  const more: Record<string, number> = {};
  for (const { box, sources } of GST_BOXES[country]) {
    const ids = sources.flatMap((source) => found[source].ids).slice(0, GST_REPORT_RECORDS);
    const count = sources.reduce((sum, source) => sum + found[source].count, 0);
    records[box] = ids;
    if (count > ids.length) more[box] = count - ids.length;
  }
  return { records, more_records: more };
}

type Words = (found: Found) => string;
const many = (count: number, one: string, several = `${one}s`): string => `${count} ${count === 1 ? one : several}`;

const freeWords: Words = ({ amount }) =>
  `${dollars(amount)} without GST stands in boxes 5 and 6, as zero-rated. What of it is exempt, or was passed on for somebody else, belongs in neither: the GST stays the same.`;

const WORDS: Record<GstNote, { cash: Words; accrual: Words | null }> = {
  expenses_without_gst: {
    cash: ({ count, amount }) =>
      `${many(count, 'expense')} without GST said, ${dollars(amount)}: no GST is claimed for ${count === 1 ? 'it' : 'them'}.`,
    accrual: ({ count, amount }) =>
      `${many(count, 'expense')} without GST said, ${dollars(amount)}: no GST is claimed for ${count === 1 ? 'it' : 'them'}.`,
  },
  invoices_without_gst: {
    cash: ({ count, amount }) =>
      `${many(count, 'record')} of invoices without GST said, ${dollars(amount)}: counted as sales without GST.`,
    accrual: ({ count, amount }) =>
      `${many(count, 'invoice')} without GST said, ${dollars(amount)}: counted as sales without GST.`,
  },
  gst_free_sales: { cash: freeWords, accrual: freeWords },
  payments_without_invoice: {
    cash: ({ count, amount }) =>
      `${many(count, 'payment')} with ${dollars(amount)} that pays no invoice: not counted until it does.`,
    accrual: ({ count, amount }) =>
      `${many(count, 'payment')} with ${dollars(amount)} that pays no invoice: not counted until you invoice it.`,
  },
  paid_earlier: {
    cash: ({ amount, gst }) =>
      `${dollars(amount)} for invoices of this time came in before it: the GST, ${dollars(gst)}, counts on the day it came in.`,
    accrual: null,
  },
};

const CODES = [
  'expenses_without_gst',
  'invoices_without_gst',
  'gst_free_sales',
  'payments_without_invoice',
  'paid_earlier',
] as const;

function notesOf({ basis }: Time, found: Record<GstNote, Found>) {
  return CODES.flatMap((code) => {
    const text = WORDS[code][basis];
    const { count, amount } = found[code];
    return text && count ? [{ code, count, amount, text: text(found[code]) }] : [];
  });
}
