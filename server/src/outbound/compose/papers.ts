import { AppError, type Channel, invalid, offerWords } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { addsWithGst } from '../../documents/quote-offers.ts';
import { belowLine, depositStanding, jobRows, referenceRow } from '../../documents/quote-on-paper.ts';
import type { Call } from '../../domain/call.ts';
import { toPayOf } from '../../domain/finance-records/how-to-pay.ts';
import { isVoid } from '../../domain/finance-records/lawful-paper.ts';
import type { FinanceRow } from '../../domain/finance-records/schema.ts';
import { invoiceTitle } from '../../domain/finance-records/stages.ts';
import { standingOf, standingValue } from '../../domain/finance-records/standing.ts';
import { longDay } from '../../domain/long-day.ts';
import { dollars } from '../../domain/money.ts';
import type { ProjectRow } from '../../domain/projects/schema.ts';
import { nameGoingOut } from '../../domain/quotes/quote-names.ts';
import type { QuoteRow } from '../../domain/quotes/schema.ts';
import { wordsForClient } from '../../domain/quotes/words-for-client.ts';
import type { SentStatements, StatementPaper } from '../../domain/sent-statements/sent-statements.ts';
import { anyQuestions } from '../../domain/sign-off.ts';
import type { VariationRow } from '../../domain/variations/schema.ts';
import type { Recipient } from '../consent/wanted.ts';
import type { OutgoingOptions } from '../outgoing-options.ts';
import { creditNoteLetter, receiptLetter, statementLetter } from './account-letters.ts';
import { claimWords } from './claim-words.ts';
import { type Addressed, paperLetter } from './letter.ts';
import { type Contacts, resolveRecipient } from './recipient.ts';

interface PaperSources extends Contacts {
  quotes: Repository<QuoteRow>;
  financeRecords: Repository<FinanceRow>;
  variations: Repository<VariationRow>;
  projects: Repository<ProjectRow>;
  sentStatements: SentStatements;
}
interface Asked {
  id: string;
  channel?: Channel | undefined;
  note?: string | null | undefined;
}

interface DaysAsked {
  from?: string | undefined;
  to?: string | undefined;
}

/** A paper as a message to its client: what is looked at before is what goes. */
interface Paper<Row> extends Recipient {
  doc: Row;
  clientId: string;
  subject: string | null;
  body: string;
  /** Where its client sees it. */
  link: string;
}
type PaperLinks = Pick<
  OutgoingOptions,
  'quoteLink' | 'invoiceLink' | 'variationLink' | 'statementLink' | 'receiptText' | 'statementText'
>;

export interface Papers {
  quote(call: Call, asked: Asked): Promise<Paper<QuoteRow>>;
  /** An invoice, a credit note, or the receipt of money that moved. Throws 422 for what is none of these. */
  financeRecord(call: Call, asked: Asked): Promise<Paper<FinanceRow>>;
  statement(call: Call, asked: Asked & DaysAsked): Promise<Paper<StatementPaper>>;
  /** Throws 409 for one that was answered. */
  variation(call: Call, asked: Asked): Promise<Paper<VariationRow>>;
}

