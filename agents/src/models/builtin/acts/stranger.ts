import type { KnownRecord } from '../../../known.ts';
import { isCueWord } from '../lexicon/cue-words.ts';
import { FIRST_NAMES } from '../lexicon/first-names.ts';
import { isWork } from '../lexicon/work.ts';
import { takeRecord } from '../records/take.ts';

/** Who is to pay stands behind the verb, in front of a sum, what it is for, or the lines. */
const TO_WHOM =
  /\b(?:invoice|bill|charge|quote|credit|refund)\s+(?:up\s+|out\s+)?(?<who>\p{L}[\p{L}'’-]*(?:\s+\p{L}[\p{L}'’-]*){0,2}?)(?=\s+(?:\$?\d|for\b|plus\b)|\s*[:,])/iu;
const TWO_CAPITALS = /^\p{Lu}[\p{L}'’-]+\s+\p{Lu}/u;

/**
 * Somebody who is named as the one to pay and is not on file, in the words used: then nobody that was talked about is meant
 * instead. Null where the words behind the verb are no name.
 */
export function strangerToPay(text: string, records: readonly KnownRecord[]): string | null {
  const who = TO_WHOM.exec(text)?.groups?.who;
  if (who === undefined || takeRecord('client', who, records) || takeRecord('job', who, records)) return null;
  const words = who.toLowerCase().split(/\s+/);
  if (words.some(isCueWord)) return null;
  // "Ridge Plumbing": a business is called by its work
  if (TWO_CAPITALS.test(who)) return who;
  return FIRST_NAMES.has(words[0] ?? '') && !words.some(isWork) ? who : null;
}
