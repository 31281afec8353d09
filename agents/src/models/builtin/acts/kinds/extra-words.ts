import { placesOf, recordOf } from '../found.ts';
import { isNamedInPart } from '../pointed.ts';
import type { Piece } from '../scene.ts';
import type { Span } from '../spans.ts';

/** "on the kitchen job", "variation: kitchen, ...", or between commas by itself. */
function isSaidAsPlace(text: string, { start, end }: Span): boolean {
  const [before, from] = [text.slice(0, start), text.slice(start)];
  const alone = /(?:^|[,:])\s*$/u.test(before) && /^\s*(?:[,.]|$)/u.test(text.slice(end));
  return alone || LABEL.test(before) || WHERE.test(from) || /\d/u.test(text.slice(start, end));
}

/** Where whose it is and its job are named. "a new main switch" of the switchboard job is what it is for, not where. */
export function namesIn({ text, values }: Piece): Span[] {
  const { client, job } = values.named;
  const record = recordOf(job);
  const [first] = job?.spans ?? [];
  const isWhere = !first || isSaidAsPlace(text, first);
  return placesOf(client, record && !isWhere && isNamedInPart(record, values, text) ? undefined : job);
}
const WHERE =
  /^(?:on|for|to|at|in)\b|^(?:the\s+)?[\p{L}'’-]+(?:\s+[\p{L}'’-]+)?\s+(?:job|project|variation)\b|^[\p{L}'’ -]+:/iu;

/** "variation: kitchen, relocate the gas line". */
const LABEL = /^[^\p{L}]*(?:variation[^\p{L}]*)?$/iu;

/** Who says so is no part of what is to be done: "oh and boss says the board needs a new main switch". */
export const WHO_SAYS =
  /^(?:(?:and|oh|so|n|also|ok)[\s,]+)*(?:the\s+)?(?:boss|client|owner|builder|customer|he|she|they)\s+(?:says?|said|reckons?)\s+(?:that\s+)?/iu;

/** A part of what is extra stands outside the piece: "an extra 3 hrs at 115 plus 48.90 of copper" is not one price. */
export const isPartOfMore = (text: string, message = ''): boolean =>
  text !== '' && message.includes(text) && PRICED.test(message.replace(text, ' '));
const PRICED = /\b\d+(?:\.\d+)?\s*(?:hrs?|hours?|h)?\s*(?:at|@)\s*\$?\d|\$\s?\d|\b\d+\.\d\d\b/iu;
