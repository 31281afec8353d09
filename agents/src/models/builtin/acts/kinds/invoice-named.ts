import { money } from '../../../../tools/format.ts';
import { takeAmountChange } from '../../decide/amount-change.ts';
import { GAP } from '../../extract/gap.ts';
import { takeInvoiceNumber } from '../../extract/invoice-number.ts';
import { takeExpectedAmount, takeMoney } from '../../extract/money.ts';
import { type Act, act, leading, words } from '../act.ts';
import { recordOf } from '../found.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { paidOn } from './payment-day.ts';
import { keepsRest, methodSaid } from './payment-words.ts';

/** Words that make it another kind of request, or none yet. */
const OTHER =
  /\b(?:quote[ds]?|orders?|tasks?|remind\w*|text|tell|message|notes?|ring|call|chase|follow|if|when|once|until|don'?t|dont|do not|never|void|cancel|e-?mail (?:him|her|them) about)\b/iu;
const NOT_PAID =
  /\b(?:hasn'?t|hasnt|haven'?t|havent|isn'?t|isnt|not|never|still to|yet to|unpaid|outstanding|owing)\b/iu;
const PAID =
  /\b(?:paid|payed|pays?|payments?|settled|squared|cleared|coughed|threw|chucked|gave|sent|transfer(?:red)?|eft|cash|deposited|dropped|got|received|banked|collected|took|landed|chipped|came in|come in|went in|in full|towards?|against)\b/iu;
const RECORDS = /\b(?:record|log|enter|add|put|note|book)\b.*\b(?:payments?|paid|deposit)\b/iu;
const PARTLY = /\b(?:part(?:ly|ial)?|part[- ]pa\w+|half|third|quarter|some|deposit|instal\w*|a bit|%|per ?cent)\b|%/iu;
const CHANGES =
  /\b(?:change|make|update|set|edit|amend|correct|fix|bump|lift|raise|drop|reduce|alter|adjust|should(?:'?ve| have| of)?(?: only| really)? (?:be|been|say|read)|(?:meant|supposed|needs?) to be|was (?:really|actually|only))\b/iu;
const PUTS_ON = /\b(?:put|chuck|stick|whack|pop)\b.*\bon\b/iu;
const MORE = /\b(?:another|extra|more|on top|add)\b|\bfor (?:the|an?|some|his|her)\b/iu;
const LESS = /\b(?:take|knock|chop|shave|cut|lop)\b.*\b(?:off|from)\b|\b(?:less|cheaper|discount)\b/iu;
const NOT_THAT = /\b(?:not|instead of|rather than|from)\s+(?:the\s+)?\$?\d[\d,.]*\b/iu;
const MOVES = /\b(?:due|push|move|shift|extend|give|put off|out to|till|until|later|date)\b/iu;
const DELETES = /\b(?:delete|remove|bin|scrap|ditch|get rid of|wipe|trash|erase)\b/iu;
const SENDS = /\b(?:send|flick|shoot|fire|e-?mail|forward|resend|re-?send|sms)\b/iu;
const SHOWS = /\b(?:show|pull up|find|open|bring up|look up|see|view|check)\b/iu;

/**
 * What is told or ordered of an invoice that is named by its number: a payment of it, that it is paid, another amount or
 * day, that it goes out or is deleted. Its number is never taken for a job's, nor for an amount.
 */
export function invoiceNamed(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const named = takeInvoiceNumber(text);
  if (!named || OTHER.test(text) || values.phone || values.address) return null;
  const invoice_number = named.value;
  const rest = named.rest.replaceAll(GAP, ' ');
  const told = (name: string, args: Record<string, unknown>): Act =>
    leading(act(name, { ...args }, null, wholeOf(text)));
  if (NOT_PAID.test(rest) && PAID.test(rest) && !NOT_THAT.test(rest))
    return told('find_finance_record', { invoice_number });
  const bare = withoutDays(text, rest, piece);
  const money = { invoice_number, text: bare };
  const said = paidOff(money, piece, scene, told) ?? changed(money, piece, told);
  if (said) return said;
  if (DELETES.test(rest)) return told('delete_finance_record', { type: 'invoice', invoice_number });
  if (SENDS.test(rest)) return told('send_invoice', { invoice_number });
  return SHOWS.test(rest) ? told('find_finance_record', { invoice_number }) : null;
}

/** What is asked about an invoice that is named by its number: it is shown, with what is still due of it. */
export function invoiceAsked({ text }: Piece): Act | null {
  const named = takeInvoiceNumber(text);
  if (!named || /\b(?:remind|text|message|tell (?!me|us)|can you (?:send|delete|mark))\b/iu.test(text)) return null;
  return leading(act('find_finance_record', { invoice_number: named.value }, null, wholeOf(text)));
}

interface Said {
  invoice_number: string;
  /** Without the number and the days. */
  text: string;
}
type Told = (name: string, args: Record<string, unknown>) => Act;

function paidOff({ invoice_number, text }: Said, piece: Piece, scene: Scene, told: Told): Act | null {
  const paid = PAID.test(text) || RECORDS.test(text) || /\b(?:mark|tick)\b/iu.test(text);
  if (!paid || (CHANGES.test(text) && !/\bpa(?:id|yed)\b/iu.test(text))) return null;
  const sum = sumIn(text);
  const paid_date = paidOn(piece, scene.facts.today);
  if (sum === undefined) {
    if (PARTLY.test(text))
      return leading(words(`How much was paid off invoice ${invoice_number}?`, wholeOf(piece.text)));
    return told('mark_invoice_paid', { invoice_number, paid_date, method: methodSaid(text) });
  }
  return told('create_finance_record', {
    type: 'payment',
    amount: sum,
    invoice: invoice_number,
    client: recordOf(piece.values.named.client)?.id,
    paid_date,
    keep_rest_as_credit: keepsRest(piece.text) || undefined,
  });
}

function changed({ invoice_number, text }: Said, { text: whole, values }: Piece, told: Told): Act | null {
  const which = { type: 'invoice', invoice_number };
  const by = takeAmountChange(`${text} invoice`) ?? takeAmountChange(text);
  const sum = by ? undefined : sumIn(text.replace(NOT_THAT, ' '));
  if (PUTS_ON.test(text) && !MORE.test(text) && sumIn(text) !== undefined) {
    const asked = `Is that ${money(sumIn(text) ?? 0)} paid off invoice ${invoice_number}, or more to go on it?`;
    return leading(words(asked, wholeOf(whole)));
  }
  if (by) return told('update_finance_record', { ...which, ...by.fields });
  if (sum !== undefined && MORE.test(text)) return told('update_finance_record', { ...which, amount_change: sum });
  if (sum !== undefined && LESS.test(text)) return told('update_finance_record', { ...which, amount_change: -sum });
  if (sum !== undefined && CHANGES.test(text)) return told('update_finance_record', { ...which, amount: sum });
  const day = values.days.at(-1);
  const due_date = day && 'date' in day ? day.date : undefined;
  return due_date && sum === undefined && (MOVES.test(text) || CHANGES.test(text))
    ? told('update_finance_record', { ...which, due_date })
    : null;
}

const sumIn = (text: string): number | undefined => (takeMoney(text) ?? takeExpectedAmount(text))?.value.dollars;

/** The day something was paid or is due is no amount. */
function withoutDays(text: string, rest: string, { values }: Piece): string {
  const spans = [...values.days, ...(values.time?.spans ?? [])];
  if (!spans.length) return rest;
  return (takeInvoiceNumber(blanked(text, spans))?.rest ?? rest).replaceAll(GAP, ' ');
}
