import { type Act, act, leading } from '../act.ts';
import { plainly } from '../plainly.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

/** "list my drafts", "what have i got in draft", "any drafts waiting". */
const DRAFTS =
  /^(?:(?:can you |please |and )*(?:list|show|see|get|find|give|whats?|which|any|how many|are there|do i have|have i got)\b.*)?\bdrafts?\b(?! (?:an?|the|me|up|for)\b)/u;
/** "which invoices havent been sent", "unsent invoices". */
const UNSENT =
  /\b(?:invoices?|bills?)\b.*\b(?:(?:havent|hasnt|have not|has not|not|arent|isnt|werent|never)(?: (?:yet|been|gone|got|still))*(?: (?:sent|out|gone out|issued))|still to (?:send|go(?: out)?|be sent))\b|\bunsent (?:invoices?|bills?)\b/u;
const QUOTES = /\bquotes?\b/u;
const INVOICES = /\b(?:invoices?|bills?)\b/u;
/** One draft is changed, sent or looked at otherwise. */
const OTHER = /\b(?:send|issue|delete|change|email|text|that draft|this draft|the draft|variations?|messages?)\b/u;
/** "what jobs arent invoiced". */
const UNBILLED =
  /\b(?:what|which|any|list|show)\b.*\bjobs?\b.*\b(?:(?:arent|havent|hasnt|isnt|not|havent been|not been|never)(?: (?:yet|been|fully|all))* (?:invoiced|billed)|uninvoiced|unbilled|(?:left|still|yet) to (?:invoice|bill|be (?:invoiced|billed)))\b/u;

/** What is still a draft, invoices and quotes, each kind where it is named; or which jobs are not all invoiced. */
export function askedDrafts(piece: Piece, scene: Scene): readonly Act[] | Act | null {
  const said = plainly(piece.text);
  const all = wholeOf(piece.text);
  if (![DRAFTS, UNSENT, UNBILLED].some((form) => form.test(said)) || OTHER.test(said) || piece.values.days.length)
    return null;
  const whose = piece.values.named.client ? clientTarget(piece, scene) : null;
  const client = whose?.reference;
  const billing = act('list_finance_records', { balance: true, client }, whose?.record ?? null, all);
  if (UNBILLED.test(said)) return leading(billing);
  const invoices = act('list_finance_records', { drafts: true, client }, whose?.record ?? null, all);
  const quotes = act('list_quotes', { status: 'draft', client }, whose?.record ?? null, all);
  if (QUOTES.test(said) && !INVOICES.test(said)) return leading(quotes);
  return INVOICES.test(said) && !QUOTES.test(said) ? leading(invoices) : [leading(invoices), leading(quotes)];
}
