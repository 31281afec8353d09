import { COUNTS, ONES } from '../lexicon/number-words.ts';
import { SIZED_BY } from '../lexicon/sizes.ts';
import { COUNT_UNITS, MEASURES } from '../lexicon/units.ts';
import { spelt, UNDER_HUNDRED } from './number-words.ts';

export interface Count {
  quantity?: number;
  /** What it is counted or measured in: "sheets", "lm". */
  unit?: string;
  name: string;
}

const UNIT = COUNT_UNITS.join('|');
const MEASURE = [...MEASURES].sort((a, b) => b.length - a.length).join('|');
const WORDS = Object.keys(COUNTS)
  .sort((a, b) => b.length - a.length)
  .map((words) => words.replaceAll(' ', '\\s+'))
  .join('|');
const FIGURE = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?`;
const SPELT_COUNT = `(?:${WORDS}|(?:an?|${UNDER_HUNDRED})\\s+hundred|${UNDER_HUNDRED}|an?)`;
const SIZE = `(?!\\s*(?:${SIZED_BY.join('|')})\\b)`;
const OF_WHAT = `(?:more\\s+|extra\\s+|additional\\s+)?(?:(?<unit>${UNIT})(?:\\s+of)?\\s+|(?<measure>${MEASURE})\\s+(?:of\\s+)?)?`;
/** A count, never a size: "3x", "8 sheets of", "a doz". "250L tank" and "2400x1200 ply" begin with a size. */
const LEADING = new RegExp(
  `^(?:(?:about|around|approx|roughly|maybe|another|an?\\s+extra|an?\\s+additional)\\s+)?(?:(?<times>\\d+)\\s*(?:x|×|off|of(?=\\s+\\d))\\s+|(?<figure>${FIGURE})${SIZE}\\s+|(?<words>${SPELT_COUNT})${SIZE}\\s+)${OF_WHAT}`,
  'i',
);
/** "85m of skirting", "2.5m3 of concrete": joined to its number a measure counts only before "of". */
const JOINED = new RegExp(`^(?<figure>${FIGURE})(?<measure>${MEASURE})\\s+of\\s+`, 'i');
/** "tek screws x 3", "downlights (6)", "elbows qty 4"; "12-14 x 45" is a size. */
const TRAILING =
  /(?:(?<![\d.]\s*)\s*[x×]\s?(?<times>\d+)|\s*\((?<brackets>\d+)\)|\s*[-:]\s*(?<dash>\d+)|[\s,]*\b(?:qty|quantity)[\s:]*(?<qty>\d+))\s*$/i;
/** "tiles 22 sqm": an area or a volume is how much, never a size. */
const AREA = new RegExp(
  `^(?<name>\\p{L}.*?)[\\s,]+(?<n>${FIGURE})\\s?(?<unit>sqm|m2|lm|m3|cubes?|square metres|lineal metres|cubic metres)\\s*$`,
  'iu',
);
const TIMES_BEHIND = /^an?\s.*[\p{L}]\s+[x×]\s?\d+\s*$/iu;
/** "half a pallet of cement" is no whole number of anything. */
const PART_OF = new RegExp(
  `^(?:half|a\\s+half|half\\s+an?|a\\s+quarter\\s+of\\s+an?|quarter\\s+of\\s+an?|part\\s+of\\s+an?)\\s+(?:an?\\s+)?(?:(?<unit>${UNIT})|(?<measure>${MEASURE}))\\s+of\\s+`,
  'i',
);

/** How many of what: the count is taken off the front or the back of the words, a size stays in the name. */
export function countIn(text: string): Count {
  if (PART_OF.test(text) && !/^half\s+a\s+doz/i.test(text)) return { name: text };
  // "an RCBO x 6": how many is said behind it
  const plain = TIMES_BEHIND.test(text) ? text.replace(/^an?\s+/i, '') : text;
  if (plain !== text) return countIn(plain);
  return countInFront(text) ?? areaIn(text) ?? countBehind(text) ?? { name: text };
}

function countInFront(text: string): Count | null {
  const match = JOINED.exec(text) ?? LEADING.exec(text);
  const name = match ? text.slice(match[0].length) : '';
  if (!match || name.trim() === '') return null;
  const { times, figure, words, unit, measure } = match.groups ?? {};
  const quantity = words ? wordCount(words) : figureOf(times ?? figure);
  return quantity ? { quantity, unit: unit ? unit.toLowerCase() : measure, name } : null;
}

function areaIn(text: string): Count | null {
  const { n, unit, name } = AREA.exec(text)?.groups ?? {};
  return n && unit && name ? { quantity: figureOf(n), unit, name } : null;
}

function countBehind(text: string): Count | null {
  const match = TRAILING.exec(text);
  if (!match?.index) return null;
  const { times, brackets, dash, qty } = match.groups ?? {};
  return { quantity: figureOf(times ?? brackets ?? dash ?? qty), name: text.slice(0, match.index) };
}

const figureOf = (said = ''): number => Number(said.replaceAll(',', ''));
/** What is left of "half a pallet of cement" when its bags are counted after it: "cement". */
export const withoutPart = (name: string): string => name.replace(PART_OF, '');

function wordCount(words: string): number | undefined {
  const said = words.toLowerCase().replace(/\s+/g, ' ');
  return COUNTS[said] ?? ONES[said] ?? spelt(said);
}
