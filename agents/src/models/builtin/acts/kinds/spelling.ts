import type { KnownRecord } from '../../../../known.ts';
import { fold } from '../../../../tools/matching.ts';
import { isCueWord } from '../../lexicon/cue-words.ts';
import { isWorkProper } from '../../lexicon/work.ts';
import { editDistance } from '../../normalise/edit-distance.ts';
import { withCapitals } from '../../people/capitals.ts';
import { type Act, act } from '../act.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { valueSpans } from '../values.ts';

/** Said about how a name is written. */
const HOW_WRITTEN =
  /\b(?:spelt|spelled|spell\w*|surname|last name|first name|with (?:an?|one|two|no|double) \p{L}\b|not \p{L}+\W*$|letters?|typo)\b/iu;
const MOST_WORDS = 18;
const SHORTEST = 3;

/**
 * "thats kallis with a c, callis", "bruce's surname is spelt wrong, it should be yallup with a u": the one word that is
 * nearly one of the name and is none of it is how that is written.
 */
export function spelling(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const said = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (!HOW_WRITTEN.test(text) || valueSpans(values).length || said.length > MOST_WORDS || /\d|\?\s*$/.test(text))
    return null;
  const clients = scene.records.filter(({ kind }) => kind === 'client');
  const known = new Set(clients.flatMap(({ name }) => name.split(/\s+/).map(fold)));
  const fresh = [...new Set(said.map((word) => word.replace(/['’]s$/u, '')))].filter(
    (word) =>
      word.length >= SHORTEST &&
      !known.has(fold(word)) &&
      !known.has(fold(word.replace(/s$/u, ''))) &&
      !isCueWord(word.toLowerCase()) &&
      !isWorkProper(word),
  );
  const meant = clientTarget(piece, scene)?.record;
  const found = fresh.flatMap((word) => put(word, meant ? [meant] : []));
  const all = found.length || meant ? found : fresh.flatMap((word) => put(word, clients));
  const [only, ...others] = all;
  if (!only || others.length) return null;
  return act('update_client', { client: only.client.id, name: only.name }, only.client, wholeOf(text));
}

/** The names of clients with the word of them that is nearly the given one put right. */
function put(word: string, clients: readonly KnownRecord[]): { client: KnownRecord; name: string }[] {
  return clients.flatMap((client) => {
    const own = client.name.split(/\s+/);
    const at = own.findIndex((one) => isNearly(fold(one), fold(word)));
    if (at < 0) return [];
    const spelt = /\p{Lu}/u.test(word) ? word : withCapitals(word);
    return [{ client, name: own.with(at, spelt).join(' ') }];
  });
}

const isNearly = (a: string, b: string): boolean => {
  const most = Math.max(a.length, b.length) > 5 ? 2 : 1;
  return a !== b && editDistance(a, b, most) <= most;
};
