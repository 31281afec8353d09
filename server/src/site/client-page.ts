import { numbersOf, type ToPay } from '../documents/how-to-pay.ts';
import type { InvoiceOnPaper } from '../documents/invoice-on-paper.ts';
import { amountOf } from '../documents/quote-on-paper.ts';
import type { Standing } from '../domain/finance-records/standing.ts';
import { longDay } from '../domain/long-day.ts';
import { dollars } from '../domain/money.ts';
import type { QuoteView } from '../domain/quotes/answers.ts';
import { wordsForClient } from '../domain/quotes/words-for-client.ts';
import { escapeHtml as esc } from '../escape-html.ts';
import { CLIENT_STYLE } from './client-style.ts';

/** A page for somebody who is nobody's user: works without any script, listed nowhere. */
export const clientPage = (title: string, body: string): string => `<!doctype html><html lang="en-AU"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${esc(title)}</title><link rel="icon" href="/favicon.svg"><style>${CLIENT_STYLE}</style></head>
<body><main>${body}</main><footer><p>Sent with <a href="/">Smoko</a></p></footer></body></html>`;

export const plainNote = (title: string, text: string): string =>
  clientPage(title, `<section class="paper"><h1>${esc(title)}</h1><p>${esc(text)}</p></section>`);

interface Line {
  description: string;
  quantity: number;
  unit: string | null;
  total: number;
}

/** What is said above the quote; `problem` is what was wrong with the form. */
export interface Said {
  note?: string;
  problem?: string;
  name?: string;
  reason?: string;
}

const STATES = {
  open: null,
  expired: 'This quote has expired. Get in touch for a new one.',
  withdrawn: 'This quote was withdrawn. Get in touch for a new one.',
} as const;

export function quotePage(view: QuoteView, token: string, said: Said = {}): string {
  const { actor, quote, state, response } = view;
  const { name } = actor.business;
  const number = `Quote ${String(quote.quote_number)}`;
  const words = wordsForClient(quote);
  const decided = response
    ? `${esc(response.name)} ${response.decision} this quote on ${whenOf(view)}.`
    : `This quote was ${state}.`;
  const standing =
    state === 'accepted' || state === 'declined'
      ? `<p class="note ${state === 'accepted' ? 'good' : ''}" role="status">${decided}</p>`
      : note(STATES[state]);
  // of a quote that was taken back nothing is shown any more
  const paper = `<section class="paper">${letterhead(actor.business)}
<h1>${esc(number).replaceAll('-', '&#8209;')}</h1>${quote.valid_until ? `<p>Valid until ${esc(longDay(String(quote.valid_until)))}</p>` : ''}
${words ? `<p class="words">${esc(words)}</p>` : ''}${lines(quote)}
<a class="button" href="/q/${esc(token)}/pdf">Download as PDF</a></section>`;
  const form = state === 'open' ? forms(view, token, said) : '';
  return clientPage(
    `${number} from ${name}`,
    `${note(said.note ?? null)}${standing}${state === 'withdrawn' ? '' : paper}${form}`,
  );
}

const INVOICE_NOTES: Record<string, { text: string; good: boolean }> = {
  paid: { text: 'This invoice is paid. Thank you.', good: true },
  overdue: { text: 'This invoice is overdue.', good: false },
};

export function invoicePage(paper: InvoiceOnPaper, status: string, token: string): string {
  const { heading, business, client, date, due } = paper;
  const said = INVOICE_NOTES[status];
  const standing = said ? `<p class="note ${said.good ? 'good' : ''}" role="status">${said.text}</p>` : '';
  const rows = [`Date: ${longDay(date)}`, due ? `Due: ${longDay(due)}` : null, client ? `For: ${client.name}` : null];
  return clientPage(
    `${heading} from ${business.name}`,
    `${standing}<section class="paper">${letterhead(business)}<h1>${esc(heading)}</h1>
<p>${rows.flatMap((row) => (row ? [esc(row)] : [])).join('<br>')}</p>${lines(paper)}${payPanel(paper.toPay ?? [])}
<a class="button" href="/i/${esc(token)}/pdf">Download as PDF</a></section>`,
  );
}

const letterhead = (business: InvoiceOnPaper['business']): string =>
  `<p class="soft">${[business.name, ...numbersOf(business)].map((part) => `<span class="one">${esc(part)}</span>`).join(' ')}<br>${esc(business.location)}</p>`;

const payPanel = (ways: ToPay[]): string =>
  ways.length
    ? `<section class="pay"><h2>How to pay</h2><dl>${ways.map(([label, value]) => `<div><dt>${esc(label)}</dt><dd>${esc(value)}</dd></div>`).join('')}</dl></section>`
    : '';

const note = (text: string | null): string => (text ? `<p class="note" role="status">${esc(text)}</p>` : '');

const whenOf = ({ actor, response }: QuoteView): string =>
  new Date(response?.at ?? 0).toLocaleString('en-AU', {
    timeZone: actor.business.timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  });

function lines({
  lines: all,
  subtotal,
  gst,
  total,
  standing = [],
}: {
  lines: Line[];
  subtotal: number;
  gst: number;
  total: number;
  standing?: Standing[];
}): string {
  if (!all.length) return '';
  const rows = all.map(
    (line) =>
      `<tr><td>${esc(line.description)}${line.quantity === 1 && !line.unit ? '' : `<br><span class="soft">${esc(amountOf(line))}</span>`}</td><td>${dollars(line.total)}</td></tr>`,
  );
  const tax = gst
    ? `<tr><th scope="row">Subtotal</th><td>${dollars(subtotal)}</td></tr><tr><th scope="row">GST</th><td>${dollars(gst)}</td></tr>`
    : '';
  return `<table><thead><tr><th scope="col">What</th><th scope="col">Amount</th></tr></thead><tbody>${rows.join('')}</tbody>
<tfoot>${tax}<tr><th scope="row">Total</th><td>${dollars(total)}</td></tr>${standing.map(({ label, cents }) => `<tr><th scope="row">${label}</th><td>${dollars(cents)}</td></tr>`).join('')}</tfoot></table>`;
}

function forms({ seen, actor }: QuoteView, token: string, { problem, name = '', reason = '' }: Said): string {
  const action = `action="/q/${esc(token)}" method="post"`;
  const hidden = `<input type="hidden" name="seen" value="${esc(seen)}">`;
  return `<section class="paper"><h2>Happy with it?</h2>${problem ? `<p class="wrong" role="alert">${esc(problem)}</p>` : ''}
<form ${action}>${hidden}<label for="name">Your name</label>
<input id="name" name="name" autocomplete="name" maxlength="100" required value="${esc(name)}">
<button class="main" name="decision" value="accepted">Accept this quote</button></form>
<details><summary>No thanks</summary><form ${action}>${hidden}
<label for="who">Your name</label><input id="who" name="name" autocomplete="name" maxlength="100" required value="${esc(name)}">
<label for="reason">What should ${esc(actor.business.name)} know? (optional)</label>
<textarea id="reason" name="reason" rows="3" maxlength="500">${esc(reason)}</textarea>
<button name="decision" value="declined">Decline this quote</button></form></details></section>`;
}
