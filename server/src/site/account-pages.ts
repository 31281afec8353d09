import type { ReceiptOnPaper } from '../documents/receipt-on-paper.ts';
import { entryTitle, paidWords } from '../documents/statement-on-paper.ts';
import { howToPay } from '../domain/finance-records/how-to-pay.ts';
import { longDay, shortDay } from '../domain/long-day.ts';
import { dollars } from '../domain/money.ts';
import { overdueOf } from '../domain/sent-statements/overdue.ts';
import type { StatementView } from '../domain/sent-statements/shown-statement.ts';
import type { Statement } from '../domain/sent-statements/store.ts';
import { escapeHtml as esc } from '../escape-html.ts';
import { clientPage, letterhead, note, payPanel } from './client-page.ts';
import { pageText } from './page-text.ts';

/** The receipt of money that came in or went back. */
export function receiptPage({ business, heading, client, facts, ...paper }: ReceiptOnPaper, token: string): string {
  const { parts, total, creditLeft } = paper;
  const refund = heading === 'Refund';
  const rows = parts.map(({ what, amount, due }) => {
    const left =
      due === null ? '' : `<br><span class="soft">${due > 0 ? `Still due ${dollars(due)}` : 'Paid in full'}</span>`;
    return `<tr><td>${pageText(what)}${left}</td><td>${dollars(amount)}</td></tr>`;
  });
  const credit =
    creditLeft === null
      ? ''
      : `<tr><th scope="row">Credit left on your account</th><td>${dollars(creditLeft)}</td></tr>`;
  const head = [...facts, client ? `${refund ? 'To' : 'From'}: ${client.name}` : null];
  return clientPage(
    `${heading} from ${business.name}`,
    `<section class="paper">${letterhead(business, `/i/${esc(token)}`)}<h1>${heading}</h1>
<p>${head.flatMap((row) => (row ? [pageText(row)] : [])).join('<br>')}</p>
<table><thead><tr><th scope="col">${refund ? 'What it was for' : 'What it paid'}</th><th scope="col">Amount</th></tr></thead>
<tbody>${rows.join('')}</tbody>
<tfoot><tr class="grand"><th scope="row">${refund ? 'Paid back' : 'Received with thanks'}</th><td>${dollars(total)}</td></tr>${credit}</tfoot></table>
<a class="button" href="/i/${esc(token)}/pdf">Download as PDF</a></section>`,
    business.brandColour,
  );
}

/** A statement as it was sent, and above it what is owed today where that is something else; how to pay while something is. */
export function statementPage({ actor, sent, owed, today }: StatementView, token: string): string {
  const { business } = actor;
  const { statement, buyer } = sent;
  const { from, to, closing, client } = statement;
  const time = from ? `From ${longDay(from)} to ${longDay(to)}` : `Up to ${longDay(to)}`;
  const toPay = owed > 0 ? howToPay(business, 'The number of the invoice you pay') : [];
  const overdue = overdueOf(statement);
  const late = overdue ? `<tr><th scope="row">Of that overdue</th><td>${dollars(overdue)}</td></tr>` : '';
  const ends = closing < 0 ? 'Your credit' : 'Balance';
  return clientPage(
    `Statement from ${business.name}`,
    `${nowOwed(statement, owed, longDay(today))}<section class="paper">${letterhead(business, `/s/${esc(token)}`)}<h1>Statement</h1>
<p>For: ${esc(buyer?.name ?? client.name)}<br>${time}</p>
<table><thead><tr><th scope="col">What</th><th scope="col">Amount<br><span class="soft">Balance</span></th></tr></thead>
<tbody>${rowsOf(statement)}</tbody>
<tfoot><tr class="grand"><th scope="row">${ends} on ${longDay(to)}</th><td>${dollars(Math.abs(closing))}</td></tr>${late}</tfoot></table>
${payPanel(toPay)}<a class="button" href="/s/${esc(token)}/pdf">Download as PDF</a></section>`,
    business.brandColour,
  );
}

/** Nobody is to pay twice what was paid since, nor to think that nothing came on top. */
function nowOwed({ to, closing, aged }: Statement, owed: number, day: string): string {
  if (owed === closing) return '';
  const then = aged ? 'This is how it was when it was sent.' : `This statement goes up to ${longDay(to)}.`;
  if (owed > 0) return note(`${then} Today, ${day}, ${dollars(owed)} is owing.`);
  const credit = owed < 0 ? ` You have ${dollars(-owed)} of credit.` : '';
  return `<p class="note good" role="status">Nothing is owing today, ${day}. Thank you.${credit}</p>`;
}

function rowsOf({ from, opening, entries }: Statement): string {
  const row = (day: string, what: string, words: (string | null)[], amount: string, balance: number) =>
    `<tr><td><span class="soft">${shortDay(day)}</span><br><b>${pageText(what)}</b>${words.flatMap((text) => (text ? [`<br><span class="soft">${pageText(text)}</span>`] : [])).join('')}</td>
<td>${amount}${amount && '<br>'}<span class="soft">${dollars(balance)}</span></td></tr>`;
  const brought = from ? [row(from, 'Opening balance', [], '', opening)] : [];
  const rows = entries.map((entry) =>
    row(entry.date, entryTitle(entry), [entry.description, paidWords(entry)], dollars(entry.amount), entry.balance),
  );
  return [...brought, ...rows].join('') || '<tr><td colspan="2">Nothing on this account yet</td></tr>';
}
