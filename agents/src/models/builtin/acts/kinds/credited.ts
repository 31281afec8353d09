import { GAP } from '../../extract/gap.ts';
import { takeInvoiceNumber } from '../../extract/invoice-number.ts';
import { type Act, act, leading, words } from '../act.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { invoiceMeant } from './invoice-meant.ts';
import { MONEY_LEAD, reasonIn, sumIn } from './money-words.ts';

/** "credit dave $100", "a credit note for invoice 1001", "chuck a 100 credit on his invoice". */
const CREDITS = new RegExp(
  `${MONEY_LEAD}credit\\s+\\S|\\b(?:credit|adjustment) notes?\\b|\\b(?:give|issue|do|make|raise|write|apply|put|whack|chuck|stick|needs?|wants?|due|get|send|knock up|whip up)\\b[^.?!]{0,40}\\b(?:a |an |the )?(?:\\$?[\\d.,]+ (?:dollar |buck )?)?credit\\b|\\b(?:should|needs? to|has to|have to) (?:get|be|have)\\b[^.?!]{0,30}\\bcredited\\b|^(?:i|we|ive|weve) (?:just |already )?credited\\b|\\bover ?(?:charged|billed|invoiced)\\b.*\\bcredit\\b`,
  'u',
);
/** "knock a hundred off daves invoice": a draft comes to less, one that was sent is credited. */
const TAKES_OFF =
  /\b(?:knock|take|chop|shave|cut|lop|drop|deduct)\b[^.?!]{0,40}\b(?:off|from)\b[^.?!]{0,30}\b(?:invoice|inv|bill)\b/u;
const OTHER =
  /\b(?:remind\w*|notes? (?:that|on)|tasks?|to-?dos?|text|tell (?:him|her|them|\w+ that)|message|credit card|card|credit check|on credit|as (?:a )?credit|in credit|accounts?|got|received|came|quote[ds]?|paid|how much|has|have|any credit)\b|%|\bper ?cent\b/u;
const PAPER = /\b(?:credit|adjustment) notes?\b/u;
const ALL =
  /\b(?:all of it|the lot|the whole (?:thing|lot|amount|invoice|bill)|in full|fully|completely|the full amount)\b/u;
/** "credit 1001": a bare number of four figures behind the verb that has no dollars. */
const NUMBER = /\b(?:credit\s+(?:inv-?|#)|(?:credit|adjustment) note\s+on\s+#?)(\d{3,6})\b/iu;

/** What is to be paid less on an invoice. What of it is not said is asked for by the tool, one thing at a time. */
export function credited(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const said = plainly(text);
  const takesOff = TAKES_OFF.test(said);
  // what is between a shop and us is another thing
  if ((!takesOff && !CREDITS.test(said)) || OTHER.test(said.replace(PAPER, 'credit')) || values.named.supplier)
    return null;
  const bare = withoutInvoice(text).replace(NUMBER, ' ');
  const money = sumIn(bare);
  if (takesOff && !money) return null;
  const all = wholeOf(text);
  const meant = invoiceMeant(piece, scene, NUMBER);
  if (!meant) return leading(words('Which invoice is the credit for: what is its number, or whose is it?', all));
  const rest = (money?.rest ?? bare).replaceAll(GAP, ' , ');
  const args = {
    ...meant,
    amount: money?.value.dollars,
    all: !money && ALL.test(said) ? true : undefined,
    reason: reasonIn(rest, values),
    or_less: takesOff || undefined,
  };
  return leading(act('credit_invoice', args, null, all));
}

/** The number of an invoice is no sum; where the invoice stands no reason begins. */
function withoutInvoice(text: string): string {
  const named = takeInvoiceNumber(text)?.rest.replaceAll(GAP, ' ') ?? text;
  const at = INVOICE.exec(named);
  return at ? blanked(named, [{ start: at.index, end: at.index + at[0].length }]) : named;
}
const INVOICE =
  /\b(?:(?:on|off|from|to|of|for|against)\s+)?(?:(?:the|his|her|their|that|this|my|last|latest|\S+s|\S+['’]s)\s+){0,3}(?:tax\s+)?(?:invoice|inv|bill)\b|\b(?:on|off|from|against)\s+(?:that|this|it|the last|his last|her last)(?:\s+(?:one|invoice|bill))?\b/iu;
