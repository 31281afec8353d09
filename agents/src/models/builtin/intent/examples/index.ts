import { CANNOT } from './cannot.ts';
import { FINANCE } from './finance.ts';
import { ITEMS } from './items.ts';
import { JOBS } from './jobs.ts';
import { PEOPLE } from './people.ts';
import { QUOTES } from './quotes.ts';
import { TASKS } from './tasks.ts';

/**
 * How people ask for each tool, one request a line, as the mask leaves it: {client} {supplier} {job} {item} {task}
 * {quote} {money} {date} {time} {number} {percent} {phone} {email} {address}, and {any} for words that do not matter.
 */
export const EXAMPLES: Readonly<Record<string, string>> = {
  ...JOBS,
  ...PEOPLE,
  ...TASKS,
  ...ITEMS,
  ...FINANCE,
  ...QUOTES,
  ...CANNOT,
};
