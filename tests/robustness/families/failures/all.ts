// The kinds of failure seen with the built-in model, in the order in which they were first written down.
import type { Failure } from '../../talk.ts';
import { ANSWERS } from './answers.ts';
import { CANNOT } from './cannot.ts';
import { COMMAND_WORDS } from './command-words.ts';
import { OPEN_QUESTIONS } from './open-questions.ts';
import { PRICES_SAID } from './prices.ts';
import { SECOND_REQUESTS } from './second-requests.ts';
import { TAKE_BACKS } from './take-backs.ts';
import { TARGETS } from './targets.ts';
import { VOICE } from './voice.ts';
import { WRONG_FIELD } from './wrong-field.ts';

export const FAILURES: readonly Failure[] = [
  WRONG_FIELD,
  TAKE_BACKS,
  PRICES_SAID,
  COMMAND_WORDS,
  OPEN_QUESTIONS,
  TARGETS,
  SECOND_REQUESTS,
  CANNOT,
  ANSWERS,
  VOICE,
];
