import { GAP } from '../../extract/gap.ts';
import { takeInvoiceNumber } from '../../extract/invoice-number.ts';
import type { Money } from '../../extract/money.ts';
import { type Act, act, leading, words } from '../act.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { creditReason, leftAfter } from './credit-words.ts';
import { invoiceMeant } from './invoice-meant.ts';
import { MONEY_LEAD, SUM_BESIDE, sumBeside } from './money-words.ts';
import { toldOfInvoice } from './told-of-invoice.ts';

/** "credit dave $100", "a credit note for invoice 1001", "chuck a 100 credit on his invoice". */
const CREDITS = new RegExp(
  `${MONEY_LEAD}credit\\s+\\S|[,.;]\\s*(?:so |please |just |can you |you can )*credit (?:him|her|them|it|that|\\$?\\d|\\S+ (?:the |an? )?\\$?\\d)|\\b(?:credit|adjustment) notes?\\b|\\b(?:give|issue|do|make|raise|write|apply|put|whack|chuck|stick|needs?|wants?|due|get|send|knock up|whip up)\\b[^.?!]{0,40}\\b(?:a |an |the )?(?:\\$?[\\d.,]+ (?:dollar |buck )?)?credit\\b|\\b(?:should|needs? to|has to|have to) (?:get|be|have)\\b[^.?!]{0,30}\\bcredited\\b|\\bover ?(?:charged|billed|invoiced)\\b.*\\bcredit\\b`,
  'u',
);
/** "knock a hundred off daves invoice": a draft comes to less, one that was sent is credited. */
const TAKES_OFF =
  /\b(?:knock|take|chop|shave|cut|lop|drop|deduct)\b[^.?!]{0,40}\b(?:off|from)\b[^.?!]{0,30}\b(?:invoice|inv|bill|claim)\b/u;
/** "write the 40 off", "write off the rest of it". */
const WRITES_OFF =
  /\b(?:write|wrote|written|right)\s+(?:(?:it|that|this|the|his|her|their|last|\$?[\d.,]+|rest|balance|remainder|remaining|bucks|dollars|of it)\s+){0,5}off\b|\b(?:write|wrote)[- ]off\b|\bforget (?:about )?the (?:rest|balance|last|\$?\d[\d.,]*)\b/u;
const REST = /\b(?:rest|balance|remainder|remaining|what(?:s| is)? (?:left|owing|due)|it|that)\b/u;
const OTHER =
  /\b(?:remind\w*|notes? (?:that|on)|tasks?|to-?dos?|text|tell (?:him|her|them|\w+ that)|message|credit card|card|credit check|on credit|as (?:a )?credit|in credit|accounts?|got|received|came|quote[ds]?|paid|how much|has|have|any credit)\b|%|\bper ?cent\b/u;
