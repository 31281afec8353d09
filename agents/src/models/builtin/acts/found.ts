import type { KnownKind, KnownRecord } from '../../../known.ts';
import type { DayTime } from '../extract/times.ts';
import type { SaidDay } from './days.ts';
import type { Span } from './spans.ts';

/** A value and where it stands. */
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

/** The record that a value names; null where there is none, or several fit. */
export const recordOf = (named: Found<NamedRecord> | undefined): KnownRecord | null => named?.value.record ?? null;
/** Where some values stand, those of them that were said. */
export const placesOf = (...found: readonly (Found<unknown> | undefined)[]): Span[] =>
  found.flatMap((one) => one?.spans ?? []);

/** The values of a piece of a message, each with the words it stands in. A stretch is one value only. */
export interface Values {
  phone?: Found<string>;
  email?: Found<string>;
  address?: Found<string>;
  days: readonly SaidDay[];
  time?: Found<DayTime>;
  named: Partial<Record<KnownKind, Found<NamedRecord>>>;
}

/** Whether it says how somebody is reached, or where. */
export const saysReach = ({ phone, email, address }: Values): boolean => Boolean(phone ?? email ?? address);
