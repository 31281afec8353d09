import { isCueWord } from '../lexicon/cue-words.ts';
import { wordsIn } from '../records/words.ts';
import { overlaps, type Span } from './spans.ts';
import { type Values, valueSpans } from './values.ts';

/** Words of news ("done", "arrived"): another act does not cover them, they are an act of their own. */
const NEWS: ReadonlySet<string> = new Set(
  `accepted declined approved done finished completed complete arrived delivered paid cancelled canceled cancel delete scrap`.split(
    ' ',
  ),
);
const carriesNothing = (word: string): boolean => !NEWS.has(word) && isCueWord(word);

/** The words of a text that mean something and that no act explains. */
export const unexplained = (text: string, explained: readonly Span[]): string[] =>
  wordsIn(text).flatMap((word) =>
    carriesNothing(word.text) || explained.some((span) => overlaps(span, word)) ? [] : [word.text],
  );

/** What an act leaves of a piece: words that mean something, and values that it does not use. */
export function leftBy(text: string, values: Values, explained: readonly Span[]): string[] {
  const unused = valueSpans(values).filter((span) => !explained.some((other) => overlaps(other, span)));
  const said = unused.map(({ start, end }) => text.slice(start, end).trim());
  return [...said, ...unexplained(text, [...explained, ...unused])];
}
