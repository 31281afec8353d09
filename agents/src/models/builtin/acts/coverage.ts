import { CUE_WORDS } from '../../../guard/cue-words.ts';
import { wordsIn } from '../records/words.ts';
import { overlaps, type Span } from './spans.ts';

/** The words of a text that carry something of their own and stand in none of the explained places. */
export const unexplained = (text: string, explained: readonly Span[]): string[] =>
  wordsIn(text).flatMap((word) =>
    CUE_WORDS.has(word.text.replaceAll('-', '')) ||
    CUE_WORDS.has(word.text) ||
    explained.some((span) => overlaps(span, word))
      ? []
      : [word.text],
  );