/** Asked, wondered or wished by others, done already, for another time, or a saying: nothing to credit now. */
const NOT_NOW =
  /\b(?:if|whether|unless|(?:don['’]?t|do not|never) (?:\p{L}+ ){0,3}credit|should (?:i|we)|(?:do|shall|would|could|can) (?:i|we)|(?:wants?|wanted|asks?|asked|asking|needs?|told|telling|expects?) (?:us|me) to|asking (?:if|whether|do|should|can)|wondering|(?:i|we|ive|weve) (?:have |already |just )?credited|(?:to|on|off|for|against|towards?) (?:(?:his|her|their|the) )?next (?:one|job|bill|invoice|time|visit)|next time)\b/u;
const SAYING = /\bcredit where\b/u;
const NO_CREDIT =
  /\b(?:remind\w*|notes? (?:that|on)|tasks?|to-?dos?|text|tell (?:him|her|them|\w+ that)|message|e-?mail|credit (?:card|check|where|to)|on credit|in credit|any credit|as (?:a )?credit|account|got|received)\b/u;
const NOTHING = 'I credited nothing. Say whom to credit, how much and on which invoice when it is to be done.';
const ORDERED = /\bcredit(?:ed)?\b/u;
/** "if she complains, credit her 50": the condition stands in a piece of its own. */
const CONDITION = /(?:^|[.;,]\s*)(?:if|unless|once|when)\b[^.;]{2,60},?\s+(?:then\s+|please\s+)*credit\b/iu;
function isNotNow(said: string, { message = '' }: Scene, way: Way | null): boolean {
  if (!(way || ORDERED.test(said)) || !/\d/u.test(said)) return false;
  return NOT_NOW.test(said) || TAKEN_BACK.test(message) || CONDITION.test(message);
}
/** "karen wants a credit of 50, dont": whatever stands in front. */
const TAKEN_BACK =
  /[,.;]\s*(?:but\s+|so\s+|please\s+)*(?:do not|don['’]?t)(?:\s+(?:do|give|credit)\b[^,.;]*)?[\s.!]*$/iu;
const PAPER = /\b(?:credit|adjustment) notes?\b/u;
const ALL =
  /\b(?:all of it|the lot|the whole (?:thing|lot|amount|invoice|bill)|in full|fully|completely|the full amount)\b/u;
/** "credit 1001": a bare number of four figures behind the verb that has no dollars. */
const NUMBER = /\b(?:credit\s+(?:inv-?|#)|(?:credit|adjustment) note\s+on\s+#?)(\d{3,6})\b/iu;

/** What is to be paid less on an invoice. What of it is not said is asked for by the tool, one thing at a time. */
export function credited(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const said = plainly(text);
  const way = wayOf(said);
  // what is between a shop and us is another thing
  if (values.named.supplier) return null;
  if (isNotNow(said, scene, way) && !NO_CREDIT.test(said)) return leading(words(NOTHING, wholeOf(text)));
  return !way || SAYING.test(said) || OTHER.test(said.replace(PAPER, 'credit')) ? null : asked(piece, scene, way);
}

function asked(piece: Piece, scene: Scene, way: Way): Act | null {
  const { text, values } = piece;
  const told = takeInvoiceNumber(text) ? null : toldOfInvoice(piece);
  const bare = withoutInvoice(told ? blanked(text, [told.span]) : text).replace(NUMBER, ' ');
  const leaves = leftAfter(bare);
  const money = sumBeside(leaves?.rest ?? bare, WITH_ORDER);
  // "50 or 100": which is asked
  const sum = EITHER.test(bare) ? undefined : money?.value;
  if (way === 'taken off' && !sum) return null;
  const all = wholeOf(text);
  const meant = invoiceMeant(piece, scene, NUMBER);
  if (!meant) return leading(words('Which invoice is the credit for: what is its number, or whose is it?', all));
  const rest = (money?.rest ?? bare).replaceAll(GAP, ' , ');
  // what is plain of several sums, or of what is left, is no reason
  const several = leaves !== null || (bare.match(/\d{2,}(?:[.,]\d+)*/gu) ?? []).length > 1;
  const args = {
    ...meant,
    ...sumArgs(sum, plainly(text), way),
    leaves: leaves?.value,
    reason: creditReason(rest, values, several) ?? (way === 'written off' ? 'Written off' : undefined),
    or_less: way === 'taken off' || undefined,
  };
  return leading(act('credit_invoice', args, null, all));
}

const EITHER = /\$?\d[\d,.]*\s*(?:or|to)\s+(?:maybe\s+)?\$?\d/iu;

/** The sum as said, or that it is all of it, or the rest. */
const sumArgs = (money: Money | undefined, said: string, way: Way): Record<string, unknown> =>
  money ? { amount: money.dollars, gst: money.gst === 'plus' ? 'plus' : undefined } : wholeSaid(said, way);

/** How the sum stands with what is ordered: "credit her the 115", "a 100 credit", "knock 50 bucks off", "write the last 40 off". */
const WITH_ORDER: readonly RegExp[] = [
  new RegExp(`\\bcredit(?:ed|ing)?(?:\\s+(?!from\\b|off\\b)[\\p{L}'’]+){0,6}?\\s+${SUM_BESIDE}`, 'giu'),
  new RegExp(`${SUM_BESIDE}(?:\\s+(?:dollars?|bucks|inc|incl|gst|plus|ex|as|in|an?)\\b)*\\s+credit(?:ed)?\\b`, 'giu'),
  new RegExp(
    `\\b(?:knock|take|chop|shave|cut|lop|drop|deduct)\\s+(?:(?:an?|the|another|that|about|him|her|them)\\s+)*${SUM_BESIDE}(?:\\s+(?:dollars?|bucks|inc|incl|gst|plus|ex))*\\s+(?:off|from)\\b`,
    'giu',
  ),
  new RegExp(`\\b(?:write|wrote|written|forget)\\s+(?:(?:off|the|his|her|their|last|about)\\s+)*${SUM_BESIDE}`, 'giu'),
];

type Way = 'taken off' | 'written off' | 'credited';
function wayOf(said: string): Way | null {
  if (TAKES_OFF.test(said)) return 'taken off';
  if (WRITES_OFF.test(said) && !/\b(?:tax|car|ute|van|truck|expense)\b/u.test(said)) return 'written off';
  return CREDITS.test(said) ? 'credited' : null;
}

/** No sum: all of it, or what is still due of it. */
function wholeSaid(said: string, way: Way): { all?: true; rest?: true } {
  if (way === 'written off') return REST.test(said) ? { rest: true } : {};
  return ALL.test(said) ? { all: true } : {};
}

/** The number of an invoice is no sum; where the invoice stands no reason begins. */
function withoutInvoice(text: string): string {
  const named = takeInvoiceNumber(text)?.rest.replaceAll(GAP, ' ') ?? text;
  const at = INVOICE.exec(named);
  return at ? blanked(named, [{ start: at.index, end: at.index + at[0].length }]) : named;
}
const INVOICE =
  /\b(?:(?:on|off|from|to|of|for|against)\s+)?(?:(?:the|his|her|their|that|this|my|last|latest|\S+s|\S+['’]s)\s+){0,3}(?:tax\s+)?(?:invoice|inv|bill)\b|\b(?:on|off|from|against)\s+(?:that|this|it|the last|his last|her last)(?:\s+(?:one|invoice|bill))?\b/iu;