export function createPapers(sources: PaperSources, links: PaperLinks): Papers {
  async function to<Row extends QuoteRow | FinanceRow>(
    call: Call,
    doc: Row,
    what: string,
    channel: Channel | undefined,
  ) {
    if (!doc.client_id) throw invalid('client_id', `That ${what} has no client yet. Add one first.`);
    const clientId = doc.client_id.toHexString();
    return { doc, clientId, ...(await resolveRecipient(call, { channel, client_id: clientId }, sources)) };
  }
  const nameOf = async (call: Call, clientId: string) => (await sources.clients.get(call, clientId)).name;

  async function creditNote(call: Call, note: FinanceRow, asked: Asked): Promise<Paper<FinanceRow>> {
    const head = await to(call, note, 'credit note', asked.channel);
    const [adjusts = null] = (await sources.financeRecords.byIds(call, [note.invoice_id])).values();
    const link = links.invoiceLink(asked.id, note.link_version);
    const around = { ...head, name: await nameOf(call, head.clientId), note: asked.note ?? null, link };
    const subject = titled(call, head.channel, note.frozen?.heading ?? `Credit note ${note.credit_note_number}`);
    return { ...head, link, subject, body: creditNoteLetter(call, note, adjusts, around) };
  }

  async function receipt(call: Call, money: FinanceRow, asked: Asked): Promise<Paper<FinanceRow>> {
    if (money.type === 'expense')
      throw invalid('id', 'Only an invoice, a credit note, a payment or a refund can be sent.');
    const paper = await links.receiptText(call.actor, asked.id);
    const head = await to(call, money, money.type, asked.channel);
    const link = links.invoiceLink(asked.id, money.link_version);
    const around = { ...head, name: await nameOf(call, head.clientId), note: asked.note ?? null, link };
    const subject = titled(
      call,
      head.channel,
      `${paper.heading} ${money.type === 'refund' ? 'of' : 'for'} ${dollars(paper.total)}`,
    );
    return { ...head, link, subject, body: receiptLetter(call, paper, around) };
  }

  return {
    async statement(call, { id, channel, note = null, from, to: until }) {
      const { statement, client: buyer, owed } = await links.statementText(call.actor, { id, from, to: until });
      const to = await resolveRecipient(call, { channel, client_id: id }, sources);
      const doc = { statement, buyer };
      const link = links.statementLink((await sources.sentStatements.idOf(call, doc)).toHexString());
      const around = { channel: to.channel, name: statement.client.name, note, link };
      const subject = titled(call, to.channel, 'Statement');
      return { doc, clientId: id, ...to, link, subject, body: statementLetter(call, statement, owed, around) };
    },
    async quote(call, { id, channel, note = null }) {
      const quote = await sources.quotes.get(call, id);
      const head = await to(call, quote, 'quote', channel);
      const link = links.quoteLink(id, quote.link_version);
      const subject = titled(call, head.channel, `Quote ${nameGoingOut(quote)}`);
      const name = await nameOf(call, head.clientId);
      const [job] = (await sources.projects.byIds(call, [quote.project_id])).values();
      return { ...head, link, subject, body: quoteText(call, quote, job, { ...head, name, note, link }) };
    },
    async financeRecord(call, asked) {
      const { id, channel, note = null } = asked;
      const invoice = await sources.financeRecords.get(call, id);
      if (invoice.type === 'credit_note') return creditNote(call, invoice, asked);
      if (invoice.type !== 'invoice') return receipt(call, invoice, asked);
      if (invoice.stage === 'void') throw isVoid(invoiceTitle(invoice));
      const head = await to(call, invoice, 'invoice', channel);
      const link = links.invoiceLink(id, invoice.link_version);
      const subject = titled(call, head.channel, subjectOf(invoice));
      const claim = await claimWords(call, invoice, head.channel);
      const name = await nameOf(call, head.clientId);
      return { ...head, link, subject, body: invoiceText(call, invoice, claim, { ...head, name, note, link }) };
    },
    async variation(call, { id, channel, note = null }) {
      const variation = await sources.variations.get(call, id);
      const { project_id, variation_number } = assertOpen(variation);
      // whose job it is now: the client may have changed since the variation was made
      const job = await sources.projects.get(call, project_id.toHexString());
      if (!job.client_id) throw invalid('client_id', 'That job has no client yet. Add one first.');
      const clientId = job.client_id.toHexString();
      const to = await resolveRecipient(call, { channel, client_id: clientId }, sources);
      const link = links.variationLink(id, variation.link_version);
      const subject = titled(call, to.channel, `Variation ${variation_number} for ${job.job_name}`);
      const said = { ...to, name: await nameOf(call, clientId), note, link };
      return { doc: variation, clientId, ...to, link, subject, body: variationText(call, variation, job, said) };
    },
  };
}

const titled = (call: Call, channel: Channel, title: string): string | null =>
  channel === 'email' ? `${title} from ${call.actor.business.name}` : null;

/** Throws 409 for one that was answered. */
function assertOpen(variation: VariationRow): VariationRow {
  const { status } = variation;
  if (status !== 'accepted' && status !== 'declined') return variation;
  throw new AppError('conflict', `That variation was ${status} already. Make another one for what has changed.`);
}

/** Each line, and what they come to; nothing where there are none. Where prices are without GST, that stands above them. */
function pricedText(call: Call, { lines, gst, total, prices_include_gst: included }: Priced): string[] {
  if (!lines.length) return [];
  const { business } = call.actor;
  return [
    ...(gst && !included ? ['Prices are ex GST:'] : []),
    ...lines.map((line) => {
      const words = [belowLine(line, gst), offerWords(line), addsWithGst(line, { business, included })]
        .filter(Boolean)
        .join(', ');
      return `- ${line.description} x ${line.quantity}: ${dollars(line.total)}${words && ` (${words})`}`;
    }),
    `Total ${dollars(total)}${gst ? ` (includes GST ${dollars(gst)})` : ''}`,
  ];
}
type Priced = Pick<QuoteRow, 'lines' | 'gst' | 'total' | 'prices_include_gst'>;

