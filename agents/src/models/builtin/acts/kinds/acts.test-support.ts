import type { KnownRecord } from '../../../../known.ts';
import { normalise } from '../../normalise.ts';
import { actsIn } from '../read-acts.ts';

/** What a message comes to on Friday 20 November 2026: each call as its name and arguments. */
export const callsOf = (message: string, records: readonly KnownRecord[] = []): [string, Record<string, unknown>][] =>
  actsIn(normalise(message), { records, history: [], facts: { today: '2026-11-20', country: 'AU' } }).acts.flatMap(
    ({ call }) => (call ? [[call.name, call.args]] : []),
  );

/** Only of some arguments, for tables. */
export const argsOf = (message: string, records: readonly KnownRecord[], ...names: string[]): unknown[][] =>
  callsOf(message, records).map(([, args]) => names.map((name) => args[name]));
