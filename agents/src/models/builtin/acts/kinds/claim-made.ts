import { MONTH } from '../../extract/calendar.ts';
import { datesIn } from '../../extract/dates.ts';
import { type Act, act, leading, words } from '../act.ts';
import { plainly } from '../plainly.ts';
import { clientTarget, jobTarget, type Piece, type Scene } from '../scene.ts';
import { blanked, type Span, spanOf, wholeOf } from '../spans.ts';
import { billShare } from './bill-share.ts';
import { gstPeriodIn } from './gst-period.ts';
import { invoiceMeant } from './invoice-meant.ts';

const CLAIM =
  /\b(?:a\s+)?(?:proper\s+|formal\s+)?payment\s+claim(?:\s+under\s+(?:the\s+)?(?:sopa?|security of payments?(?:\s+act)?|cca|act))?\b/iu;
const ORDERS =
  /\b(?:make|turn|mark|flag|set|change|do|switch|put|send|issue|want|needs?|should be|has to be|must be|as|into)\b[^.?!]*\bpayment\s+claim\b/iu;
const PLAIN =
  /\b(?:no|not|isn'?t|isnt|shouldn'?t be|take off|take|drop|remove|undo|without|stop)\b[^.?!]*\bpayment\s+claim\b|\bpayment\s+claim\b\s+off\b/iu;
/** Of one that is to be drafted as well. */
const MAKES =
  /^(?:(?:and|also|then|please|pls|can you|could you|ok|now|just)[\s,]+)*(?:invoice|bill|charge|claim)\b.*(?:\d|half|rest|lot)/iu;
const ASKED_OWNER = /do they live there or are going to/iu;
const OWNER_NOT =
  /\b(?:does\s?n[o']?t|do\s?n[o']?t|don'?t|doesn'?t|do not|does not|nobody|no one)\s+live\s+there\b|\b(?:not|isn'?t|isnt|aren'?t)\s+(?:the\s+|an?\s+)?(?:home\s?)?owner\b|\bno home\s?owner\b/iu;
const OWNER =
  /\b(?:lives?|living|moving in(?:to)?|going to live)\s+(?:there|in it|here)\b|\bowner[- ]occup\w*|\bhome\s?owner\b|\btheir own (?:home|house|place)\b/iu;
