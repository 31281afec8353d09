import { isCueWord } from '../lexicon/cue-words.ts';
import { wordsIn } from '../records/words.ts';
import { overlaps, type Span } from './spans.ts';
import { type Values, valueSpans } from './values.ts';

/** Words that say what became of something: beside another act they are an act of their own. */
const NEWS: ReadonlySet<string> = new Set(
  `accepted declined approved done finished completed complete arrived delivered paid cancelled canceled cancel delete scrap`.split(
    ' ',
  ),
);
const carriesNothing = (word: string): boolean => !NEWS.has(word) && isCueWord(word);

/** The words of a text that carry something of their own and stand in none of the explained places. */
export const unexplained = (text: string, explained: readonly Span[]): string[] =>
  wordsIn(text).flatMap((word) =>
    carriesNothing(word.text) || explained.some((span) => overlaps(span, word)) ? [] : [word.text],
  );

/** What of a piece an act leaves: words of its own, and values that it does not use. */
export function leftBy(text: string, values: Values, explained: readonly Span[]): string[] {
  const unused = valueSpans(values).filter((span) => !explained.some((other) => overlaps(other, span)));
  const said = unused.map(({ start, end }) => text.slice(start, end).trim());
  return [...said, ...unexplained(text, [...explained, ...unused])];
}
