import { AppError, invalid, sendInvoice, sendMessage, sendQuote } from '@smoko/contract';
import type { Fields, Repository } from '../../db/repository.ts';
import type { StoredDoc } from '../../db/stored.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { dollars } from '../money.ts';
import { checkReferences, type Reference } from '../tables/references.ts';
import { withRetry } from '../tables/with-retry.ts';
import type { OutgoingOptions } from './desk.ts';
import type { Outbox } from './outbox.ts';
import { type Contacts, resolveRecipient } from './recipient.ts';

interface Sources extends Contacts {
  quotes: Repository;
  financeRecords: Repository;
  project: Reference;
}

/** What goes along: a link to look at it and answer, and the paper with a mail. */
type Papers = Pick<OutgoingOptions, 'quoteLink' | 'quotePdf' | 'invoiceLink' | 'invoicePdf'>;

/** The three operations that let something leave the business. Who may call them is the guard's business. */
export function sendImplementations(outbox: Outbox, sources: Sources, papers: Papers): Implementation[] {
  const clientOf = (doc: StoredDoc, what: string): string => {
    if (!doc.client_id) throw invalid('client_id', `That ${what} has no client yet. Add one first.`);
    return String(doc.client_id);
  };

  /** The message is on its way: a quote that somebody changes at this moment does not call it back. */
  const mark = (call: Call, id: string, fields: Fields) =>
    withRetry(true, () => sources.quotes.update(call, id, fields)).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });

  return [
    implement(sendMessage, async (call, { channel, client_id, supplier_id, project_id, to, subject, body }) => {
      const recipient = await resolveRecipient(call, { channel, client_id, supplier_id, to }, sources);
      await checkReferences(call, { project_id }, [sources.project]);
      const links = { client_id: client_id ?? null, supplier_id: supplier_id ?? null, project_id: project_id ?? null };
      return outbox.put(call, {
        ...recipient,
        subject: recipient.channel === 'email' ? (subject ?? call.actor.business.name) : null,
        body,
        links,
      });
    }),

    implement(sendQuote, async (call, { id, channel, note }) => {
      const quote = await sources.quotes.get(call, id);
      const client_id = clientOf(quote, 'quote');
      const recipient = await resolveRecipient(call, { channel, client_id }, sources);
      const item = await outbox.put(call, {
        ...recipient,
        subject: recipient.channel === 'email' ? `Quote ${quote.quote_number} from ${call.actor.business.name}` : null,
        body: quoteText(call, quote, note ?? null, papers.quoteLink(id)),
        attachments: recipient.channel === 'email' ? [await papers.quotePdf(call.actor, id)] : [],
        links: { client_id, project_id: quote.project_id, quote_id: quote._id },
      });
      const fields = {
        ...(quote.status === 'draft' ? { status: 'sent' } : {}),
        ...(quote.sent_at ? {} : { sent_at: call.clock.now() }),
      };
      if (Object.keys(fields).length) await mark(call, id, fields);
      return item;
    }),

    implement(sendInvoice, async (call, { id, channel, note }) => {
      const invoice = await sources.financeRecords.get(call, id);
      if (invoice.type !== 'invoice') throw invalid('id', 'Only an invoice can be sent.');
      const client_id = clientOf(invoice, 'invoice');
      const recipient = await resolveRecipient(call, { channel, client_id }, sources);
      return outbox.put(call, {
        ...recipient,
        subject:
          recipient.channel === 'email'
            ? `${['Invoice', invoice.invoice_number].filter(Boolean).join(' ')} from ${call.actor.business.name}`
            : null,
        body: invoiceText(call, invoice, note ?? null, papers.invoiceLink(id)),
        attachments: recipient.channel === 'email' ? [await papers.invoicePdf(call.actor, id)] : [],
        links: { client_id, project_id: invoice.project_id, finance_record_id: invoice._id },
      });
    }),
  ];
}

function quoteText(call: Call, quote: StoredDoc, note: string | null, link: string): string {
  const content = quote.content as { details: string; aiGenerated: string };
  const lines = (quote.lines as { description: string; quantity: number; total: number }[]).map(
    ({ description, quantity, total }) => `- ${description} x ${quantity}: ${dollars(total)}`,
  );
  const gst = Number(quote.gst) ? ` (includes GST ${dollars(Number(quote.gst))})` : '';
  const total = lines.length ? `Total ${dollars(Number(quote.total))}${gst}` : null;
  const until = quote.valid_until ? `Valid until ${quote.valid_until}` : null;
  return letter(call, [
    note,
    `Quote ${quote.quote_number}`,
    content.aiGenerated || content.details,
    ...lines,
    total,
    until,
    `See it, accept or decline: ${link}`,
  ]);
}

function invoiceText(call: Call, invoice: StoredDoc, note: string | null, link: string): string {
  const due = invoice.due_date ? `Due ${invoice.due_date}` : null;
  return letter(call, [
    note,
    ['Invoice', invoice.invoice_number].filter(Boolean).join(' '),
    invoice.description as string | null,
    `Amount ${dollars(Number(invoice.amount))}`,
    due,
    `See it: ${link}`,
  ]);
}

const letter = (call: Call, parts: (string | null)[]): string => {
  const { name, abn } = call.actor.business;
  return [...parts.filter(Boolean), '', name, ...(abn ? [`ABN ${abn}`] : [])].join('\n');
};
