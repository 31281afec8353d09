import { sentenceCase, tidy } from '../extract/gap.ts';
import { chunks } from '../extract/phrases.ts';
import { SAID_OF_CLIENTS } from '../lexicon/name-cues.ts';
import { isNoName } from '../lexicon/no-names.ts';
import { pointsBack } from '../lexicon/points-back.ts';
import { ABOUT_ACCESS, ASIDES, ASKING, LEADING, NOTHING, TRAILING } from '../lexicon/request-words.ts';
import { isWork, isWorkProper } from '../lexicon/work.ts';

export interface JobWords {
  /** The work, in few words. */
  name: string | undefined;
  /** Everything else that was said, a sentence each. */
  notes: string[];
}

const MOST = 70;
/** "the grandkids are coming so she wants ...": what is wanted follows. */
const SO_WANTS =
  /[\s,]+(?:so|and|but|anyway|cos|because)\s+(?=(?:he|she|they|we)(?:['’]?(?:s|d|re))?\s+(?:now\s+|just\s+)?(?:wants?|needs?|would like|like|after|asked|reckons?|decided)\b)/gi;

/** What is left of a request for a job after who, where, when and how much: the work, and what is to be known. */
export function jobWords(rest: string, said?: string): JobWords {
  const [first = '', ...others] = chunks(
    rest
      .replace(SAID_OF_CLIENTS, ' ¦ ')
      .replace(/\bfor me\b/i, ' ')
      .replace(SO_WANTS, ' ¦ '),
  );
  const left = [stripped(first, ASKING), ...others.map((chunk) => (stripped(chunk, ASKING) === '' ? '' : chunk))]
    .flatMap((chunk) => apart(chunk))
    .filter((chunk) => /\p{L}{2}/u.test(chunk) && !saysNothing(chunk));
  const work = said ?? workOf(left);
  const notes = left.filter((chunk) => chunk !== work).map((chunk) => sentenceCase(chunk));
  const name = work && short(work);
  if (work && name && name.length < work.length) notes.unshift(sentenceCase(work));
  return { name: name ? sentenceCase(name) : undefined, notes };
}

/** Only asks, or points at what was told: "put it down as a job", "kindly enter". */
const saysNothing = (chunk: string): boolean => pointsBack(chunk) || isNoName(chunk) || NOTHING.test(chunk);

/** The chunk with most words of work in it, the first of them; two are as good as five. */
function workOf(chunks: readonly string[]): string | undefined {
  const best = (least: number) =>
    chunks.find((chunk) => !ABOUT_ACCESS.test(chunk) && words(chunk).filter(isWorkProper).length >= least);
  return best(2) ?? best(1) ?? chunks.find((chunk) => words(chunk).some(isWork)) ?? chunks[0];
}

const words = (text: string): string[] => text.match(/[\p{L}'’-]+/gu) ?? [];

/** The work of a chunk, then what is said about it: "carport, the key is under the mat". */
function apart(chunk: string): string[] {
  const at = chunk.search(ASIDES);
  const [work, aside] = at > 0 ? [chunk.slice(0, at), trailed(tidy(chunk.slice(at)))] : [chunk, ''];
  return [trailed(stripped(tidy(work), LEADING)), aside];
}

function stripped(text: string, patterns: readonly RegExp[]): string {
  let left = text.trim();
  for (let changed = true; changed; ) {
    const before = left;
    for (const pattern of patterns) left = left.replace(pattern, '').replace(/^[\s,:;.!-]+/, '');
    changed = left !== before;
  }
  return left;
}

function trailed(text: string): string {
  let left = text;
  for (let changed = true; changed; ) {
    const before = left;
    for (const pattern of TRAILING) left = left.replace(pattern, '').replace(/[\s,:;.-]+$/, '');
    changed = left !== before;
  }
  return tidy(left);
}

/** A name that fits a list; the whole of it is kept in the notes. */
function short(work: string): string {
  if (work.length <= MOST) return work;
  return tidy(work.slice(0, work.lastIndexOf(' ', MOST)));
}
