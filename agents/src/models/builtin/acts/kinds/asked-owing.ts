import { type Act, act, leading } from '../act.ts';
import { asks } from '../asks.ts';
import { plainly } from '../plainly.ts';
import type { Piece } from '../scene.ts';
import { wholeOf } from '../spans.ts';

/** "whats the total outstanding now across everyone", "what do people owe me in total", "whos owing all up, everyone". */
const OWING =
  /\b(?:outstanding|owing|owed|owes?|unpaid)\b.*\b(?:everyone|everybody|across the board|all (?:of them|clients|customers)|in total|all up|altogether|overall)\b|\b(?:total|everyone|everybody|people|customers|clients|altogether|all up)\b.*\b(?:outstanding|owing|owed|owes?|unpaid)\b/u;
const OTHER =
  /\b(?:(?:i|we|do you) (?:still )?owe|suppliers?|overdue|late|bills? (?:to|for)|quotes?|invoiced|month|week|quarter|year|who owes (?:the )?most|biggest|gst|tax|expenses?)\b/u;

/** What everybody owes: every unpaid invoice, whatever the talk is about. */
export function askedOwing({ text, values }: Piece): Act | null {
  const said = plainly(text);
  const { client, job, supplier } = values.named;
  if (!OWING.test(said) || OTHER.test(said) || client || job || supplier || values.days.length || !asks(text))
    return null;
  return leading(act('list_finance_records', { unpaid: true }, null, wholeOf(text)));
}
