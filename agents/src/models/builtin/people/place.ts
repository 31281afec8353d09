import { GAP, type Taken } from '../extract/gap.ts';
import { takePlace } from '../extract/places.ts';
import { NAME_ENDS } from '../lexicon/name-ends.ts';
import { PLACE_STARTS } from '../lexicon/places.ts';
import { isWork } from '../lexicon/work.ts';

const LEAD = String.raw`(?:(?:up|down|over|out|across|round|around|back)\s+(?:at|in|near|by|towards|to|on)|at|in|from|of|near|based in|lives? in|living in)\s+`;
const AFTER_NAME = new RegExp(
  `^[\\s,]*(?:(?:who|he|she|they)?(?:['’]?s|['’]re| is| are| lives)?\\s+)?${LEAD}(?<words>\\p{L}[\\p{L}'’-]*(?:\\s+\\p{L}[\\p{L}'’-]*){0,2})`,
  'iu',
);

/** The suburb or town somebody is in: right after the name "at", "in" and "from" lead to it, elsewhere only what is sure. */
export function takeTown(text: string, afterName: number | null): Taken<string> | null {
  const match = afterName === null ? null : AFTER_NAME.exec(text.slice(afterName));
  const town = townOf(match?.groups?.words ?? '');
  if (match && town && afterName !== null) {
    const start = afterName + match.index;
    const end = start + match[0].length - (match.groups?.words ?? '').length + town.length;
    return { value: capitals(town), rest: `${text.slice(0, start)} ${GAP} ${text.slice(end)}` };
  }
  const found = takePlace(text);
  return found && { ...found, value: capitals(found.value) };
}

/** One word, two of a name with capitals, or more after "lower" and the like. */
function townOf(words: string): string | null {
  const all = words.split(/\s+/);
  const starts = PLACE_STARTS.has(all[0]?.toLowerCase() ?? '');

  let count = 0;
  for (const word of all.slice(0, 2)) {
    const low = word.toLowerCase();
    const stops = NAME_ENDS.has(low) || isWork(low) || /['’]s$/.test(low);
    const opens = count === 0 && starts;
    if (!opens && (stops || (count === 0 && low.length < 4))) break;
    if (count === 1 && !starts && /^\p{Lu}/u.test(all[0] ?? '') !== /^\p{Lu}/u.test(word)) break;
    count++;
  }
  return count > 0 && !(starts && count === 1) ? words.slice(0, all.slice(0, count).join(' ').length) : null;
}

const capitals = (town: string): string =>
  /\p{Lu}/u.test(town)
    ? town
    : town.replace(/(^|\s)(\p{Ll})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
