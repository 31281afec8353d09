import { isOffered } from '@smoko/contract';
import type { InvoiceOnPaper } from '../documents/invoice-on-paper.ts';
import { numbersOf } from '../documents/known-by.ts';
import { depositStanding, jobRows, referenceRow } from '../documents/quote-on-paper.ts';
import type { AnswerView } from '../domain/client-answers.ts';
import { dayAt } from '../domain/clock.ts';
import type { ToPay } from '../domain/finance-records/how-to-pay.ts';
import type { FinanceRow } from '../domain/finance-records/schema.ts';
import { offeredBy } from '../domain/freeze-offer.ts';
import { longDay } from '../domain/long-day.ts';
import { nameOnPaper } from '../domain/quotes/quote-names.ts';
import type { QuoteRow } from '../domain/quotes/schema.ts';
import { wordsForClient } from '../domain/quotes/words-for-client.ts';
import { contactsOf } from '../domain/sign-off.ts';
import { longMoment } from '../domain/told-time.ts';
import type { VariationRow } from '../domain/variations/schema.ts';
import { escapeHtml as esc } from '../escape-html.ts';
import { basisSection } from './basis-section.ts';
import { claimSection, FORM_1_SECTION } from './claim-section.ts';
import { styleIn } from './client-style.ts';
import { lineTable } from './line-table.ts';
import { ANSWER_FORM, offeredTable, offersScript } from './offered-lines.ts';
import { pageText } from './page-text.ts';

/** A page for somebody who is nobody's user: works without any script, listed nowhere; in the colour of whose it is. */
export const clientPage = (
  title: string,
  body: string,
  colour?: string,
): string => `<!doctype html><html lang="en-AU"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${esc(title)}</title><link rel="icon" href="/favicon.svg"><style>${styleIn(colour)}</style></head>
<body><main>${body}</main><footer><p>Sent with <a href="/">Smoko</a></p></footer></body></html>`;

export const plainNote = (title: string, text: string): string =>
  clientPage(title, `<section class="paper"><h1>${esc(title)}</h1><p>${esc(text)}</p></section>`);

/** What is said above it; `problem` is what was wrong with the form. */
export interface Said {
  note?: string;
  problem?: string;
  name?: string;
  reason?: string;
}

/** What differs between the pages of records that a client answers. */
interface Answerable {
  /** Where it is, and its form goes to. */
  path: string;
  noun: string;
  heading: string;
  /** Between the heading and its lines: HTML. */
  intro: string;
  /** Its lines and sums: HTML. */
  lines: string;
  /** Below them: HTML. */
  outro: string;
  /** In the form that accepts it: HTML. */
  accepting?: string;
}

export function quotePage(view: AnswerView<QuoteRow>, token: string, said: Said = {}): string {
  const { record: quote, actor, state } = view;
  const words = wordsForClient(quote);
  const until = quote.valid_until ? [`Valid until: ${longDay(quote.valid_until)}`] : [];
  const about = aboutOf(view, quote.created_at, [...until, ...referenceRow(quote.customer_reference)]);
  const path = `/q/${esc(token)}`;
  return answerPage(view, said, {
    path,
    noun: 'quote',
    heading: `Quote ${nameOnPaper(quote)}`,
    intro: `${about}
${words ? `<p class="words">${pageText(words)}</p>` : ''}`,
    outro: `<a class="button" href="${path}/pdf">Download as PDF</a>`,
    lines: offeredTable({
      ...quote,
      standing: depositStanding(quote),
      totalCounts: true,
      pricesIncludeGst: quote.prices_include_gst,
      by: { business: offeredBy(actor.business, quote), included: quote.prices_include_gst },
      state: state === 'open' || state === 'accepted' ? state : 'closed',
    }),
    accepting: quote.lines.some(isOffered)
      ? `<input type="hidden" name="total" value="${quote.total}">${offersScript(quote.lines)}`
      : '',
  });
}

export function variationPage(view: AnswerView<VariationRow>, token: string, said: Said = {}): string {
  const { record: variation } = view;
  return answerPage(view, said, {
    path: `/v/${esc(token)}`,
    noun: 'variation',
    heading: `Variation ${variation.variation_number}`,
    intro: `${aboutOf(view, variation.sent_at ?? variation.created_at)}<p class="words">${esc(variation.description)}</p>`,
    outro: `<a class="button" href="/v/${esc(token)}/pdf">Download as PDF</a>
<p class="soft">This ${variation.total < 0 ? 'comes off' : 'is on top of'} what was agreed for the job. Nothing is charged here.</p>`,
    lines: lineTable({
      ...variation,
      pricesIncludeGst: variation.prices_include_gst,
      amountsExGst: variation.gst !== 0 && !variation.prices_include_gst,
    }),
  });
}

/** Which day it is of, for whom and for which job: what stands beside its number on paper. HTML. */
function aboutOf({ record, actor }: AnswerView<QuoteRow | VariationRow>, at: Date, more: string[] = []): string {
  const { buyer = null, job = null, customer_reference } = record.frozen ?? {};
  const rows = [
    `Date: ${longDay(dayAt(at, actor.business.timeZone))}`,
    ...(buyer ? [`For: ${buyer.name}`] : []),
    ...referenceRow(customer_reference),
    ...jobRows(job),
    ...more,
  ];
  return `<p>${rows.map(pageText).join('<br>')}</p>`;
}

