import { type Country, invalid } from '@smoko/contract';

/** Months of a return: a quarter in Australia (GST Act 1999 s 27-5), two months in New Zealand (GST Act 1985 s 15). */
const PERIOD_MONTHS = { AU: 3, NZ: 2 } as const;
/**
 * The month that returns begin with, counted from January as 0. New Zealand: those whose periods end with odd months, which
 * fit a year that ends in March; the others say `from` and `to`.
 */
const FIRST = { AU: 0, NZ: 1 } as const;
const NAMES = { AU: 'the quarter', NZ: 'the two months' } as const;

export interface GstPeriod {
  from: string;
  to: string;
  /** What was taken because nobody said it. */
  period: string | null;
}

/** The time of a report, both days included; what is left out follows from the return's period. Throws invalid. */
export function gstPeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  country: Country,
  today: string,
): GstPeriod {
  const [first, last] = [returnAround(to ?? from ?? today, country)[0], returnAround(from ?? to ?? today, country)[1]];
  const time = { from: from ?? first, to: to ?? last };
  if (time.from > time.to) throw invalid('to', 'A report ends after it begins.');
  const period = from || to ? null : `${NAMES[country]} of the return that ${today} lies in`;
  return { ...time, period };
}

/** First and last day of the return's period that a day lies in. */
function returnAround(day: string, country: Country): [string, string] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const length = PERIOD_MONTHS[country];
  const since = (month - 1 - FIRST[country] + length) % length;
  const start = new Date(Date.UTC(year, month - 1 - since, 1));
  const end = new Date(Date.UTC(year, month - 1 - since + length, 0));
  return [start.toISOString().slice(0, 10), end.toISOString().slice(0, 10)];
}
