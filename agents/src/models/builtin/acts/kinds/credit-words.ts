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
    `[\\s,]*\\b(?:so\\s+)?(?:that|it|which)?\\s*(?:leaves|leaving)\\s+(?:him|her|them|it)?\\s*(?:with\\s+|at\\s+|owing\\s+|to pay\\s+)?${SUM_BESIDE}(?:\\s+(?:to pay|owing|due)|(?=\\s*(?:$|[,.;!])))`,
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
  /\b(?:credit\w*|give|gave|do|make|write|wrote|knock|take|chop|shave|lop|deduct|invoice|bill|billed|charged|quoted|pays?|paid|owe[sd]?|leaves|gst)\b|\d|^\W*(?:yes|yep|yeah|ok|right|so is correct|correct)\b/iu;
const FRONT = /^(?:(?:but|and|so|because|cos|as|since|well|anyway|just)\s+)+/iu;
/** Why, in so many words: "for the late start", "because it leaked". */
const WHY =
  /\b(?:for|because|cos|cause|since|as (?=the\b|he\b|she\b|they\b|we\b|it\b))\s*(?<why>(?!(?:him|her|them|that|it|this)\b\s*(?:$|[,.;]))\p{L}[^,;:¦.\d]*?)\s*(?=$|[,;:¦.])/giu;

/** "and then charge her 80 for the callout": why of something else. */
const OF_ELSE = /\b(?:charg|bill|invoic|quot|pa(?:y|id)|owe)\w*\b[^,;:.]*$/iu;
/** A sum stood in it. */
const TAKEN_OUT = /\S\s{3,}\S/u;

/** Why it is credited. `several`: more than one sum was said, so only a clause without any of them can tell. */
export function creditReason(text: string, values: Values, several: boolean): string | undefined {
  const why = several ? reasonOfSeveral(text) : reasonIn(text, values);
  return why && tells(why, values) ? why : undefined;
}

function reasonOfSeveral(text: string): string | undefined {
  const said = [...text.matchAll(WHY)]
    .filter(({ index }) => !OF_ELSE.test(text.slice(0, index)))
    .map(({ groups }) => tidy(groups?.why ?? ''))
    .find((one) => /\p{L}{3}/u.test(one) && !ORDERS.test(one) && !TAKEN_OUT.test(one));
  if (said) return sentenceCase(said);
  const clauses = text
    .split(/[,;:¦.]\s*/u)
    .filter((one) => !TAKEN_OUT.test(one))
    .map((one) => tidy(one.replace(FRONT, '')).replace(FRONT, ''));
  const [why] = clauses.filter((one) => /\p{L}{3}.*\s\p{L}{2}/u.test(one) && !ORDERS.test(one));
  return why ? sentenceCase(why) : undefined;
}

/** Words that say nothing of why: whoever it is for, what they were, and the order itself. */
const SAYS_NOTHING =
  /\b(?:he|she|they|it|him|her|them|his|their|me|us|i|we|you|the|an?|mr|mrs|ms|was|were|is|are|be|been|has|had|have|gets?|got|give|gives|gave|do|does|make|knock|take|chop|shave|cut|drop|off|from|of|to|on|for|in|by|so|and|but|then|again|please|mate|that|this|those|these|all|bill|invoice|credit\w*|one|said|says|reckons|wants?)\b/giu;
/** Whether something is left that can be why: "Karen lee was", "Give her" and "Off karen" are none. */
function tells(why: string, { named }: Values): boolean {
  if (/[.!?]\s+\p{L}|\bso\s+(?:credit|give|knock|take)\b|\bcredit (?:him|her|them|it)\b/iu.test(why)) return false;
  const parts = (named.client?.value.record?.name ?? '').toLowerCase().split(/\s+/u);
  const left = why
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => !parts.some((part) => part !== '' && (word === part || word === `${part}s`)))
    .join(' ')
    .replace(SAYS_NOTHING, ' ');
  return /\p{L}{3}/u.test(left);
}
