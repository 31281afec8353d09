import type { ReceiptOnPaper } from '../../documents/receipt-on-paper.ts';
import { greeting } from '../../domain/automations/words.ts';
import type { Call } from '../../domain/call.ts';
import { howToPay } from '../../domain/finance-records/how-to-pay.ts';
import type { FinanceRow } from '../../domain/finance-records/schema.ts';
import { invoiceTitle } from '../../domain/finance-records/stages.ts';
import { longDay } from '../../domain/long-day.ts';
import { dollars } from '../../domain/money.ts';
import { overdueOf } from '../../domain/sent-statements/overdue.ts';
import type { Statement } from '../../domain/sent-statements/store.ts';
import { anyQuestions } from '../../domain/sign-off.ts';
import { type Addressed, letter, opening } from './letter.ts';

/** What stands around the figures of a message, and with which link. */
interface Around extends Addressed {
  link: string;
}

/** A mail greets, says what it is, gives the figures one below the other and has the PDF; a text says the same in a line or two. */
function written(call: Call, around: Around, { says, figures, short, action }: Written): string {
  const { channel, name, note, link } = around;
  if (channel === 'sms')
    return [`${greeting(name)}, ${short} See it: ${link}`, note].filter((part) => part?.trim()).join('\n');
  const closing = `The PDF is attached. ${anyQuestions(call.actor.business)}`;
  const parts = [...opening(around), says, figures.join('\n'), `${action}: ${link}`, closing].filter(Boolean);
  return letter(call, channel, [parts.join('\n\n')]);
}
interface Written {
  /** "See the receipt" */
  action: string;
  says: string;
  figures: string[];
  short: string;
}

export function creditNoteLetter(call: Call, note: FinanceRow, adjusts: FinanceRow | null, around: Around): string {
  const { amount, gst, reason, credit_note_number, frozen } = note;
  const title = frozen?.heading ?? `Credit note ${credit_note_number ?? ''}`.trim();
  const of = adjusts ? (adjusts.frozen?.heading ?? invoiceTitle(adjusts)) : 'your invoice';
  const free = (note.freed ?? []).reduce((sum, part) => sum + part.amount, 0);
  const left = adjusts ? (adjusts.amount_due ?? 0) : null;
  const due = left && adjusts?.due_date ? `, due ${longDay(adjusts.due_date)}` : '';
  const credit = free ? [`Of what you paid, now credit on your account: ${dollars(free)}`] : [];
  return written(call, around, {
    says: `${title} takes ${dollars(amount)} off ${of}.${reason ? `\nWhat it is for: ${reason}` : ''}`,
    figures: [
      `Credited: ${dollars(amount)}${gst ? ` (includes GST ${dollars(gst)})` : ''}`,
      ...(left === null ? [] : [left ? `Still due on ${of}: ${dollars(left)}${due}` : `Nothing more is due on ${of}`]),
      ...credit,
    ],
    action: 'See the credit note',
    short: `${dollars(amount)} is taken off ${of}. ${left ? `${dollars(left)} is still due.` : 'Nothing more is due.'}`,
  });
}

export function receiptLetter(call: Call, paper: ReceiptOnPaper, around: Around): string {
  const { heading, facts, parts, total, creditLeft } = paper;
  const refund = heading === 'Refund';
  const due = parts.reduce((sum, part) => sum + (part.due ?? 0), 0);
  const paid = parts.map(({ what, amount, due: left }) => {
    const rest = left === null ? '' : left > 0 ? `, still due ${dollars(left)}` : ', paid in full';
    return `- ${what}: ${dollars(amount)}${rest}`;
  });
  const credit = creditLeft === null ? [] : [`Credit left on your account: ${dollars(creditLeft)}`];
  const rest = due > 0 ? ` ${dollars(due)} is still due.` : '';
  return written(call, around, {
    says: refund
      ? `We paid ${dollars(total)} back to you. This is the receipt.`
      : `Thank you, we received ${dollars(total)}. This is your receipt.`,
    figures: [...facts, ...paid, ...credit],
    action: 'See the receipt',
    short: refund ? `we paid ${dollars(total)} back to you.` : `thank you, we received ${dollars(total)}.${rest}`,
  });
}

/** "$450.00 is owing", "You have $20.00 of credit". */
const balanceWords = (cents: number): string =>
  cents > 0 ? `${dollars(cents)} is owing` : cents < 0 ? `you have ${dollars(-cents)} of credit` : 'nothing is owing';

/** `owed`: today, in cents; another sum than at its end where it ends before today. */
export function statementLetter(call: Call, statement: Statement, owed: number, around: Around): string {
  const { from, to, opening, closing } = statement;
  const days = from ? `from ${longDay(from)} to ${longDay(to)}` : `up to ${longDay(to)}`;
  const late = overdueOf(statement);
  const toPay = owed > 0 ? howToPay(call.actor.business, 'The number of the invoice you pay') : [];
  const now = owed === closing ? '' : ` Today ${balanceWords(owed)}.`;
  const overdue = late ? [`Overdue: ${dollars(late)}`] : late === 0 && closing > 0 ? ['Nothing is overdue'] : [];
  const ways = toPay.map(([label, value]) => `${label}: ${value}`);
  return written(call, around, {
    says: `This is your statement ${days}.`,
    figures: [
      ...(from ? [`Opening balance: ${dollars(opening)}`] : []),
      `${closing < 0 ? 'Credit' : 'Balance'} on ${longDay(to)}: ${dollars(Math.abs(closing))}`,
      ...overdue,
      ...(now ? [now.trim()] : []),
      ...(ways.length ? ['', 'How to pay', ...ways] : []),
    ],
    action: 'See the statement',
    short: `your statement ${days}: ${balanceWords(closing)}${late ? `, ${dollars(late)} of it overdue` : ''}.${now}`,
  });
}
