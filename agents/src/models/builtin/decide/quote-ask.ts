import { NAME_ENDS } from '../lexicon/name-ends.ts';
import { GIVE_NAME, NAME_WANTS, NOT_WORK, OF_NAME, OPENING, STORY, TAIL_ASK } from '../lexicon/quote-asks.ts';
import { isWork } from '../lexicon/work.ts';
import { isName } from '../people/name-at.ts';

/** A request for a quote without the words that only ask, and who is named by where it stands among them. */
export interface Asked {
  text: string;
  name: string | undefined;
}

export function askedFor(request: string): Asked {
  const opened = request
    .replace(/\b(?:qte|quot)\b/gi, 'quote')
    .replace(/\s\/\s/g, ', ')
    .replace(OPENING, '');
  const bare = opened.replace(TAIL_ASK, ' ¦ ');
  // "new quote" is all there is: what it is for has to be asked
  const text = /\p{L}{2}/u.test(bare) ? bare : opened;
  for (const says of [NAME_WANTS, GIVE_NAME]) {
    const match = says.exec(text);
    const name = match?.groups?.name?.trim();
    if (!match || !name || !couldBeName(name)) continue;
    return { text: ` ¦ ${text.slice(match[0].length)}`, name };
  }
  return { text: text.replace(STORY, 'quote for '), name: undefined };
}

const NO_NAME = new Set('across every each draft drafts sitting whole yet already everyone everything'.split(' '));
/** No word of it asks, points or joins, and it is not made of words of work alone. */
export function couldBeName(name: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  if (words.length > 6 || words.every((word) => isWork(word))) return false;
  return !words.some(
    (word) => NO_NAME.has(word) || (NAME_ENDS.has(word) && !['the', 'and', 'of', 'st'].includes(word)),
  );
}

/** A chunk between commas that is a name, where the words themselves named nobody: "QUOTE / Morag Tait / acid wash". */
export function chunkNamed(text: string, strict: boolean): { name: string; rest: string } | null {
  const chunks = text
    .split(/[,/¦\n:;]|\s-\s/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '');
  if (chunks.length < 2) return null;
  const plain = (chunk: string) =>
    chunk.split(/\s+/).length <= 4 &&
    /^\p{L}[\p{L}\s'’&.-]*$/u.test(chunk) &&
    couldBeName(chunk) &&
    !chunk.split(/\s+/).some((word) => isWork(word));
  const name =
    chunks.find((chunk) => isName(chunk)) ??
    (strict ? undefined : [chunks[0], chunks.at(-1)].find((chunk) => chunk !== undefined && plain(chunk)));
  return name === undefined ? null : { name, rest: text.replace(name, ' ¦ ') };
}

/** Words of the talk around the work taken off its clauses, and what only asks once the name is gone. */
export const onlyWork = (text: string): string =>
  NOT_WORK.reduce((left, says) => left.replace(says, ' '), text.replace(OF_NAME, ' ¦ ').replace(TAIL_ASK, ' ¦ '));
