import { BUSINESS_WORDS } from '../lexicon/businesses.ts';
import { FIRST_NAMES } from '../lexicon/first-names.ts';
import { NAME_ENDS, TITLE } from '../lexicon/name-ends.ts';
import { withoutAsking } from '../lexicon/no-names.ts';
import { ADDING, BOUGHT_FROM, KNOWN_AS, NAME_IS, NO_RATHER, TELLS_OF } from '../lexicon/party-words.ts';
import { isWork } from '../lexicon/work.ts';
import { nameAt } from './name-at.ts';

export type PartyNoun = 'client' | 'supplier';

/** The words that ask taken off the start, as often as there are any. */
export function stripped(text: string): string {
  let left = text.trim();
  for (let changed = true; changed; ) {
    const before = left;
    for (const pattern of ADDING) left = left.replace(pattern, '').replace(/^[\s,:;.¦"(<|-]+/, '');
    changed = left !== before;
  }
  return left;
}

const CHUNKS = /[^,;:\n¦|()"<>\uE000-\uE0FF]+?(?=\s*(?:[,;:\n¦|()"<>\uE000-\uE0FF]|\.(?=\s|$)|\s-\s|$))/gu;
const CHUNK = new RegExp(`^${CHUNKS.source}`, 'u');

/**
 * What somebody to be added is called: what stands after "her name is", else in the first chunk that is no more than a
 * name once the words that ask are off. Empty when there is none.
 */
export function partyName(noun: PartyNoun, text: string): string {
  const at = (from: string): string => withoutAsking(noun === 'client' ? personAt(from) : businessAt(from));
  const said = [...text.matchAll(NAME_IS)].map((cue) => at(text.slice(cue.index + cue[0].length)));
  const cued = said.findLast((name) => name !== '');
  if (cued) return cued;
  const starts = [...text.matchAll(CHUNKS)].map(({ index }) => text.slice(index).replace(/^[\s.-]+/, ''));
  const names = starts.flatMap((start, i) => {
    const bare = stripped(start);
    const rather = NO_RATHER.test(bare) ? at(bare.replace(NO_RATHER, '')) : null;
    if (rather !== null) return likely(rather) ? [{ name: rather, rank: 3 }] : [];
    const bought = noun === 'supplier' ? BOUGHT_FROM.exec(CHUNK.exec(bare)?.[0] ?? '') : null;
    if (bought) return [{ name: at(bare.slice(bought[0].length)), rank: 2 }];
    if (TELLS_OF.test(bare)) return [];
    if (PLACE_SAID.test(CHUNK.exec(bare)?.[0] ?? '') && starts.length > i + 1) return [];
    const known = bare.replace(KNOWN_AS, '');
    return [{ name: at(known), rank: i === 0 ? 2 : likely(at(known)) ? 1 : 0 }];
  });
  const found = names.filter(({ name }) => name !== '');
  // "tony baxter, no sorry Terry Baxter"; "We buy decking from Bowens"
  const best = found.find(({ rank }) => rank === 3 && found.length > 1) ?? found.find(({ rank }) => rank === 2);
  if (best)
    return fuller(
      best.name,
      found.map(({ name }) => name),
    );
  const person = noun === 'client' ? afterSource(noun, starts.slice(0, 1), at) : '';
  return person || ((found.find(({ rank }) => rank === 1) ?? found[0])?.name ?? afterSource(noun, starts, at));
}

/** "a good stainless place" says what it is; the name follows. */
const PLACE_SAID = /\b(?:place|mob|shop|outfit|crowd)$/i;

/** "put petra in as a client, Petra Havlicek". */
const fuller = (name: string, others: readonly string[]): string =>
  others.find((other) => other.length > name.length && other.toLowerCase().startsWith(`${name.toLowerCase()} `)) ??
  name;

const isPerson = (name: string): boolean =>
  FIRST_NAMES.has((name.split(/\s+/)[0] ?? '').toLowerCase()) || TITLE.test(name);

const likely = (name: string): boolean => {
  const words = name.split(/\s+/);
  return (
    FIRST_NAMES.has((words[0] ?? '').toLowerCase()) ||
    TITLE.test(name) ||
    words.some((word) => BUSINESS_WORDS.has(word.toLowerCase())) ||
    (words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)))
  );
};

/** "off hipages sanjeev kulkarni": where somebody came from, then who they are. */
function afterSource(noun: PartyNoun, starts: readonly string[], at: (from: string) => string): string {
  for (const start of starts) {
    const bare = stripped(start).replace(
      /^(?:off|from|for|over on|on)\s+(?:the\s+|ya\b|you\b|us\b)?\s*(?:[\p{L}&'’-]+\s+)?(?=\p{L})/iu,
      '',
    );
    const name = TELLS_OF.test(bare) ? '' : at(bare);
    if (name !== '' && (noun === 'supplier' || isPerson(name))) return name;
  }
  return '';
}

/** A person, or the whole first chunk where that is what they are called: "bulli fence co". */
function personAt(text: string): string {
  const span = nameAt(text, 0);
  const chunk = CHUNK.exec(text)?.[0] ?? '';
  if (!span) return wordsUpTo(chunk, false);
  const [first = ''] = span.name.split(' ');
  const next =
    text
      .slice(span.end)
      .trimStart()
      .match(/^[\p{L}'’]+/u)?.[0] ?? '';
  const person = FIRST_NAMES.has(first.toLowerCase()) || TITLE.test(first);
  if (
    span.end >= chunk.length ||
    NAME_ENDS.has(next.toLowerCase()) ||
    (person && (isWork(next) || span.name.includes(' ')))
  )
    return span.name;
  const whole = wordsUpTo(chunk, false);
  return whole.length > span.name.length && whole.split(' ').length <= 5 ? whole : span.name;
}

/** A business: the words up to one that begins something else. */
export const businessAt = (text: string): string => wordsUpTo(CHUNK.exec(text)?.[0] ?? '', true);

const IN_BUSINESS = new Set(
  'the and of & for in on at my direct express first one number to go up all your'.split(' '),
);
const PLACE_AFTER = new Set(['in', 'at', 'on', 'out', 'over']);
function wordsUpTo(chunk: string, business: boolean): string {
  const words = [...chunk.matchAll(/\S+/g)];
  let end = 0;
  for (const [i, { 0: word, index }] of words.entries()) {
    const low = word.toLowerCase();
    const next = words[i + 1]?.[0] ?? '';
    // "Kiwi Fasteners in Penrose" is there, "Nuts & Bolts of Nowra" is called so
    if (i > 1 && PLACE_AFTER.has(low)) break;
    const inside =
      /^\p{Lu}/u.test(word) ||
      (IN_BUSINESS.has(low) && /^\p{Lu}/u.test(next) && i > 0) ||
      ['and', '&', 'the'].includes(low);
    if (i > 0 && NAME_ENDS.has(low.replace(/['’]s$/, '')) && !inside) break;
    if (!business && i > 0 && isWork(low) && FIRST_NAMES.has((words[0]?.[0] ?? '').toLowerCase())) break;
    end = index + word.length;
  }
  return chunk.slice(0, end).replace(/^[\s,:.-]+|[\s,:.&-]+$/g, '');
}
