import { DAY_QUESTIONS } from './questions/days.ts';
import { JOB_QUESTIONS } from './questions/jobs.ts';
import { MONEY_QUESTIONS } from './questions/money.ts';
import { ORDER_QUESTIONS } from './questions/orders.ts';
import { OTHERS_QUESTIONS } from './questions/others.ts';
import { PEOPLE_QUESTIONS } from './questions/people.ts';
import { QUOTE_QUESTIONS } from './questions/quotes.ts';

/** More ways to ask about what is on file. Nothing here ever changes a record. */
export const QUESTIONS: Readonly<Record<string, string>> = {
  ...JOB_QUESTIONS,
  ...DAY_QUESTIONS,
  ...PEOPLE_QUESTIONS,
  ...ORDER_QUESTIONS,
  ...MONEY_QUESTIONS,
  ...QUOTE_QUESTIONS,
  ...OTHERS_QUESTIONS,
};