/** All that is said of who lives there. */
const OWNER_SAID = new RegExp(
  `[\\s,]*(?:\\b(?:and|but|they|he|she|the client|\\p{L}+)\\s+)?(?:is\\s+)?(?:${OWNER_NOT.source}|${OWNER.source}).*$`,
  'iu',
);
const YES = /^(?:yes|yep|yeah|yup|aye|correct|they do|he does|she does)\b/iu;
const NO = /^(?:no|nah|nope|neither)\b/iu;
const TRADES: readonly [said: RegExp, trade: string][] = [
  [/\belectrical\b/iu, 'electrical'],
  [/\bplumbing\b/iu, 'plumbing'],
  [/\bdrainage\b/iu, 'drainage'],
  [/\bgas(?:\s?fitting)?\s+work\b/iu, 'gas'],
  [/\bair[- ]?con(?:ditioning)?\b/iu, 'air_conditioning'],
  [/\b(?:building|carpentry)\s+work\b/iu, 'building'],
];
const WORK = /\bpayment\s+claim\b\s*[,:-]?\s*(?:it'?s\s+)?(?:for|covering|covers)\s+(?:the\s+)?(?<work>[^.,;?!]+)/iu;

/** Which becomes a claim is there, so figures behind "invoice" are its number. */
const NUMBERED = /\b(?:invoice|inv|bill)\s*(?:no\.?|number|#)?\s*(?:inv-?)?(\d{3,6})\b/iu;

/** "make it a payment claim for the frame, they don't live there", and the answer to who lives there. */
export function claimMade(piece: Piece, scene: Scene): Act | readonly Act[] | null {
  const { text } = piece;
  const all = wholeOf(text);
  const said = CLAIM.exec(text);
  if (!said) return answered(piece, scene);
  if (/\?\s*$/u.test(text)) return null;
  const drafted = PLAIN.test(text) ? null : draftedToo(piece, scene, said);
  if (drafted) return drafted;
  if (!(ORDERS.test(text) || PLAIN.test(text))) return null;
  if (MAKES.test(text))
    return leading(words('I draft the invoice first. Tell me what to claim, then say "make it a payment claim".', all));
  // "claim" tells which invoice as well: that of the law is none
  const meant = invoiceMeant({ ...piece, text: blanked(text, [spanOf(said)]) }, scene, NUMBERED);
  if (!meant) return leading(words('Which invoice should be a payment claim?', all));
  const args = PLAIN.test(text) ? { plain: true } : saidOf(piece, scene);
  return leading(act('set_payment_claim', { ...meant, ...args }, null, all));
}

/** How much of the job it asks for: "payment claim for 40% on the deck". */
const HOW_MUCH = /\d\s*(?:%|per ?cent)|\b(?:half|third|quarter|rest|balance|remainder|remaining|lot|final)\b/iu;

/** A payment claim of a share that is no invoice yet: it is drafted, and made one in the same breath. */
function draftedToo(piece: Piece, scene: Scene, said: RegExpExecArray): readonly Act[] | null {
  const { text, values } = piece;
  if (
    !HOW_MUCH.test(text) ||
    /\b(?:make|turn|change|switch|mark|flag)\s+(?:it|that|this|the\s+(?:last|draft|final|progress)?\s*(?:one|invoice|claim))\b/iu.test(
      text,
    )
  )
    return null;
  const job = jobTarget(piece, scene);
  const client = clientTarget(piece, scene);
  const whose = job ? { job: job.reference } : client ? { client: client.reference } : null;
  if (!whose) return null;
  // "claim 40% on the deck" is what is left of it for whoever bills
  const word = ORDERS_BILL.test(text.slice(0, said.index)) ? '' : 'claim';
  const bare = blanked(text, [spanOf(said), ...daysSpans(text, values.days)]);
  const order = bare.slice(0, said.index) + word.padEnd(said[0].length) + bare.slice(said.index + said[0].length);
  const billed = billShare({ text: order.replace(/\bas\s*$/iu, '  '), values: { ...values, days: [] } }, scene);
  const [bill] = billed === null ? [] : [billed].flat();
  if (!bill?.call) return null;
  const rest = /\b(?:rest|balance|remainder|remaining|final|lot)\b/iu.test(text);
  const args = { ...whose, invoice_kind: rest ? undefined : 'progress', ...saidOf(piece, scene) };
  const claim = leading(act('set_payment_claim', args, job?.record ?? null, wholeOf(text)));
  return [{ ...bill, explains: wholeOf(text) }, claim];
}
const ORDERS_BILL = /\b(?:invoice|bill|claim|charge)\b/iu;
const daysSpans = (text: string, days: Piece['values']['days']): Span[] => {
  const period = PERIOD.exec(text);
  const owner = OWNER_SAID.exec(text);
  return [...days, ...[period, owner].flatMap((one) => (one ? [spanOf(one)] : []))];
};
/** "for work from 9 november to 27 november": when it was done. */
const PERIOD =
  /(?:\b(?:for|of|on)\s+)?(?:\b(?:the\s+)?work\s+(?:done\s+)?)?\b(?:from|between|since)\s+(?:the\s+)?\d[^,.;?!]*$/iu;

/** With what was said of it when it was asked for. */
function answered(piece: Piece, scene: Scene): Act | null {
  const question = scene.history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const asksOwner = ASKED_OWNER.test(question);
  const asksDays = ASKED_DAYS.test(question) || MADE_ONE.test(question);
  if (!asksOwner && !asksDays) return null;
  const { text } = piece;
  const home_owner =
    ownerIn(text) ?? (asksOwner ? (YES.test(text) ? true : NO.test(text) ? false : undefined) : undefined);
  const period = asksDays ? workedIn(piece, scene) : {};
  if (home_owner === undefined && !period.from && !period.to) return null;
  const before = scene.history.findLast(({ role }) => role === 'user')?.text ?? '';
  const meant = invoiceMeant({ ...piece, values: { ...piece.values, days: [] } }, scene);
  if (!meant) return null;
  const args = { ...meant, work: workIn(before), trade: tradeIn(`${before} ${text}`), home_owner, ...period };
  return leading(act('set_payment_claim', args, null, wholeOf(text)));
}
/** Told just now, so days alone put its period right. */
const MADE_ONE = /^(?:\p{L}+: )?Made .+ a payment claim under the law of/u;
const ASKED_DAYS = /(?:from which|until which|first|last) day the work is|Say (?:from|until) which day/iu;

/** First and last day of the work that is claimed for: days, or the month it was done in; empty where none is said. */
function workedIn({ text, values }: Piece, { facts }: Scene): { from?: string; to?: string } {
  const short = TO_DAY.exec(text)?.groups;
  const whole = short ? `${short.first} ${short.month} to ${short.last} ${short.month}` : text;
  const dates = short ? datesIn(whole, facts).map(({ date }) => date) : daysOf(values);
  const [first, last, another] = dates;
  if (first && last && !another) {
    const from = past(first, facts.today);
    return { from, to: firstFrom(from, last) };
  }
  if (first && /\b(?:till?|until|up to|to)\s+(?:now|today)\b/iu.test(text))
    return { from: past(first, facts.today), to: facts.today };
  const span = /\d/u.test(text) ? null : gstPeriodIn(plainly(text), facts);
  return span && span.from < span.to ? span : {};
}
/** The same day of the year in which it comes soonest after the first one. */
function firstFrom(from: string, day: string): string {
  const year = Number(from.slice(0, 4)) + (day.slice(4) < from.slice(4) ? 1 : 0);
  return day.slice(0, 4) <= from.slice(0, 4) ? day : `${year}${day.slice(4)}`;
}
/** "9 to 27 november": the month is said once. */
const TO_DAY = new RegExp(
  `\\b(?<first>\\d{1,2})(?:st|nd|rd|th)?\\s*(?:to|till?|until|through|-)\\s*(?:the\\s+)?(?<last>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?<month>${MONTH})\\b`,
  'iu',
);
const daysOf = ({ days }: Piece['values']): string[] => days.flatMap((day) => ('date' in day ? [day.date] : []));

function saidOf(piece: Piece, scene: Scene): Record<string, unknown> {
  const { text, values } = piece;
  const period = values.days.length || TO_DAY.test(text) ? workedIn(piece, scene) : {};
  return { home_owner: ownerIn(text), trade: tradeIn(text), work: workIn(text), ...period };
}

/** Work that is claimed for is done: a day without a year that is still to come is last year's. */
const past = (day: string, today: string): string =>
  day > today ? `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` : day;

const ownerIn = (text: string): boolean | undefined =>
  OWNER_NOT.test(text) ? false : OWNER.test(text) ? true : undefined;
const tradeIn = (text: string): string | undefined => TRADES.find(([said]) => said.test(text))?.[1];
/** What was done, in the words of whoever said it; neither when, nor how much of it, nor whose it is. */
function workIn(text: string): string | undefined {
  const said = (WORK.exec(text.replace(PERIOD, ' '))?.groups?.work ?? '').trim();
  const work = said.replace(/^(?:the\s+)?work(?:s)?(?:\s+(?:done|on))?\b\s*/iu, '').trim();
  return HOW_MUCH.test(work) || !/\p{L}{3}/u.test(work) ? undefined : work;
}
