import { type Act, act, leading, words } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, spanOf, wholeOf } from '../spans.ts';
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
export function claimMade(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  const all = wholeOf(text);
  const said = CLAIM.exec(text);
  if (!said) return answered(piece, scene);
  if (/\?\s*$/u.test(text) || !(ORDERS.test(text) || PLAIN.test(text))) return null;
  if (MAKES.test(text))
    return leading(words('I draft the invoice first. Tell me what to claim, then say "make it a payment claim".', all));
  // "claim" tells which invoice as well: that of the law is none
  const meant = invoiceMeant({ ...piece, text: blanked(text, [spanOf(said)]) }, scene, NUMBERED);
  if (!meant) return leading(words('Which invoice should be a payment claim?', all));
  const args = PLAIN.test(text) ? { plain: true } : saidOf(piece, scene);
  return leading(act('set_payment_claim', { ...meant, ...args }, null, all));
}

/** With what was said of it when it was asked for. */
function answered(piece: Piece, scene: Scene): Act | null {
  const question = scene.history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  if (!ASKED_OWNER.test(question)) return null;
  const { text } = piece;
  const home_owner = ownerIn(text) ?? (YES.test(text) ? true : NO.test(text) ? false : undefined);
  if (home_owner === undefined) return null;
  const before = scene.history.findLast(({ role }) => role === 'user')?.text ?? '';
  const meant = invoiceMeant(piece, scene);
  if (!meant) return null;
  const args = { ...meant, work: workIn(before), trade: tradeIn(`${before} ${text}`), home_owner };
  return leading(act('set_payment_claim', args, null, wholeOf(text)));
}

function saidOf({ text, values }: Piece, { facts }: Scene): Record<string, unknown> {
  const days = values.days.flatMap((day) => ('date' in day ? [past(day.date, facts.today)] : [])).toSorted();
  const [from, to, another] = days;
  const period = from && to && !another ? { from, to } : {};
  return { home_owner: ownerIn(text), trade: tradeIn(text), work: workIn(text), ...period };
}

/** Work that is claimed for is done: a day without a year that is still to come is last year's. */
const past = (day: string, today: string): string =>
  day > today ? `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` : day;

const ownerIn = (text: string): boolean | undefined =>
  OWNER_NOT.test(text) ? false : OWNER.test(text) ? true : undefined;
const tradeIn = (text: string): string | undefined => TRADES.find(([said]) => said.test(text))?.[1];
const workIn = (text: string): string | undefined => WORK.exec(text)?.groups?.work?.trim();
