import { sentenceCase, tidy } from '../../extract/gap.ts';
import { placesOf } from '../found.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked } from '../spans.ts';
import { type Quoted, quotedIn, wordsOf } from './priced-lines.ts';

/** Asked of several of something for "at 90", which may be the price of one or of all. */
export const EACH = 'Is that the price of each, or of all of them? Say it once more with "each" or "in all".';
const LEAD = "(?:(?:it'?s|its|that'?s|thats|the price|is|was|um|oh|sorry|yeah|for)\\s+)*";
const SAYS_EACH = new RegExp(
  `^${LEAD}(?:each(?: one)?|ea|apiece|per (?:one|hour|piece|metre|item)|a pop|an hour)[\\s.!]*$`,
  'iu',
);
const SAYS_ALL = new RegExp(
  `^${LEAD}(?:in all|all up|(?:all|both) of them|in total|total|the total|altogether|the lot|for the lot|all)[\\s.!]*$`,
  'iu',
);

/** The answer to that question, with the message it was asked of; null where it was not asked or is not answered. */
export function eachOrAll(text: string, { history }: Scene): { how: 'each' | 'all'; message: string } | null {
  const at = history.findLastIndex(({ role }) => role === 'assistant');
  if (!history[at]?.text.includes(EACH)) return null;
  const how = SAYS_EACH.test(text) ? 'each' : SAYS_ALL.test(text) ? 'all' : null;
  const message = history.slice(0, at).findLast(({ role }) => role === 'user')?.text;
  return how && message ? { how, message } : null;
}

const SEVERAL_PRICED =
  /\b\d[\d.,]*\s*(?:x\s+)?(?:hours?|hrs?|days?|m|metres?)\s*(?:\p{L}+\s+){0,3}?(?:at|@)\s*\$?\d|\$?\d[\d.,]*[^,.;]*\b(?:plus|and|,)\s+(?:\$?\d|\p{L}[^,.;]*\d)/iu;
/** That it is a variation, and that it is to be put on file. */
const ORDER =
  /[\s,]*\b(?:(?:so|and|can you|please)\s+)*(?:put|add|make|log|record|raise|chuck|whack|do|book|call|bill)\s+(?:(?:it|that|this|them)\s+)?(?:(?:through|in|on|up|down)\s+)?(?:as\s+)?(?:an?\s+|the\s+)?(?:new\s+)?variation\b(?:\s+(?:to|on|for|of)\b)?|\b(?:as\s+)?(?:an?\s+)?(?:new\s+)?variation\b\s*(?:to|on|for|of)?\s*[:,-]?/giu;
const WANTS =
  /\b(?:he|she|they|the client|the owner)?\s*(?:(?:also|now|just)\s+)?(?:wants?|wanted|asked for|would like|needs?)\s+(?:(?:us|me)\s+to\s+)?/iu;
const ON_JOB = /\b(?:in|on|at|to|for|of)\s+(?:(?:the|his|her|their|our|my)\s+)?(?:job\b)?\s*(?=[,:;.]|\s{2,}|$)/giu;

/** "2 hours at 110 plus 65 for parts plus gst": the lines of a variation; null where it has one price, or is not plain. */
export function variationLines({ text, values }: Piece): (Quoted & { description: string }) | null {
  const names = placesOf(values.named.job, values.named.client);
  // without a name's own "s job"
  const bare = blanked(text, names).replace(/(?<=\s)['’]?s\b/gu, ' ');
  if (!SEVERAL_PRICED.test(bare)) return null;
  const clean = bare
    .replace(ORDER, ' , ')
    .replace(WANTS, ' ')
    .replace(ON_JOB, ' ')
    .replace(/^[\s,:-]*(?:an?|the|another|add|put|job)\s+(?=\p{L})/iu, '')
    .replace(/\s+/gu, ' ')
    .replace(/(?:\s*,\s*)+/gu, ', ')
    .replace(/^[\s,:]+|[\s,:]+$/gu, '');
  const quoted = quotedIn(clean);
  if (!quoted || quoted.more || !isPlain(quoted.lines, bare)) return null;
  const said = wordsOf(tidy(quoted.heading)) || quoted.lines.map((line) => line.description).join(', ');
  return { ...quoted, description: sentenceCase(said) };
}

/** "2 panels at 450" may be the price of both; hours and metres are counted, and so is what has its price "each". */
function isPlain(lines: Quoted['lines'], text: string): boolean {
  const each = /\b(?:each|ea|apiece|per|a pop)\b|@/iu.test(text);
  const counted = lines.filter(({ quantity }) => quantity !== undefined);
  return (
    lines.every(({ description }) => description) &&
    counted.every(({ unit }) => unit !== undefined || each) &&
    (lines.length > 1 || counted.length > 0)
  );
}
