import { startsForTeam } from './for-team.ts';
import { OPENERS } from './lexicon/openers.ts';

const JOINT =
  /(?:\s*[;\n]+\s*|\.\s+|\s*,\s*(?:and\s+|then\s+|also\s+|plus\s+)*|\s+(?:and|then|also|plus)\s+(?:then\s+|also\s+)?)/gi;

/** The requests of a message, in order. A joint parts two requests only where a new one plainly begins. */
export function split(message: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const match of message.matchAll(JOINT)) {
    const after = message.slice(match.index + match[0].length);
    if (match.index === 0 || !begins(after)) continue;
    parts.push(message.slice(start, match.index));
    start = match.index + match[0].length;
  }
  parts.push(message.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const begins = (text: string): boolean => startsForTeam(text) || OPENERS.some((opener) => opener.test(text));
