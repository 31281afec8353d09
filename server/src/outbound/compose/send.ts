import { AppError, sendInvoice, sendMessage, sendQuote } from '@smoko/contract';
import type { Fields, Repository } from '../../db/repository.ts';
import { type Call, type Implementation, implement } from '../../domain/call.ts';
import type { Outbox } from '../../domain/outbox/outgoing.ts';
import type { QuoteRow } from '../../domain/quotes/schema.ts';
import { checkReferences, type Reference } from '../../domain/tables/references.ts';
import { withRetry } from '../../domain/tables/with-retry.ts';
import type { OutgoingOptions } from '../outgoing-options.ts';
import type { Papers } from './papers.ts';
import { type Contacts, resolveRecipient } from './recipient.ts';

interface Parts {
  outbox: Outbox;
  sources: Contacts & { quotes: Repository<QuoteRow>; project: Reference };
  papers: Papers;
  /** The paper itself, which goes with a mail. */
  pdfs: Pick<OutgoingOptions, 'quotePdf' | 'invoicePdf'>;
}

/** The three operations that let something leave the business. Who may call them is the guard's business. */
export function sendImplementations({ outbox, sources, papers, pdfs }: Parts): Implementation[] {
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

    implement(sendQuote, async (call, asked) => {
      const { doc: quote, clientId: client_id, channel, to, subject, body } = await papers.quote(call, asked);
      const item = await outbox.put(call, {
        channel,
        to,
        subject,
        body,
        attachments: channel === 'email' ? [await pdfs.quotePdf(call.actor, asked.id)] : [],
        links: { client_id, project_id: quote.project_id, quote_id: quote._id },
      });
      const fields = {
        ...(quote.status === 'draft' ? { status: 'sent' } : {}),
        ...(quote.sent_at ? {} : { sent_at: call.clock.now() }),
      };
      if (Object.keys(fields).length) await mark(call, asked.id, fields);
      return item;
    }),

    implement(sendInvoice, async (call, asked) => {
      const { doc: invoice, clientId: client_id, channel, to, subject, body } = await papers.invoice(call, asked);
      return outbox.put(call, {
        channel,
        to,
        subject,
        body,
        attachments: channel === 'email' ? [await pdfs.invoicePdf(call.actor, asked.id)] : [],
        links: { client_id, project_id: invoice.project_id, finance_record_id: invoice._id },
      });
    }),
  ];
}
