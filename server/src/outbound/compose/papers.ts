import { type Channel, invalid } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { numbersOf, type ToPay } from '../../documents/how-to-pay.ts';
import { toPayOf } from '../../documents/invoice-on-paper.ts';
import type { Call } from '../../domain/call.ts';
import type { FinanceRow } from '../../domain/finance-records/schema.ts';
import { standingOf } from '../../domain/finance-records/standing.ts';
import { longDay } from '../../domain/long-day.ts';
import { dollars } from '../../domain/money.ts';
import type { QuoteRow } from '../../domain/quotes/schema.ts';
import { wordsForClient } from '../../domain/quotes/words-for-client.ts';
import type { Recipient } from '../consent/wanted.ts';
import type { OutgoingOptions } from '../outgoing-options.ts';
import { type Contacts, resolveRecipient } from './recipient.ts';

interface PaperSources extends Contacts {
  quotes: Repository<QuoteRow>;
  financeRecords: Repository<FinanceRow>;
}
interface Asked {
  id: string;
  channel?: Channel | undefined;
  note?: string | null | undefined;
}

/** A quote or an invoice as a message to its client: what is looked at before is what goes. */
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
}

export function createPapers(sources: PaperSources, links: Pick<OutgoingOptions, 'quoteLink' | 'invoiceLink'>): Papers {
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
      const head = await to(call, invoice, 'invoice', channel);
      const link = links.invoiceLink(id);
      const subject = titled(call, head.channel, invoiceName(invoice));
      // a text is paid for by its length, and its link says it too
      const toPay = head.channel === 'email' ? toPayOf(call.actor.business, invoice) : [];
      return { ...head, link, subject, body: invoiceText(call, invoice, note, link, toPay) };
    },
  };
}

function quoteText(call: Call, quote: QuoteRow, note: string | null, link: string): string {
  const lines = (quote.lines as { description: string; quantity: number; total: number }[]).map(
    ({ description, quantity, total }) => `- ${description} x ${quantity}: ${dollars(total)}`,
  );
  const gst = Number(quote.gst) ? ` (includes GST ${dollars(Number(quote.gst))})` : '';
  const total = lines.length ? `Total ${dollars(Number(quote.total))}${gst}` : null;
  const until = quote.valid_until ? `Valid until ${longDay(String(quote.valid_until))}` : null;
  return letter(call, [
    note,
    `Quote ${quote.quote_number}`,
    wordsForClient(quote),
    ...lines,
    total,
    until,
    `See it, accept or decline: ${link}`,
  ]);
}

const invoiceName = (invoice: FinanceRow) => ['Invoice', invoice.invoice_number].filter(Boolean).join(' ');

function invoiceText(call: Call, invoice: FinanceRow, note: string | null, link: string, toPay: ToPay[]): string {
  const due = invoice.due_date ? `Due ${longDay(String(invoice.due_date))}` : null;
  return letter(call, [
    note,
    invoiceName(invoice),
    invoice.description,
    `Amount ${dollars(Number(invoice.amount))}`,
    ...standingOf(invoice).map(({ label, cents }) => `${label} ${dollars(cents)}`),
    due,
    ...(toPay.length ? ['How to pay', ...toPay.map(([label, value]) => `${label}: ${value}`)] : []),
    `See it: ${link}`,
  ]);
}

const letter = (call: Call, parts: (string | null)[]): string => {
  const { business } = call.actor;
  return [...parts.filter(Boolean), '', business.name, ...numbersOf(business)].join('\n');
};
