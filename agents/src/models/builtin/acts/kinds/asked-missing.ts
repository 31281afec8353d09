import { type Act, act, leading } from '../act.ts';
import { plainly } from '../plainly.ts';
import type { Piece } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const WITHOUT =
  "(?:without|with no|have no|has no|having no|got no|missing|that need|needing|(?:that |who |which )*(?:don't have|dont have|doesn't have|doesnt have|haven't got|havent got|hasn't got|hasnt got|haven't|havent|not got|don't|dont|still need|need))";
const THING = '(?:\\s+(?:an?|any|the|their|set|been given|been))*\\s+';
const JOBS = new RegExp(
  `\\b(?:jobs?|work|projects?)\\b.*\\b${WITHOUT}${THING}(?<what>dates?|days?|start dates?|prices?|budgets?|clients?)\\b|\\bun(?<un>dated|scheduled|priced)\\s+jobs?\\b|\\bjobs?\\b.*\\b(?:not|aren't|arent|isn't|isnt|haven't been|havent been)\\s+(?<not>booked|scheduled|dated|priced)\\b`,
);
const CLIENTS = new RegExp(
  `\\b(?:clients?|customers?|people|who|whose|anyone|everyone)\\b.*\\b${WITHOUT}${THING}(?<what>e-?mails?|phones?|numbers?|mobiles?|address(?:es)?)\\b`,
);

/** "any jobs that haven't got a date yet", "list every client with no email": lists records that lack a field. */
export function askedMissing({ text, values }: Piece): Act | null {
  const said = plainly(text);
  // "without a day" names none
  if (values.named.client || values.named.job || values.days.some(({ is }) => is !== 'shift')) return null;
  const all = wholeOf(text);
  const { what = '', un = '', not = '' } = JOBS.exec(said)?.groups ?? {};
  const job = `${what}${un}${not}`;
  if (job) {
    const without = /client/.test(job) ? 'client' : /price|priced|budget/.test(job) ? 'budget' : 'date';
    return leading(act('list_jobs', { open: true, without, yes_no: YES_NO.test(said) || undefined }, null, all));
  }
  const lacks = CLIENTS.exec(said)?.groups?.what;
  if (!lacks) return null;
  const without = /mail/.test(lacks) ? 'email' : /address/.test(lacks) ? 'address' : 'phone';
  return leading(act('list_clients', { without, yes_no: YES_NO.test(said) || undefined }, null, all));
}
const YES_NO = /^(?:do|have|are|is|any|got)\b/;
