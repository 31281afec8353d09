import { TITLE } from '../lexicon/name-ends.ts';
import { STATES, STREET_TYPES } from '../lexicon/streets.ts';
import { isWork } from '../lexicon/work.ts';
import { GAP, type Taken } from './gap.ts';
import { placeLength } from './place-words.ts';

const STATE = [...STATES].sort((a, b) => b.length - a.length).join('|');
const WORD = String.raw`[\p{L}][\p{L}'’.-]*`;
const LEAD = String.raw`(?:\b(?:at|address(?:\s+is)?:?|of|lives\s+at|over\s+at|up\s+at|out\s+at|down\s+at|round\s+at|based\s+at|to|on site at)\s+)?`;
const UNIT = String.raw`(?:(?:unit|u|shop|lot|suite|level|lvl|flat|apartment|apt|villa|factory|bay)\s?#?\d+\w?(?:\s*[,/]\s*|\s+(?=\d|${WORD}\s+(?:${STREET_TYPES.join('|')})\b)))`;
const NUMBER = String.raw`(?:\d+[a-z]?(?:\s?[/-]\s?\d+[a-z]?)?)`;
/** Unit 4, 27 Resolution Dr - up to the kind of street; or "12 The Esplanade". */
const STREET = new RegExp(
  `${LEAD}(?<![\\d$.,/])\\b(?<street>(?:${UNIT}{0,2}${NUMBER}\\s*,?\\s+|${UNIT}+)(?:(?:${WORD}\\s+){1,3}?(?:${STREET_TYPES.join('|')})\\b\\.?(?:\\s+(?:north|south|east|west|n|s|e|w)\\b(?!\\s+\\p{L}+\\s*(?:${STATE})))?|the\\s+(?:esplanade|parade|terrace|strand|avenue|boulevard|crescent|mall|point|circle|corso|entrance)\\b))`,
  'giu',
);
const STATE_AND_CODE = new RegExp(
  `^\\s*,?\\s*(?:(?:${STATE})\\b\\.?)?\\s*,?\\s*(?:\\b\\d{4}\\b(?!\\s?(?:x|mm|doors|plus|inc|\\+|\\d{3}\\b)))?`,
  'iu',
);
const HAS_END = new RegExp(
  `^[\\s,]*(?:(?:${STATE})\\b(?:[\\s,]+\\d{4}\\b(?!\\s?\\d{3}\\b))?|\\d{4}\\b(?!\\s?(?:x|mm|plus|inc|\\d{3})\\b))`,
  'iu',
);
/** Number words before a street kind that are no address: "2 ply sq". */
const COUNT_FIRST =
  /^\d+\s+(?:sheets?|bags?|rolls?|lengths?|doors?|windows?|days?|weeks?|hours?|x|metres?|m|lm|sqm|boxes|packs?|tins?|of|bedroom|bed|the\s+(?!esp|par|ter|str|ave|boul|cres|mall|point|circ|cors|ent))\b/i;

/** The first street address, as typed, with its suburb, state and postcode (NZ has no states). */
export function takeAddress(text: string): Taken<string> | null {
  for (const match of text.matchAll(STREET)) {
    const street = match.groups?.street ?? '';
    if (COUNT_FIRST.test(street) || /\bby the way\b/iu.test(street)) continue;
    const end = match.index + match[0].length;
    const place = placeAfter(text.slice(end));
    const words = street + text.slice(end, end + place);
    return {
      value: words
        .replace(/\s*\n\s*/g, ', ')
        .replace(/\s+/g, ' ')
        .replace(/[\s,]+$/, '')
        .replace(/\s+,/g, ',')
        .trim(),
      rest: `${text.slice(0, match.index)} ${GAP} ${text.slice(end + place)}`,
      text: text.slice(match.index, end + place),
    };
  }
  return null;
}

/** What follows is how to reach somebody, and no suburb. */
const CONTACT = /^[\s,]*(?:phone|ph|mobile|mob|tel|cell|number|e-?mail)\b/i;

/** How many characters after the street belong to the address. */
function placeAfter(after: string): number {
  const gap = /^(?:\s*[,\n]\s*|\s+)(?:in\s+)?/.exec(after);
  if (!gap || CONTACT.test(after)) return 0;
  const words = [...after.slice(gap[0].length).matchAll(/^(?:[^\s,;:.¦\n]+)|(?<=^[^,;:.¦\n]*) +[^\s,;:.¦\n]+/gu)]
    .slice(0, 4)
    .map((m) => m[0]);
  const known = withCode(after.slice(gap[0].length), words);
  const comma = /[,\n]/.test(gap[0]);
  const count =
    known ||
    (comma ? townAfterComma(words, after.slice(gap[0].length)) : placeLength(words.map((word) => word.trim())));
  const place = words.slice(0, count).join('').length;
  const bare = count === 0 ? 0 : gap[0].length + place;
  const code = STATE_AND_CODE.exec(after.slice(bare))?.[0].replace(/[\s,]+$/, '') ?? '';
  return bare + code.length;
}

/** Words up to a state or a postcode are the place, whatever they are. */
function withCode(after: string, words: readonly string[]): number {
  for (let count = 1; count <= Math.min(3, words.length); count += 1) {
    const length = words.slice(0, count).join('').length;
    // "3 kent rd, tank 1200": a thing and its price
    if (isWork((words[count - 1] ?? '').trim()) && /^\s*\d/.test(after.slice(length))) return 0;
    if (words.slice(0, count).every((word) => /^\s*\p{L}/u.test(word)) && HAS_END.test(after.slice(length)))
      return count;
  }
  return 0;
}

/** After a comma only a whole clause that can be a place: ", Wollongong," but not ", louvre windows 7.8k". */
function townAfterComma(words: readonly string[], after: string): number {
  const count = placeLength(words.map((word) => word.trim()));
  const rest = after.slice(words.slice(0, count).join('').length);
  const capitals = words.slice(0, count).every((word) => /^\s*\p{Lu}/u.test(word));
  return count > 0 && capitals && !TITLE.test(after) && /^\s*(?:$|[,;.¦\n])/.test(rest) ? count : 0;
}
