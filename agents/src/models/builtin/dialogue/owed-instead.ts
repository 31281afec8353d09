import { takeExpectedAmount, takeMoney } from '../extract/money.ts';
import { CANNOT } from '../lexicon/cannot.ts';
import { normalise } from '../normalise.ts';
import type { Reading } from '../reading.ts';
import { takeRecord } from '../records/take.ts';
import { exchanges } from './talk.ts';

const WRITES =
  /^.*?\b(?:(?:i|we) owe (?:it|that|them|him|her|em)?|(?:write|put|note|log|record|jot|mark|stick|chuck) (?:it|that|them)(?: (?:down|in|up))?(?: (?:that )?(?:i|we) owe (?:it|that|them|him|her|em))?)\b/i;

/** "write down that I owe it then" after a payment nobody here can make: an expense that is still to be paid. */
export function owedInstead(said: string, reading: Reading): string | null {
  const last = exchanges(reading).at(-1);
  if (!last?.answers.some((text) => text.includes(CANNOT.cannot_pay ?? '-')) || !WRITES.test(said)) return null;
  const before = normalise(last.message);
  const sum = takeMoney(before) ?? takeExpectedAmount(before);
  if (!sum) return null;
  const supplier = takeRecord('supplier', before, reading.records)?.record;
  const rest = said
    .replace(WRITES, ' ')
    .replace(/[,\s]+/g, ' ')
    .trim();
  return `we owe ${supplier?.name ?? 'them'} $${sum.value.dollars} ${rest}`.trim();
}
