import { AppError, type Channel, invalid, offerWords } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { numbersOf, type ToPay } from '../../documents/how-to-pay.ts';
import { toPayOf } from '../../documents/invoice-on-paper.ts';
import type { Call } from '../../domain/call.ts';
import { isVoid } from '../../domain/finance-records/lawful-paper.ts';
import type { FinanceRow } from '../../domain/finance-records/schema.ts';
import { invoiceTitle } from '../../domain/finance-records/stages.ts';
import { standingOf, standingValue } from '../../domain/finance-records/standing.ts';
import { longDay } from '../../domain/long-day.ts';
import { dollars } from '../../domain/money.ts';
import type { ProjectRow } from '../../domain/projects/schema.ts';
import type { QuoteRow } from '../../domain/quotes/schema.ts';
import { wordsForClient } from '../../domain/quotes/words-for-client.ts';
import type { VariationRow } from '../../domain/variations/schema.ts';
import type { Recipient } from '../consent/wanted.ts';
import type { OutgoingOptions } from '../outgoing-options.ts';
import { type Contacts, resolveRecipient } from './recipient.ts';

interface PaperSources extends Contacts {
  quotes: Repository<QuoteRow>;
  financeRecords: Repository<FinanceRow>;
  variations: Repository<VariationRow>;
  projects: Repository<ProjectRow>;
}
interface Asked {
  id: string;
  channel?: Channel | undefined;
  note?: string | null | undefined;
}

/** A quote, an invoice or a variation as a message to its client: what is looked at before is what goes. */
interface Paper<Row> extends Recipient {
  doc: Row;
  clientId: string;
  subject: string | null;
  body: string;
  /** Where its client sees it. */
  link: string;
}
export interface Papers {
  quote(call: Call, asked: Asked): Promise<Paper<QuoteRow>>;
  invoice(call: Call, asked: Asked): Promise<Paper<FinanceRow>>;
  /** Throws 409 for one that was answered. */
  variation(call: Call, asked: Asked): Promise<Paper<VariationRow>>;
}

export function createPapers(
  sources: PaperSources,
  links: Pick<OutgoingOptions, 'quoteLink' | 'invoiceLink' | 'variationLink'>,
): Papers {
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
  const titled = (call: Call, channel: Channel, title: string) =>
    channel === 'email' ? `${title} from ${call.actor.business.name}` : null;

  return {
    async quote(call, { id, channel, note = null }) {
      const quote = await sources.quotes.get(call, id);
      const head = await to(call, quote, 'quote', channel);
      const link = links.quoteLink(id);
      const subject = titled(call, head.channel, `Quote ${String(quote.quote_number)}`);
      return { ...head, link, subject, body: quoteText(call, quote, note, link) };
    },
    async invoice(call, { id, channel, note = null }) {
      const invoice = await sources.financeRecords.get(call, id);
      if (invoice.type !== 'invoice') throw invalid('id', 'Only an invoice can be sent.');
      if (invoice.stage === 'void') throw isVoid(invoiceTitle(invoice));
      const head = await to(call, invoice, 'invoice', channel);
      const link = links.invoiceLink(id);
      const subject = titled(call, head.channel, invoiceTitle(invoice));
      // a text is paid for by its length, and its link says it too
      const toPay = head.channel === 'email' ? toPayOf(call.actor.business, invoice) : [];
      return { ...head, link, subject, body: invoiceText(call, invoice, note, link, toPay) };
    },
    async variation(call, { id, channel, note = null }) {
      const variation = await sources.variations.get(call, id);
      const { status, project_id, variation_number } = variation;
      if (status === 'accepted' || status === 'declined')
        throw new AppError('conflict', `That variation was ${status} already. Make another one for what has changed.`);
      // whose job it is now: the client may have changed since the variation was made
      const job = await sources.projects.get(call, project_id.toHexString());
      if (!job.client_id) throw invalid('client_id', 'That job has no client yet. Add one first.');
      const clientId = job.client_id.toHexString();
      const to = await resolveRecipient(call, { channel, client_id: clientId }, sources);
      const link = links.variationLink(id);
      const subject = titled(call, to.channel, `Variation ${variation_number} for ${job.job_name}`);
      return { doc: variation, clientId, ...to, link, subject, body: variationText(call, variation, job, note, link) };
    },
  };
}

/** Each line, and what they come to; nothing where there are none. */
function pricedText({ lines, gst, total }: Pick<QuoteRow, 'lines' | 'gst' | 'total'>): string[] {
  if (!lines.length) return [];
  return [
    ...lines.map((line) => {
      const words = offerWords(line);
      return `- ${line.description} x ${line.quantity}: ${dollars(line.total)}${words && ` (${words})`}`;
    }),
    `Total ${dollars(total)}${gst ? ` (includes GST ${dollars(gst)})` : ''}`,
  ];
}

function variationText(
  call: Call,
  variation: VariationRow,
  { job_name }: ProjectRow,
  note: string | null,
  link: string,
): string {
  return letter(call, [
    note,
    `Variation ${variation.variation_number} for ${job_name}`,
    variation.description,
    ...pricedText(variation),
    `See it, accept or decline: ${link}`,
  ]);
}

function quoteText(call: Call, quote: QuoteRow, note: string | null, link: string): string {
  const until = quote.valid_until ? `Valid until ${longDay(String(quote.valid_until))}` : null;
  return letter(call, [
    note,
    `Quote ${quote.quote_number}`,
    wordsForClient(quote),
    ...pricedText(quote),
    until,
    `See it, accept or decline: ${link}`,
  ]);
}

function invoiceText(call: Call, invoice: FinanceRow, note: string | null, link: string, toPay: ToPay[]): string {
  const due = invoice.due_date ? `Due ${longDay(String(invoice.due_date))}` : null;
  return letter(call, [
    note,
    invoiceTitle(invoice),
    invoice.description,
    `Amount ${dollars(Number(invoice.amount))}`,
    ...standingOf(invoice).map((one) => [one.label, one.day && 'on', standingValue(one)].filter(Boolean).join(' ')),
    due,
    ...(toPay.length ? ['How to pay', ...toPay.map(([label, value]) => `${label}: ${value}`)] : []),
    `See it: ${link}`,
  ]);
}

const letter = (call: Call, parts: (string | null)[]): string => {
  const { business } = call.actor;
  return [...parts.filter(Boolean), '', business.name, ...numbersOf(business)].join('\n');
};
