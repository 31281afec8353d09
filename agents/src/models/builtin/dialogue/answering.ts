import { datesIn } from '../extract/dates.ts';
import { ASKS_DAY, ASKS_SUM, ASKS_WHICH, SAYS_DUE } from '../lexicon/answer-kinds.ts';
import { takeRecord } from '../records/take.ts';
import { saysSum } from './answer-fits.ts';
import { correctionIn } from './correct.ts';
import { type Answer, answerTo, type Open } from './pending.ts';
import type { Talk } from './talk.ts';

/**
 * What a message does with the open question. What only changes the thing that was done since is no answer to what was
 * asked before it: "from reece" after an order goes with the order.
 */
export function answering(open: Open, said: string, around: Talk): Answer {
  // a story behind something else is none, whatever figures are in it
  if (open.aside && said.split(/\s+/).length > MOST_WORDS) return { is: 'other' };
  return open.aside && !suits(said, open.question.text, around) && correctionIn(said, around)
    ? { is: 'other' }
    : answerTo(open, said, around);
}

const MOST_WORDS = 8;

/** Whether it contains what was asked for. */
const suits = (said: string, question: string, { records, facts }: Talk): boolean => {
  if (ASKS_SUM.test(question)) return saysSum(said) || SAYS_DUE.test(said);
  if (ASKS_DAY.test(question)) return datesIn(said, facts).length > 0;
  return ASKS_WHICH.test(question) && takeRecord('job', said, records) !== null;
};
