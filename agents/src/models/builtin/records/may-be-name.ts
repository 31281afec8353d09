import { CUE_WORDS } from '../lexicon/cue-words.ts';
import { NAME_ENDS } from '../lexicon/name-ends.ts';
import { NOT_NAMES } from '../lexicon/not-names.ts';
import { opens } from '../lexicon/openers.ts';
import { isWork } from '../lexicon/work.ts';

/** Whether a word, in small letters, may be somebody's name: none that people ask, order, or speak of work with. */
export const mayBeName = (word: string): boolean =>
  ![CUE_WORDS, NAME_ENDS, NOT_NAMES].some((words) => words.has(word)) && !isWork(word) && !opens(`${word} x`);
