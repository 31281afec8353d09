import { BUSINESS_WORDS } from '../lexicon/businesses.ts';
import { FIRST_NAMES } from '../lexicon/first-names.ts';
import { BEFORE_NAMES, NAME_ENDS, PARTICLES, TITLE } from '../lexicon/name-ends.ts';
import { isWork } from '../lexicon/work.ts';

/** A name as it stands in a text. */
export interface NameSpan {
  name: string;
  start: number;
  end: number;
}

interface Token {
  text: string;
  low: string;
  start: number;
  end: number;
}

/** "Been past." tells what was done. */
function tellsWhatWasDone([first, next]: Token[]): boolean {
  return first !== undefined && TELLS.test(first.low) && !capital(next);
}
function beginsNoName([first, next]: Token[]): boolean {
  if (!first || capital(first) || !(ends(first) || works(first))) return false;
  return !FIRST_NAMES.has(first.low) || ends(next);
}
const TELLS =
  /^(?:been|gone|went|had|did|done|saw|seen|spoke|talked|rang|looked|measured|checked|finished|started|took|came)$/;

const WORD = /[\p{L}][\p{L}'’.]*(?:-\p{L}+)*|&/uy;
const MOST = 7;

/** The words from a place on, up to the next comma, figure, gap or line. */
function run(text: string, from: number): Token[] {
  const tokens: Token[] = [];
  let at = from;
  while (tokens.length < MOST) {
    while (text[at] === ' ') at++;
    WORD.lastIndex = at;
    const match = WORD.exec(text);
    if (!match) break;
    const word = match[0].replace(/\.$/, '');
    tokens.push({ text: word, low: word.toLowerCase().replace(/['’]s$/, ''), start: at, end: at + word.length });
    at += match[0].length;
    if (match[0].endsWith('.') && !TITLE.test(word)) break;
  }
  return tokens;
}

const ends = (token: Token | undefined): boolean =>
  !token ||
  (NAME_ENDS.has(token.low) && !PARTICLES.has(token.low)) ||
  /^(?:hes|shes|theyre|theyve|theyd|hed|shed)$/.test(token.low);
const capital = (token: Token | undefined): boolean =>
  token !== undefined && /^\p{Lu}/u.test(token.text) && !/^I(?:['’]\p{L}+)?$/u.test(token.text);
const works = (token: Token | undefined): boolean => token !== undefined && isWork(token.low);

/**
 * The name that begins at a place of a text, or null. Typed with capitals it goes as far as they do. In small letters
 * a title and one word, else two, never over a word of work or one that begins something else; a business goes up to
 * the word that makes it one.
 */
export function nameAt(text: string, from: number): NameSpan | null {
  const before = BEFORE_NAMES.exec(text.slice(from))?.[0].length ?? 0;
  const tokens = run(text, from + before);
  const title = tokens[0] && TITLE.test(tokens[0].text) ? 1 : 0;
  const first = tokens[title];
  if (!first || first.text === '&' || tellsWhatWasDone(tokens)) return null;
  if (!title && beginsNoName(tokens) && !businessEnd(tokens, title)) return null;
  const end = capital(first) ? capitals(tokens, title) : small(tokens, title);
  const last = tokens[end - 1];
  const start = tokens[0]?.start ?? from;
  if (!last || end <= title) return null;
  return { name: text.slice(start, last.end), start, end: last.end };
}

/** One past the last word of a name with capitals; "Smith & Sons" and "Ludwig van Dyk" are one. */
function capitals(tokens: Token[], title: number): number {
  let end = title + 1;
  for (let more = wordsOn(tokens, end, title); more; more = wordsOn(tokens, end, title)) end += more;
  // "Dave rehang", "Priya sharma": half a name in capitals
  if (end === title + 1 && !title && FIRST_NAMES.has(tokens[title]?.low ?? '')) return small(tokens, title);
  return end;
}

/** How many words more belong to a name with capitals: the next one, or one that is joined to it; else 0. */
function wordsOn(tokens: Token[], at: number, title: number): 0 | 1 | 2 {
  const joined = joins(tokens, at);
  const word = tokens[joined ? at + 1 : at];
  if (!capital(word) || (joined && tokens[at]?.low === 'and' && works(word))) return 0;
  // "Priya Sharma Hot Water": a third word that is work begins it, unless a business is named
  if (at > title + 1 && works(word) && !businessEnd(tokens, title)) return 0;
  return joined ? 2 : 1;
}

/** "&", "and", "of", and the "van" of a name. */
function joins(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (token.text === '&' || token.low === 'and' || token.low === 'of') return true;
  return PARTICLES.has(token.low) && !(capital(token) && !capital(tokens[at + 1]));
}

/** One past the last word of a name in small letters. */
function small(tokens: Token[], title: number): number {
  const business = businessEnd(tokens, title);
  if (business) return business;
  const both = pair(tokens, title);
  const from = both ?? title;
  const end = surnameEnd(tokens, title, from, from + (title || both ? 1 : 2));
  return isThreeWords(tokens, title, end) ? 3 : end;
}

/** Up to `most`, or to a word that is no name: "dave from the pub", "sue's", "ludwig van dyk". */
function surnameEnd(tokens: Token[], title: number, from: number, most: number): number {
  let end = from;
  while (end < Math.min(tokens.length, most)) {
    const token = tokens[end];
    const next = tokens[end + 1];
    const begun = end > title;
    if (begun && PARTICLES.has(token?.low ?? '') && !ends(next) && !works(next)) return end + 2;
    if (begun && (ends(token) || works(token))) return end;
    end++;
    if (isPossessive(token)) return end;
  }
  return end;
}
const isPossessive = (token: Token | undefined): boolean => /['’]s$/.test(token?.text ?? '');

/** "mei ling tan" with nothing after it. */
function isThreeWords(tokens: Token[], title: number, end: number): boolean {
  const [, second, third] = tokens;
  if (title || end !== 2 || tokens.length !== 3 || isPossessive(second)) return false;
  return !ends(third) && !works(third);
}
/** "dave and kate munro": one past the second first name. */
function pair(tokens: Token[], title: number): number | null {
  const [first, and, second] = tokens.slice(title);
  if (!first || (and?.low !== 'and' && and?.text !== '&') || !second) return null;
  return FIRST_NAMES.has(first.low) && FIRST_NAMES.has(second.low) && !works(second) ? title + 3 : null;
}

/** One past the word that makes a name a business: "bulli beach bakery". */
function businessEnd(tokens: Token[], title: number): number | null {
  let found: number | null = null;
  for (let i = title; i < Math.min(tokens.length, title + 5); i++) {
    const token = tokens[i];
    if (!token || (token.text !== '&' && token.low !== 'and' && token.low !== 'of' && ends(token))) break;
    if (
      i > title &&
      BUSINESS_WORDS.has(token.low) &&
      !(works(token) && !BUSINESS_WORDS.has(tokens[i + 1]?.low ?? '') && !sure(tokens, title))
    )
      found = i + 1;
  }
  return found;
}

/** Words of trade make a business only beside a word that does nothing else: "smith plumbing supplies". */
const sure = (tokens: Token[], title: number): boolean =>
  tokens.slice(title, title + 5).some((token) => BUSINESS_WORDS.has(token.low) && !isWork(token.low)) &&
  !FIRST_NAMES.has(tokens[title]?.low ?? '');

/** Whether a chunk is a name and nothing else. */
export function isName(chunk: string): boolean {
  const span = nameAt(chunk, 0);
  const rest = span && (chunk.slice(0, span.start).replace(BEFORE_NAMES, '') + chunk.slice(span.end)).trim();
  if (!span || rest !== '') return false;
  const words = span.name.split(/\s+/);
  const [first = ''] = words;
  return (
    TITLE.test(first) ||
    FIRST_NAMES.has(first.toLowerCase()) ||
    BUSINESS_WORDS.has((words.at(-1) ?? '').toLowerCase()) ||
    (words.length > 1 && !words.some((word) => isWork(word) || NAME_ENDS.has(word.toLowerCase())))
  );
}
