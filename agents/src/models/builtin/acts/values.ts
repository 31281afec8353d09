import type { KnownKind, KnownRecord } from '../../../known.ts';
import { takeAddress } from '../extract/address.ts';
import { takeEmail, takePhone } from '../extract/contacts.ts';
import type { Taken } from '../extract/gap.ts';
import { type DayTime, takeTime } from '../extract/times.ts';
import type { Reading } from '../reading.ts';
import { takeRecord } from '../records/take.ts';
import { repaired } from './repair.ts';
import { type SaidDay, saidDays } from './days.ts';
import { blanked, type Span, takenOut } from './spans.ts';

export interface Found<T> {
  value: T;
  spans: readonly Span[];
}
/** A record that is named: null where several fit, and then what was said. */
export interface NamedRecord {
  record: KnownRecord | null;
  reference: string;
  candidates: readonly KnownRecord[];
}

/** The values of a piece of a message, each with the words it stands in. A stretch is one value only. */
export interface Values {
  phone?: Found<string>;
  email?: Found<string>;
  address?: Found<string>;
  days: readonly SaidDay[];
  time?: Found<DayTime>;
  named: Partial<Record<KnownKind, Found<NamedRecord>>>;
}

const HALF_HOURS = /(?<=\bat\s)(\d{1,2})\.([0-5][05])(?![\d%])/g;
const NAMED: readonly KnownKind[] = ['client', 'supplier', 'job', 'task', 'item'];

/** Reads each kind of value by its recogniser, from what no other has taken. */
export function valuesIn(
  text: string,
  { records, facts }: Pick<Reading, 'records'> & { facts: Pick<Reading['facts'], 'today' | 'country'> },
): Values {
  let left = text;
  const take = <T>(taken: Taken<T> | null): Found<T> | undefined => {
    if (!taken) return undefined;
    const spans = takenOut(left, taken.rest);
    left = blanked(left, spans);
    return { value: taken.value, spans };
  };
  const email = take(takeEmail(left));
  const address = take(takeAddress(left));
  const phone = take(takePhone(left, facts));
  const days = repaired(left, saidDays(left, facts.today));
  left = blanked(left, days);
  // "the 2nd at 7.30" is an hour; alone "at 7.30" may be a price
  const time = take(takeTime(days.length ? left.replace(HALF_HOURS, '$1:$2') : left));
  const named: Values['named'] = {};
  for (const kind of NAMED) {
    const found = takeRecord(kind, left, records);
    if (!found) continue;
    const spans = takenOut(left, found.rest);
    named[kind] = { value: found, spans };
    // a client's name is often a part of the job's: both may be meant
    if (kind !== 'client') left = blanked(left, spans);
  }
  return {
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
    ...(address ? { address } : {}),
    ...(time ? { time } : {}),
    days,
    named,
  };
}

/** The stretches of the piece that are values no record is named by: whatever they say, something was said. */
export const valueSpans = ({ phone, email, address, time, days }: Values): Span[] => [
  ...[phone, email, address, time].flatMap((found) => found?.spans ?? []),
  ...days,
];
