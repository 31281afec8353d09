import type { Quote } from '@smoko/contract';
import { text } from './fields.ts';
import { linesInText } from './lines-in-text.ts';
import { bestMatches } from './matching.ts';
import { linesOf, type StoredLine, tell } from './quote-lines.ts';
import { statedTotal } from './quote-view.ts';
import { one } from './resolve.ts';

export const whichLine = text('Which line: words of it, or its place from 1', 300);

/** "call out" and "call-out" as "callout": the same thing to everybody but a search. */
const joined = (words: string): string => words.replace(/\b(call)[ -]?(out)/giu, '$1$2');

/** By its place, or by words that fit one of `among` only. */
export function lineOf(lines: readonly StoredLine[], said: string, among: readonly StoredLine[] = lines): StoredLine {
  const place = /^(?:line |no\.? ?|#)?(\d{1,2})$/i.exec(said.trim())?.[1];
  const there = place === undefined ? undefined : lines[Number(place) - 1];
  if (there) return there;
  // "make it 5 hours": the only line that is counted in them
  const counted = among.filter(({ unit }) => unit !== null && unit.toLowerCase() === said.trim().toLowerCase());
  const found = bestMatches(joined(said), among, [({ description }) => joined(description)]);
  return one(found.length || counted.length !== 1 ? found : counted, said, 'line', tell);
}

/** What a quote without lines says of them in its text. */
export const linesInTextOf = (quote: Quote) => {
  const stated = quote.lines.length ? null : statedTotal(quote);
  return stated && linesInText(quote.content.details, stated.dollars);
};

/** The lines of a quote, those of its text where it has no others, and whether their prices include GST. */
export function linesNow(quote: Quote): { lines: StoredLine[]; included: boolean } {
  const { lines, included } = linesOf(quote);
  return { lines: linesInTextOf(quote)?.lines ?? lines, included };
}
