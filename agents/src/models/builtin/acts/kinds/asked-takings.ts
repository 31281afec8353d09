import { daysIn } from '../../decide/span.ts';
import { type Act, act, leading } from '../act.ts';
import { asks } from '../asks.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

/** "whats come in this month all up", "how much has come in this quarter", "what have i taken this month". */
const CAME_IN =
  /\b(?:whats|what has|what have|whatve|what did|how much(?: money| cash)?(?: has| have)?|hows much)\s+(?:(?:we|i)\s+)?(?:(?:actually|all|been|already|money|cash)\s+)*(?:(?:come|came|comes|rolled|taken|pulled)\s+in|(?<=\b(?:i|we)\s)(?:taken|earned|earnt)(?=\s+(?:this|last|so far|since|in (?:total|all))\b))\b/u;
/** Of money, not of deliveries, messages or people. */
const OF_MONEY =
  /\bmoney\b|\bcash\b|\bhow much\b|\ball up\b|\bin total\b|\b(?:al)?together\b|\ball told\b|\bin all\b|\b(?:this|last|the) (?:month|quarter|year|financial year)\b/u;
const NO_MONEY =
  /\b(?:orders?|ordered|deliver\w*|stock|materials|timber|stuff|messages?|texts?|e?mails?|mail|leads?|enquir\w*|quote[ds]?|invoiced|billed|rain\w*|jobs?|work|parcels?|from|for)\b/u;
/** "how much have i put through for fuel this month": said of what was spent, not of whoever is called so. */
const PUT_THROUGH =
  /\b(?:how much|what)\s+(?:money\s+)?(?:have|has|did|ve)?\s*(?:i|we)\s+(?:(?:already|actually)\s+)?(?:(?:put|run|gone)\s+through\s+for|claimed\s+for|(?:run|racked)\s+up\s+(?:for|in|on)|(?:blown|dropped|burnt|burned)\s+on)\s+(?<what>\p{L}[\p{L} ]{1,30}?)(?=\s+(?:this|last|so far|since|in|over|for the|the last|today|yesterday|all up|in total)\b|\s*$)/u;
const NO_SPENDING =
  /\b(?:him|her|them|it|that|this|there|job|quotes?|invoices?|bills?|hours?|time|list|order|jobs|to-?dos?|bank|card|visa|mastercard|eftpos|account|gst|tax|super|deposits?|today|tomorrow|yesterday|next|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/u;

/** What came in over some time, and what was put through for something: the books, and no days or people. */
export function askedTakings({ text, values }: Piece, { facts }: Scene): Act | null {
  const { named } = values;
  const said = plainly(text);
  if (!asks(text) || named.supplier || named.item || named.task) return null;
  const days = daysIn(text, facts, { past: true, whole: true });
  const when = { from: days?.from, to: days?.to };
  const all = wholeOf(text);
  if (CAME_IN.test(said) && OF_MONEY.test(said) && !NO_MONEY.test(said) && !named.job && !named.client)
    return leading(
      act('list_finance_records', { type: 'payment', ...when, day: days ? 'paid' : undefined }, null, all),
    );
  const what = PUT_THROUGH.exec(said)?.groups?.what;
  if (!what || NO_SPENDING.test(what) || named.job || named.client) return null;
  return leading(act('list_finance_records', { type: 'expense', search: what.trim(), ...when }, null, all));
}
