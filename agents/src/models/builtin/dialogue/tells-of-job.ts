import { BOOKS_IN } from '../lexicon/booked-in.ts';
import { WORK_AND_PRICE } from '../lexicon/price-wanted.ts';
import { ASKS_FOR_WORK, NO_WORK } from '../lexicon/pronouns.ts';
import { normalise } from '../normalise.ts';

/** "he needs his spouting replaced, 4200 plus gst" is work to be done for whom the talk is about. */
export const asksForWork = (said: string): boolean => ASKS_FOR_WORK.test(said) && !NO_WORK.test(said);

/** Whether a message is about a job though it does not say so: work that somebody wants, or has and wants a price for, or a day to be put in the book. */
export function tellsOfJob(message: string): boolean {
  const said = normalise(message);
  return asksForWork(said) || BOOKS_IN.test(said) || WORK_AND_PRICE.test(said);
}
