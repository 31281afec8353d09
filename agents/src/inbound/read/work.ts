import { ENQUIRY, MORE_WORK } from '../says/clients.ts';
import { sentences } from '../says/texted.ts';

const GREETING =
  /^(?:(?:hi|hey|hello|g'?day|gday|good (?:morning|afternoon|evening|day)|m[oō]rena|kia ora|dear)\b[^,.!?\n]{0,24}[,.!]\s*)+/iu;
const COUNTS = /\b\d+\s+\p{L}{3,}/u;
const ABOUT_NAME =
  /^(?:.{0,30}\b(?:gave|passed|recommended|referred)\b.{0,60}|(?:my )?name.{0,30}|thanks.{0,20}|cheers.{0,20}|regards.{0,20})$/i;
const LONGEST = 300;

/** What they want done: the sentences that ask for work or count things, in their words. */
export function workIn(said: string): string | null {
  const parts = sentences(said.replace(GREETING, '')).map((part) => part.replace(GREETING, ''));
  const asks = parts.filter(
    (part) => (ENQUIRY.test(part) || MORE_WORK.test(part) || COUNTS.test(part)) && !ABOUT_NAME.test(part),
  );
  const words = (asks.length ? asks : parts.slice(0, 2)).join(' ').trim();
  return words ? words.slice(0, LONGEST) : null;
}
