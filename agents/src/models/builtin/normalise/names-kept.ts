import type { KnownRecord } from '../../../known.ts';
import { repair } from './spelling.ts';

/**
 * A message in which the names of people and shops on file stay what they are: "meres wall" is Mere's, not a wall of metres.
 * Only words that would be taken for typos are touched; what follows a name with an s is theirs.
 */
export function namesKept(message: string, records: readonly KnownRecord[]): string {
  const names = new Map(
    records
      .filter(({ kind }) => kind === 'client' || kind === 'supplier')
      .flatMap(({ name }) => name.split(/[^\p{L}'’-]+/u))
      .filter((word) => word.length >= SHORTEST)
      .map((word) => [word.toLowerCase(), word]),
  );
  if (!names.size) return message;
  return message.replace(WORD, (word) => {
    if (repair(word) === word) return word;
    const lower = word.toLowerCase();
    const whole = names.get(lower);
    if (whole) return whole;
    const owner = lower.endsWith('s') ? names.get(lower.slice(0, -1)) : undefined;
    return owner ? `${owner}'s` : word;
  });
}
const SHORTEST = 3;
const WORD = /(?<![\p{L}\p{N}'’@./_-])\p{L}{3,}(?![\p{L}\p{N}'’@_-])/gu;
