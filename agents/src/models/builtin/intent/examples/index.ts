import { AS_NEWS } from './as-news.ts';
import { CANNOT } from './cannot.ts';
import { FINANCE } from './finance.ts';
import { FINANCE_MORE } from './finance-more.ts';
import { IN_TALK } from './in-talk.ts';
import { ITEMS } from './items.ts';
import { ITEMS_MORE } from './items-more.ts';
import { JOBS } from './jobs.ts';
import { MONEY_ASKED } from './money-asked.ts';
import { PEOPLE } from './people.ts';
import { PLAIN } from './plain.ts';
import { QUESTIONS } from './questions.ts';
import { QUESTIONS_SAID } from './questions-said.ts';
import { QUOTES } from './quotes.ts';
import { QUOTES_MORE } from './quotes-more.ts';
import { ROUGH_SAID } from './rough-said.ts';
import { STEPS_SAID } from './steps-said.ts';
import { TALKED } from './talked.ts';
import { TASKS } from './tasks.ts';
import { TURNED_ROUND } from './turned-round.ts';

/**
 * How people ask for each tool, one request a line, as the mask leaves it: {client} {supplier} {job} {item} {task}
 * {quote} {money} {date} {time} {number} {percent} {phone} {email} {address}, and {any} for words that do not matter.
 */
export const EXAMPLES: Readonly<Record<string, string>> = merged([
  JOBS,
  PEOPLE,
  TASKS,
  ITEMS,
  FINANCE,
  QUOTES,
  QUESTIONS,
  QUESTIONS_SAID,
  MONEY_ASKED,
  IN_TALK,
  CANNOT,
  PLAIN,
  ITEMS_MORE,
  FINANCE_MORE,
  QUOTES_MORE,
  TALKED,
  AS_NEWS,
  TURNED_ROUND,
  STEPS_SAID,
  ROUGH_SAID,
]);

/** Lines for one tool may stand in several files. */
function merged(all: Readonly<Record<string, string>>[]): Record<string, string> {
  const lines: Record<string, string> = {};
  for (const [tool, text] of all.flatMap((examples) => Object.entries(examples)))
    lines[tool] = [lines[tool], text].filter(Boolean).join('\n');
  return lines;
}