/** What one of them says to a client. */
interface Said extends Addressed {
  link: string;
}

const PDF = 'The PDF is attached.';
const closingOf = (call: Call, more = ''): string =>
  [PDF, more, anyQuestions(call.actor.business)].filter(Boolean).join(' ');
/** "$5,401.00 including GST" */
const comesTo = ({ total, gst }: Pick<QuoteRow, 'total' | 'gst'>): string =>
  `${dollars(total)}${gst ? ' including GST' : ''}`;

function variationText(call: Call, variation: VariationRow, { job_name }: ProjectRow, said: Said): string {
  const { lines, description, variation_number } = variation;
  return paperLetter(call, said, {
    says: [
      `Before we go on with ${job_name}, please look at this change.`,
      lines.length ? `It comes to ${comesTo(variation)}.` : '',
    ].filter(Boolean),
    parts: [[`Variation ${variation_number} for ${job_name}`, description], pricedText(call, variation)],
    action: { mail: 'See the change, accept or decline', text: 'See it, accept or decline' },
    link: said.link,
    closing: closingOf(call),
  });
}

function quoteText(call: Call, quote: QuoteRow, job: ProjectRow | undefined, said: Said): string {
  const mailed = said.channel === 'email';
  const day = quote.valid_until ? longDay(String(quote.valid_until)) : null;
  const deposit = depositStanding(quote).map(({ label, cents }) => `${label}: ${dollars(cents)}`);
  return paperLetter(call, said, {
    says: [
      `Here is our quote${job ? ` for ${job.job_name}` : ''}.`,
      quote.lines.length ? `It comes to ${comesTo(quote)}.` : '',
    ].filter(Boolean),
    parts: [
      [`Quote ${nameGoingOut(quote)}`, ...referenceRow(quote.customer_reference)],
      [wordsForClient(quote)],
      pricedText(call, quote),
      [...(mailed ? deposit : []), day && !mailed ? `Valid until ${day}` : null],
    ],
    action: { mail: 'See the quote, accept or decline', text: 'See it, accept or decline' },
    link: said.link,
    closing: closingOf(call, day ? `The quote is good until ${day}.` : ''),
  });
}

/** How to pay: a text is paid for by its length, and its link says that too. */
function waysToPay(call: Call, invoice: FinanceRow, channel: Channel): string[] {
  const toPay = channel === 'email' ? toPayOf(call.actor.business, invoice) : [];
  return toPay.length ? ['How to pay', ...toPay.map(([label, value]) => `${label}: ${value}`)] : [];
}

/** What the invoice asks for, in a sentence. */
function toPayWords(call: Call, invoice: FinanceRow): string {
  const { amount, amount_due: due = amount, amount_paid, amount_credited, due_date: day } = invoice;
  if (due === null || due <= 0)
    return amount_credited && !amount_paid
      ? 'All of it was credited: there is nothing to pay.'
      : 'It is paid in full, thank you.';
  if (day && day < call.today()) return `${dollars(due)} was due on ${longDay(day)}.`;
  return `Please pay ${dollars(due)}${day ? ` by ${longDay(day)}` : ''}.`;
}

function invoiceText(call: Call, invoice: FinanceRow, claim: string[], said: Said): string {
  const day = invoice.due_date ? longDay(String(invoice.due_date)) : null;
  const job = invoice.frozen?.job ?? null;
  const number = invoice.invoice_number;
  return paperLetter(call, said, {
    says: [
      `Here is ${number ? `invoice ${number}` : 'our invoice'}${job ? ` for ${job.job_name}` : ''}.`,
      toPayWords(call, invoice),
    ],
    parts: [
      [
        invoiceTitle(invoice),
        ...referenceRow(invoice.customer_reference),
        ...(said.channel === 'email' ? jobRows(job) : []),
        invoice.description === job?.job_name && said.channel === 'email' ? null : invoice.description,
      ],
      [
        `Amount ${dollars(Number(invoice.amount))}`,
        ...standingOf(invoice).map((one) => [one.label, one.day && 'on', standingValue(one)].filter(Boolean).join(' ')),
        day && `Due ${day}`,
      ],
      claim,
      waysToPay(call, invoice, said.channel),
    ],
    action: { mail: 'See the invoice', text: 'See it' },
    link: said.link,
    closing: closingOf(call),
  });
}

/** One that claims payment under an Act says so before it is opened. */
const subjectOf = (invoice: FinanceRow): string =>
  invoice.payment_claim ? ['Payment claim', invoice.invoice_number].filter(Boolean).join(' ') : invoiceTitle(invoice);
