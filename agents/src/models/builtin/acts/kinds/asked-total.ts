import type { KnownRecord } from '../../../../known.ts';
import { type Act, act, leading } from '../act.ts';
import { show } from '../look-up.ts';
import { plainly } from '../plainly.ts';
import { isFresh, jobOfRecord, jobTarget, type Piece, type Scene, type Target } from '../scene.ts';
import { type Span, wholeOf } from '../spans.ts';

/** "whats that come to with gst", "hows much is that all up now", "the total incl gst". */
const TOTAL =
  /\b(?:come|comes|coming|came|add|adds) (?:up )?to\b|\btotal\b|\ball up\b|\b(?:al)?together\b|\ball in\b|\bgrand total\b|\bwith (?:the )?gst\b|\binc(?:l|luding)?\.? (?:the )?gst\b|\bwhats (?:it|that|the (?:quote|price|job)) (?:at|up to|worth)\b|\bwhats (?:it|that|this|the (?:new )?(?:quote|price|total)) (?:now )?inc(?:l|lusive)?\W*$/u;
const ASKS = /\b(?:what|whats|wots|how much|hows much|how many dollars)\b/u;
/** "how much will she still owe me when its all done": what is still to come of a job. */
const TO_COME =
  /\b(?:owe|owes|owing|to come|left to pay|pay me|get out of)\b.*\b(?:when|once|by the time|at the end|in the end|all done|finished|altogether|all up)\b|\b(?:when|once) (?:its|it is|were|we are|im|thats) (?:all )?(?:done|finished|wrapped up)\b.*\b(?:owe|owes|owing|to come)\b/u;
const OTHER =
  /\b(?:spen[dt]|cost(?:s|ing)? (?:me|us)|expenses?|orders?|ordered|materials|hours|fuel|overdue|this (?:quarter|month|week|year)|last (?:quarter|month|week|year)|bas|tax|paid|everyone|everybody|jobs|quotes|invoices|all (?:my|our|the)|who|budget|supplier|timber|weigh|distance)\b/u;

/** What a quote, a job or an invoice comes to: the paper that is talked about, or the job with its variations once it was agreed. */
export function askedTotal(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  const toCome = TO_COME.test(said);
  if (!(toCome || asksTotal(said)) || OTHER.test(said) || isOfElse(piece)) return null;
  const all = wholeOf(piece.text);
  const job = jobTarget(piece, scene);
  const quote = quoteMeant(piece, scene, job?.record ?? null);
  const isAgreed = toCome || quote?.status === 'accepted' || spokeOfVariation(scene);
  if (quote && !isAgreed) return leading(show(quote, all));
  const of = jobMeant(quote, job, scene);
  const billing = of && leading(act('job_billing', { job: of.id }, of, all));
  if (isAgreed && billing) return billing;
  if (quote) return null;
  // "whats lenas all up now": nothing is quoted or drafted that is at hand, so what the job is worth
  return showDrafted(scene, all) ?? (ALL_UP.test(said) ? billing : null);
}
const asksTotal = (said: string): boolean => ASKS.test(said) && TOTAL.test(said);
const jobMeant = (quote: KnownRecord | null, job: Target | null, { records }: Scene): KnownRecord | null =>
  (quote && jobOfRecord(quote, records)) ?? job?.record ?? null;
const ALL_UP = /\ball up\b|\btotal\b|\baltogether\b|\ball in\b/u;

/** Nothing is quoted: the invoice that was drafted just before. */
function showDrafted({ records }: Scene, all: readonly Span[]): Act | null {
  const invoice = records.find((one) => one.kind === 'finance' && isFresh(one) && one.due !== undefined);
  return invoice ? leading(show(invoice, all)) : null;
}

const isOfElse = ({ values: { days, named } }: Piece): boolean =>
  days.length > 0 || [named.supplier, named.item].some(Boolean);

/** The quote that was made or changed last, of the job or the client that is meant. */
function quoteMeant({ values }: Piece, { records }: Scene, job: KnownRecord | null): KnownRecord | null {
  const quotes = records.filter(
    ({ kind, status }) => kind === 'quote' && status !== 'declined' && status !== 'expired',
  );
  // "whats the new total", of a job that is talked about: what its client was quoted
  const client = values.named.client?.value.record?.name ?? job?.client;
  const theirs = client ? quotes.filter((one) => one.client === client) : quotes;
  const own = job?.number ? theirs.filter((one) => one.job === job.number) : [];
  return theirs.find(isFresh) ?? own[0] ?? (client && theirs.length === 1 ? (theirs[0] ?? null) : null);
}

const spokeOfVariation = ({ history }: Scene): boolean =>
  /\bvariation\b/iu.test(history.findLast(({ role }) => role === 'assistant')?.text ?? '');
