import { cut, sentenceCase, type Taken, tidy } from '../../extract/gap.ts';
import type { Values } from '../values.ts';
import { reasonIn, SUM_BESIDE } from './money-words.ts';

/** What is to be left to pay: "so she pays 900", "that leaves him 900", "it should have been 1610 not 1725". */
const LEAVES: readonly RegExp[] = [
  new RegExp(
    `[\\s,]*\\b(?:so|then|and then)\\s+(?:that\\s+)?(?:he|she|they)(?:['’]ll)?\\s+(?:only\\s+|just\\s+|can\\s+|has to\\s+|have to\\s+|needs? to\\s+|will\\s+)*(?:pays?|owes?)\\s+(?:me\\s+|us\\s+)?${SUM_BESIDE}(?:\\s+in all|\\s+total)?`,
    'iu',
  ),
  new RegExp(
    `[\\s,]*\\b(?:so\\s+)?(?:that|it|which)?\\s*(?:leaves|leaving)\\s+(?:him|her|them|it)?\\s*(?:with\\s+|at\\s+|owing\\s+|to pay\\s+)?${SUM_BESIDE}(?:\\s+(?:to pay|owing|due))?`,
    'iu',
  ),
  new RegExp(
    `\\b(?:should|shoulda|was meant to|supposed to)\\s*(?:of|have|'ve)?\\s*(?:been|be)\\s+${SUM_BESIDE}\\s*,?\\s*(?:not|instead of|rather than)\\s+\\$?[\\d,.]*\\d`,
    'iu',
  ),
];

/** What is to be left to pay after a credit, in dollars; code holds it against what is due. */
export function leftAfter(text: string): Taken<number> | null {
  for (const says of LEAVES) {
    const found = says.exec(text);
    const sum = Number((found?.groups?.sum ?? '').replace(/[$,]/gu, ''));
    if (found && sum > 0) return { value: sum, rest: cut(text, found), text: found[0] };
  }
  return null;
}

/** The clause that orders it, and what else is no reason: a yes, an agreement. */
const ORDERS =
  /\b(?:credit\w*|write|wrote|knock|take|chop|shave|lop|deduct|invoice|bill|billed|charged|quoted|paid|owe[sd]?|gst)\b|\d|^\W*(?:yes|yep|yeah|ok|right|so is correct|correct)\b/iu;
const FRONT = /^(?:(?:but|and|so|because|cos|as|since|well|anyway|just)\s+)+/iu;

/** A sum stood in it. */
const TAKEN_OUT = /\S\s{3,}\S/u;

/** Why it is credited. `several`: more than one sum was said, so only a clause without any of them can tell. */
export function creditReason(text: string, values: Values, several: boolean): string | undefined {
  if (!several) return reasonIn(text, values);
  const clauses = text
    .split(/[,;:¦.]\s*/u)
    .filter((one) => !TAKEN_OUT.test(one))
    .map((one) => tidy(one.replace(FRONT, '')).replace(FRONT, ''));
  const [why] = clauses.filter((one) => /\p{L}{3}.*\s\p{L}{2}/u.test(one) && !ORDERS.test(one));
  return why ? sentenceCase(why) : undefined;
}
