import { NOT_PLACES, PLACE_ENDS, PLACE_STARTS, SHOPS, TOWNS } from '../lexicon/places.ts';
import { NOT_SUBURB } from '../lexicon/streets.ts';
import { GAP, type Taken } from './gap.ts';
import { placeLength } from './place-words.ts';

const SURE =
  '(?:up|over|out|down|round|across|back|based|lives?|living|located)\\s+(?:at|in|near)|up\\s+(?:the\\s+)?(?:coast|road)\\s+(?:at|in)|out\\s+(?:past|towards)|(?<=\\b(?:house|place|unit|site|property|flat)\\s)(?:at|in)';
const PLACE = new RegExp(
  `\\b(?<lead>${SURE}|in|at|near)\\s+(?<words>\\p{L}[\\p{L}'’-]*(?:[ ]+\\p{L}[\\p{L}'’-]*){0,2})`,
  'giu',
);
const STOP = new Set(NOT_SUBURB);

/**
 * Where something is, in words: "up at thirroul", "over in lower hutt". A day, a shop, somebody's ("at Huang's") or
 * anything `isOther` knows (a person or supplier on file) is none.
 */
export function takePlace(text: string, isOther: (words: string) => boolean = () => false): Taken<string> | null {
  for (const match of text.matchAll(PLACE)) {
    const { lead = '', words: said = '' } = match.groups ?? {};
    const words = said.split(/ +/);
    const first = words[0]?.toLowerCase() ?? '';
    if (NOT_PLACES.has(first) || SHOPS.has(first) || /['’]s?$/.test(first)) continue;
    const count = placeLength(words);
    const name = words.slice(0, count).join(' ');
    if (count === 0 || /['’]s?$/.test(name) || isOther(name) || (STOP.has(first) && count < 2)) continue;
    if (/^(?:in|at|near)$/i.test(lead) && !isKnown(words.slice(0, count))) continue;
    const at = match.index + match[0].length - said.length;
    const length =
      words.slice(0, count).join(' ').length === name.length ? lengthOf(text.slice(at), count) : name.length;
    return {
      value: name,
      rest: `${text.slice(0, match.index)} ${GAP} ${text.slice(at + length)}`,
      text: text.slice(match.index, at + length),
    };
  }
  return null;
}

/** After a bare "in" only what can be nothing but a place. */
function isKnown(words: readonly string[]): boolean {
  const [first = '', second] = words;
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (TOWNS.has(first.toLowerCase())) return true;
  if (second && (PLACE_ENDS.has(last) || PLACE_STARTS.has(first.toLowerCase()))) return true;
  return words.every((word) => /^\p{Lu}\p{Ll}/u.test(word)) && words.length === 1;
}

const lengthOf = (text: string, count: number): number =>
  new RegExp(`^(?:[^\\s]+ *){${count - 1}}[\\p{L}'’-]+`, 'u').exec(text)?.[0].length ?? 0;