function answerPage<Row extends QuoteRow | VariationRow>(view: AnswerView<Row>, said: Said, paper: Answerable): string {
  const { actor, state, response } = view;
  const { noun, heading } = paper;
  const business = offeredBy(actor.business, view.record);
  const decided = response
    ? `${esc(response.name)} ${esc(response.decision)} this ${noun} on ${whenOf(view)}.`
    : `This ${noun} was ${state}.`;
  const states = {
    open: null,
    expired: `This ${noun} has expired. Get in touch for a new one.`,
    withdrawn: `This ${noun} was withdrawn. Get in touch for a new one.`,
  };
  const standing =
    state === 'accepted' || state === 'declined'
      ? `<p class="note ${state === 'accepted' ? 'good' : ''}" role="status">${decided}</p>`
      : note(states[state]);
  // of one that was taken back nothing is shown any more
  const shown = `<section class="paper">${letterhead(business, paper.path)}
<h1>${pageText(heading)}</h1>${paper.intro}${paper.lines}
${paper.outro}</section>`;
  const form = state === 'open' ? forms(view.seen, business.name, said, paper) : '';
  return clientPage(
    `${heading} from ${business.name}`,
    `${note(said.note ?? null)}${standing}${state === 'withdrawn' ? '' : shown}${form}`,
    business.brandColour,
  );
}

const INVOICE_NOTES: Record<string, { text: string; good: boolean }> = {
  paid: { text: 'This invoice is paid. Thank you.', good: true },
  void: { text: 'This invoice is void. There is nothing to pay.', good: false },
  overdue: { text: 'This invoice is overdue.', good: false },
};

/** Of a credit note, too. */
export function invoicePage(
  paper: InvoiceOnPaper,
  { type, stage, status }: Pick<FinanceRow, 'type' | 'stage' | 'status'>,
  token: string,
): string {
  const { heading, business, client, date, due, words, customerReference, job, facts = [] } = paper;
  const said = type === 'invoice' ? INVOICE_NOTES[stage === 'void' ? stage : status] : undefined;
  const standing = said ? `<p class="note ${said.good ? 'good' : ''}" role="status">${said.text}</p>` : '';
  const rows = [
    `Date: ${longDay(date)}`,
    due ? `Due: ${longDay(due)}` : null,
    client ? `For: ${client.name}` : null,
    ...referenceRow(customerReference),
    ...jobRows(job),
    ...facts,
  ];
  return clientPage(
    `${heading} from ${business.name}`,
    `${standing}<section class="paper">${letterhead(business, `/i/${esc(token)}`)}<h1>${pageText(heading)}</h1>
<p>${rows.flatMap((row) => (row ? [pageText(row)] : [])).join('<br>')}</p>${words ? `<p class="words">${pageText(words)}</p>` : ''}${claimSection(paper)}${basisSection(paper)}${lineTable(paper)}${payPanel(paper.toPay ?? [])}
<a class="button" href="/i/${esc(token)}/pdf">Download as PDF</a></section>${paper.claim?.form_1 ? FORM_1_SECTION : ''}`,
    business.brandColour,
  );
}

/** Whose paper it is, before all else. `path`: of the page, below which its logo is. */
export function letterhead(business: InvoiceOnPaper['business'], path: string): string {
  const { name, logo, location, phone } = business;
  const numbers = numbersOf(business).map((part) => `<span class="one">${pageText(part)}</span>`);
  const reached = contactsOf(business).map((way) => {
    const href = way === phone ? `tel:${way.replace(/[^+\d]/g, '')}` : `mailto:${way}`;
    return `<span class="one"><a href="${esc(href)}">${esc(way)}</a></span>`;
  });
  const rows = [numbers.join(' '), esc(location), reached.join(' ')].filter(Boolean);
  return `<header class="from">${logo ? `<img class="logo" src="${path}/logo/${esc(logo)}" alt="Logo of ${esc(name)}">` : ''}
<div><p class="business">${esc(name)}</p><p class="soft">${rows.join('<br>')}</p></div></header>`;
}

export const payPanel = (ways: ToPay[]): string =>
  ways.length
    ? `<section class="pay"><h2>How to pay</h2><dl>${ways.map(([label, value]) => `<div><dt>${esc(label)}</dt><dd>${pageText(value)}</dd></div>`).join('')}</dl></section>`
    : '';

export const note = (text: string | null): string => (text ? `<p class="note" role="status">${esc(text)}</p>` : '');

const whenOf = ({ actor, response }: Pick<AnswerView<unknown>, 'actor' | 'response'>): string =>
  longMoment(new Date(response?.at ?? 0), actor.business.timeZone);

function forms(
  seen: string,
  from: string,
  { problem, name = '', reason = '' }: Said,
  { path, noun, accepting = '' }: Answerable,
): string {
  const action = `action="${path}" method="post"`;
  const hidden = `<input type="hidden" name="seen" value="${esc(seen)}">`;
  return `<section class="paper"><h2>Happy with it?</h2>${problem ? `<p class="wrong" role="alert">${esc(problem)}</p>` : ''}
<form ${action} id="${ANSWER_FORM}" autocomplete="off">${hidden}${accepting}<label for="name">Your name</label>
<input id="name" name="name" autocomplete="name" maxlength="100" required value="${esc(name)}">
<button class="main" name="decision" value="accepted">Accept this ${noun}</button></form>
<details><summary>No thanks</summary><form ${action}>${hidden}
<label for="who">Your name</label><input id="who" name="name" autocomplete="name" maxlength="100" required value="${esc(name)}">
<label for="reason">What should ${esc(from)} know? (optional)</label>
<textarea id="reason" name="reason" rows="3" maxlength="500">${esc(reason)}</textarea>
<button name="decision" value="declined">Decline this ${noun}</button></form></details></section>`;
}
