import { money } from '../../../tools/format.ts';
import { sentenceCase, tidy } from '../extract/gap.ts';
import { IS_TOTAL } from '../lexicon/quote-words.ts';
import { type Sum, takeSum } from './price.ts';

interface QuoteLine {
  description: string;
  quantity?: number;
  unit?: string;
  unit_price: number;
}
export interface Prices {
  /** What is quoted, in words. */
  work: string;
  amount?: number;
  lines?: QuoteLine[];
  gst: 'inc' | 'plus' | undefined;
}

const JOINT = /(\s*(?:[;\n:¦]|\.(?=\s)|,(?!\d{3}\b)|\+|\b(?:plus|and|with)\b)(?!\s*(?:the\s+)?gst\b)\s*)/i;
const GST =
  /[\s,(]*(?:(?<plus>\+|\bplus\b|\bex\b|\bexcl?\b)|\binc(?:l|luding)?\b)\.?\s*(?:the\s+)?gst\b\)?(?:\s+on (?:top|(?:all|the lot|everything)(?: of (?:it|that))?))?/i;

interface Part {
  /** The separator before it. */
  joint: string;
  text: string;
  sum: Sum | null;
  rest: string;
}

/** The work and what it costs: one price, a rate by its count, or a line for each price that was said. */
export function pricesOf(said: string): Prices {
  const tax = GST.exec(said);
  const ownGst = tax ? (tax.groups?.plus ? 'plus' : 'inc') : undefined;
  const all = partsOf(said).filter(
    ({ text, sum }) => !(sum && IS_TOTAL.test(text)) || partsOf(said).filter((p) => p.sum).length === 1,
  );
  const priced = all.filter(({ sum }) => sum && sum.each === undefined);
  const gst = ownGst ?? priced.find(({ sum }) => sum?.gst)?.sum?.gst ?? undefined;
  if (priced.length > 1) return { ...linesOf(all), gst };
  const text = said.replace(GST, ' ');
  const one = takeSum(text) ?? takeSum(text, true);
  const work = one ? workOf(one.rest) : workOf(text);
  if (!one) return { work, gst };
  const { dollars, count, unit, each } = one.value;
  if (each !== undefined)
    return { work: `${work} at ${money(dollars)} ${EACH_ONE.test(each) ? 'each' : `a ${each}`}`, gst };
  if (count === undefined) return { work, amount: dollars, gst: gst ?? one.value.gst ?? undefined };
  const line = { description: work, quantity: count, ...(unit ? { unit } : {}), unit_price: dollars };
  return { work, lines: [line], gst: gst ?? one.value.gst ?? undefined };
}

const EACH_ONE = /^(?:each|ea|apiece)?$/i;

function partsOf(said: string): Part[] {
  const pieces = inClauses(said.replace(GST, ' ')).split(JOINT);
  return pieces.flatMap((text, i) => {
    if (i % 2) return [];
    const joint = i ? (pieces[i - 1] ?? '') : '';
    // after "+", or before "for", a number has to be money
    const sure = /\+|plus/i.test(joint) || /^\$?\d[\d,.]*\s+(?:for|on)\b/i.test(text);
    const found = takeSum(text) ?? (sure ? takeSum(text, true) : null) ?? listed(text);
    const sum = found && found.value.dollars >= 5 ? found.value : null;
    return [{ joint, text, sum, rest: sum && found ? found.rest : text }];
  });
}

/** "9200 labour 6400 materials 2k tiles": one sum after the other, each with what it is for. */
const inClauses = (text: string): string => text.replace(ONE_BY_ONE, (run) => run.replace(NEXT_SUM, ' + '));
const SUM_OF = String.raw`\$?(?:\d{1,3},\d{3}|\d{3,}|\d[\d.]*k)\s+(?:for\s+)?(?:the\s+)?\p{L}{3,}(?:\s+\p{L}{3,}){0,2}`;
const ONE_BY_ONE = new RegExp(`(?<![\\d.,$x-])${SUM_OF}(?:\\s+${SUM_OF})+`, 'giu');
const NEXT_SUM = /(?<=\p{L})\s+(?=\$?\d)/gu;

/** "gate 640": what it is and its price, and nothing else. */
function listed(text: string): ReturnType<typeof takeSum> {
  const match = /^\s*(\p{L}[\p{L}\s'-]*?)\s+(\d{2,}(?:,\d{3})*(?:\.\d\d)?)\s*$/iu.exec(text);
  if (!match?.[2] || /\b(?:job|number|no|unit|lot|stage|type|phase|grade|level|till?|until)$/i.test(match[1] ?? ''))
    return null;
  return { value: { dollars: Number(match[2].replaceAll(',', '')), gst: null }, rest: match[1] ?? '' };
}

/** Words without a price belong to the next line that has one; before a colon they are the heading of the quote. */
function linesOf(parts: Part[]): Omit<Prices, 'gst'> {
  const lines: QuoteLine[] = [];
  let heading = '';
  let before = '';
  for (const [i, part] of parts.entries()) {
    if (part.sum && part.sum.each === undefined) {
      lines.push(lineOf(before, part, part.sum, lines.length === 0));
      before = '';
      continue;
    }
    before = tidy(joined(before, part, part.text));
    if (/:/.test(parts[i + 1]?.joint ?? '') && !lines.length) [heading, before] = [before, ''];
  }
  const after = workOf(before);
  const listed = lines.map(({ description }) => description).join(', ');
  return { work: [workOf(heading) || listed, after].filter(Boolean).join('. '), lines };
}

const joined = (before: string, { joint }: Part, words: string): string => `${before}${before ? joint : ''}${words}`;

/** One line of a quote. A count that only the words before it tell makes its price a rate. */
function lineOf(before: string, part: Part, own: Sum, isFirst: boolean): QuoteLine {
  const whole = before ? takeSum(joined(before, part, part.text)) : null;
  const counted = whole?.value.count ? whole : null;
  const { dollars, count, unit } = counted?.value ?? own;
  const words = workOf(counted?.rest ?? joined(before, part, part.rest));
  return {
    description: words || (isFirst ? 'Work' : 'Extra'),
    ...(count ? { quantity: count } : {}),
    ...(count && unit ? { unit } : {}),
    unit_price: dollars,
  };
}

const LEAD =
  /^(?:(?:for|please|on|to|at|of|is|it'?s|its|that'?s|about|around|and|plus|with|then|also|total|the|an?|his|her|their|price|quote|say|all)\b[\s,]*)+/i;
const TRAIL =
  /(?:[\s,]+(?:for|on|to|at|of|is|it'?s|its|that'?s|about|around|and|plus|with|then|also|total|the|an?|but|say|comes? to|which is|all up|all))+$/i;
/** Plain words of work: no gaps, no joining words at the ends. */
function workOf(text: string): string {
  const plain = text
    // where a count was taken out of the middle, the words around it are one phrase
    .replace(/(?<=\p{L})\s*¦\s*(?=\p{L})/gu, ' ')
    .split('¦')
    .map((chunk) => tidy(tidy(chunk.trim()).replace(LEAD, '').replace(TRAIL, '')))
    .filter((chunk) => /[\p{L}\d]/u.test(chunk));
  return sentenceCase(plain.join(', '));
}
