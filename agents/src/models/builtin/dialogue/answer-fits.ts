import { datesIn } from '../extract/dates.ts';
import { takeExpectedAmount } from '../extract/money.ts';
import {
  ASKS_DAY,
  ASKS_ORDER,
  ASKS_SUM,
  ASKS_WAY,
  ASKS_WHO,
  ASKS_WORDS,
  SAYS_DUE,
  SAYS_SHARE,
  SAYS_WAY,
} from '../lexicon/answer-kinds.ts';
import { PERSON_WORDS } from '../lexicon/pronouns.ts';
import { nameAt } from '../people/name-at.ts';
import { takeRecord } from '../records/take.ts';
import type { Talk } from './talk.ts';

/**
 * Whether words can be an answer to what was asked: an amount to "how much", a name to "who", money in or out to "is that a
 * payment". What cannot be is a message of its own, however odd.
 */
export function answerFits(question: string, said: string, { records, facts }: Talk): boolean {
  if (IN_A_MOMENT.test(said)) return false;
  if (!ASKS_WORDS.test(question) && said.split(/\s+/).length > LONGEST) return false;
  if (ASKS_SUM.test(question)) return saysSum(said) || SAYS_DUE.test(said);
  if (ASKS_WAY.test(question)) return SAYS_WAY.test(said) && !MONEY_NEWS.test(said);
  if (ASKS_DAY.test(question)) return datesIn(said, facts).length > 0;
  // nobody is ordered: "keep him till he coughs up" goes with no order
  if (ASKS_ORDER.test(question)) return !PERSON_WORDS.test(said);
  if (!ASKS_WHO.test(question)) return true;
  if (/^(?:he|she|they|it|i|we|you)\b/i.test(said)) return false;
  const named = takeRecord('client', said, records) ?? takeRecord('job', said, records) ?? nameAt(said, 0);
  return named !== null || said.split(/\s+/).length <= MOST_OF_A_NAME;
}
/** "hang on phones ringing": whoever says so has not answered yet. */
const IN_A_MOMENT =
  /^(?:sorry[\s,]+)?(?:(?:just )?(?:hang|hold) on|(?:just |give me )?(?:a|one|1) (?:sec|second|min|minute|moment|tick)|back in a|brb)\b(?![^\d]*\d)/i;
/** "his deposit has landed": news about money that was not asked about. */
const MONEY_NEWS =
  /^(?:his|her|their|the|\p{L}+['’]s)\s+(?:\p{L}+\s+)?(?:deposit|payment|money|cheque|transfer)\s+(?:has|have|just|finally|is|came|landed|cleared|hit|arrived|went)\b/iu;
const MOST_OF_A_NAME = 3;
/** Words of an answer; a story is none. */
const LONGEST = 16;

export const saysSum = (said: string): boolean => SAYS_SHARE.test(said) || takeExpectedAmount(said) !== null;
