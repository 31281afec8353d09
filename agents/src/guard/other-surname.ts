import { mayBeName } from '../models/builtin/records/may-be-name.ts';
import { tokens } from '../tools/matching.ts';

/** What is done, or how it stands, ends so; a surname now and then. */
const DOES = /(?:ed|ing|ly)$/u;

/**
 * "rachel brown", where the client that a call is about is Rachel Nguyen: the word behind the first name, in the small letters
 * that people type. Null where there is none that may be a surname. `client`: as on file. `said`: the words that ask.
 */
export function otherSurname(client: string, said: string): string | null {
  const [first, ...others] = tokens(client);
  if (!first || !others.length || first.length < 3) return null;
  const plain = said.toLowerCase();
  // somebody who is named in full is meant, whoever else is spoken of
  if (others.some((one) => new RegExp(`(?<!\\p{L})${one}`, 'u').test(plain))) return null;
  const next = new RegExp(`(?<!\\p{L})${first}\\s+(\\p{L}{3,})(?:['’]?s)?(?!\\p{L})`, 'u').exec(plain)?.[1];
  return next && [next, next.replace(/s$/u, '')].every((word) => !DOES.test(word) && mayBeName(word)) ? next : null;
}
