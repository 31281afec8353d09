import {
  AppError,
  type DomainInput,
  sendFinanceRecord,
  sendMessage,
  sendOnMyWay,
  sendQuote,
  sendStatement,
  sendVariation,
} from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import { type Call, type Implementation, implement } from '../../domain/call.ts';
import { asNobody, type Issuing } from '../../domain/finance-records/issue.ts';
import type { FinanceRow } from '../../domain/finance-records/schema.ts';
import { freezeOffer, type OfferPaper } from '../../domain/freeze-offer.ts';
import type { Outbox } from '../../domain/outbox/outgoing.ts';
import type { ProjectReference } from '../../domain/projects/projects.ts';
import { quotePaper } from '../../domain/quotes/paper.ts';
import type { QuoteRow } from '../../domain/quotes/schema.ts';
import type { SentStatements } from '../../domain/sent-statements/sent-statements.ts';
import { checkReferences } from '../../domain/tables/references.ts';
import { withRetry } from '../../domain/tables/with-retry.ts';
import { variationPaper } from '../../domain/variations/paper.ts';
import type { VariationRow } from '../../domain/variations/schema.ts';
import { isPromotion } from '../consent/promotion.ts';
import type { OutgoingOptions } from '../outgoing-options.ts';
import type { OnMyWay } from './on-my-way.ts';
import type { Papers } from './papers.ts';
import { type Contacts, resolveRecipient } from './recipient.ts';

interface Parts {
  outbox: Outbox;
  sources: Contacts & {
    quotes: Repository<QuoteRow>;
    variations: Repository<VariationRow>;
    sentStatements: SentStatements;
    project: ProjectReference;
  };
  papers: Papers;
  onMyWay: Pick<OnMyWay, 'send'>;
  issuing: Pick<Issuing, 'leave'>;
  /** The paper itself, which goes with a mail. */
  pdfs: Pick<OutgoingOptions, 'quotePdf' | 'financeRecordPdf' | 'variationPdf' | 'statementPdf'>;
}

const PAPER_NAMES: Record<FinanceRow['type'], string> = {
  invoice: 'invoice',
  credit_note: 'credit note',
  payment: 'receipt',
  refund: 'receipt',
  expense: 'paper',
};

/** The message is on its way: a record that somebody changes at this moment does not call it back. */
const mark = (write: () => Promise<unknown>) =>
  withRetry(true, write).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });

/** What a client answers, sent: headed as its business is now, and so frozen. */
function offersSent({ outbox, sources, papers, pdfs }: Parts) {
  const { clients, project, quotes } = sources;
  const offered = { clients, projects: project.repository, quotes };

  /** One that is open and goes once more is headed as its business is now; its link shows the same from then on. */
  async function outAgain<Row extends Written<QuoteRow> | Written<VariationRow>>(
    call: Call,
    paper: OfferPaper<Row>,
    row: Row,
    write: (call: Call, head: Pick<Written<QuoteRow>, 'frozen'>) => Promise<unknown>,
  ): Promise<void> {
    if (row.status === 'draft') return;
    const head = await freezeOffer(call, offered, paper, row, row, true);
    await mark(() => write(asNobody(call), head));
  }

  const variationSent = async (call: Call, asked: DomainInput<typeof sendVariation>) => {
    const { doc: variation, clientId: client_id, channel, to, subject, body } = await papers.variation(call, asked);
    const { project_id, _id: variation_id, sent_at } = variation;
    await outAgain(call, variationPaper, { ...variation, client_id }, (own, head) =>
      sources.variations.update(own, asked.id, head),
    );
    const links = { client_id, project_id, variation_id };
    const attachments = channel === 'email' ? [await pdfs.variationPdf(call.actor, asked.id, client_id)] : [];
    const item = await outbox.put(call, { channel, to, subject, body, attachments, links });
    const fields = { status: 'sent' as const, client_id, sent_at: sent_at ?? call.clock.now() };
    await mark(async () => {
      const now = await sources.variations.get(call, asked.id);
      const frozen = await freezeOffer(call, offered, variationPaper, { ...now, ...fields }, now);
      return sources.variations.update(call, asked.id, { ...fields, ...frozen }, now.version);
    });
    return item;
  };

  const quoteSent = async (call: Call, asked: DomainInput<typeof sendQuote>) => {
    const { doc: quote, clientId: client_id, channel, to, subject, body } = await papers.quote(call, asked);
    await outAgain(call, quotePaper, quote, (own, head) => sources.quotes.update(own, asked.id, head));
    const item = await outbox.put(call, {
      channel,
      to,
      subject,
      body,
      attachments: channel === 'email' ? [await pdfs.quotePdf(call.actor, asked.id)] : [],
      links: { client_id, project_id: quote.project_id, quote_id: quote._id },
    });
    const fields = {
      ...(quote.status === 'draft' ? { status: 'sent' as const } : {}),
      ...(quote.sent_at ? {} : { sent_at: call.clock.now() }),
    };
    if (Object.keys(fields).length)
      await mark(async () => {
        const now = await sources.quotes.get(call, asked.id);
        const frozen = await freezeOffer(call, offered, quotePaper, { ...now, ...fields }, now);
        return sources.quotes.update(call, asked.id, { ...fields, ...frozen }, now.version);
      });
    return item;
  };

  return { quoteSent, variationSent };
}

/** The operations that let something leave the business. Who may call them is the guard's business. */
export function sendImplementations(parts: Parts): Implementation[] {
  const { outbox, sources, papers, onMyWay, issuing, pdfs } = parts;
  const { quoteSent, variationSent } = offersSent(parts);
  return [
    implement(sendMessage, async (call, { channel, client_id, supplier_id, project_id, to, subject, body }) => {
      const recipient = await resolveRecipient(
        call,
        { channel, client_id, supplier_id, to },
        sources,
        isPromotion({ subject, body }),
      );
      await checkReferences(call, { project_id }, [sources.project]);
      const links = { client_id: client_id ?? null, supplier_id: supplier_id ?? null, project_id: project_id ?? null };
      return outbox.put(call, {
        ...recipient,
        subject: recipient.channel === 'email' ? (subject ?? call.actor.business.name) : null,
        body,
        links,
      });
    }),

    implement(sendQuote, quoteSent),

    implement(sendFinanceRecord, async (call, asked) => {
      // what cannot be sent is not issued
      const looked = await papers.financeRecord(call, asked);
      const invoice = looked.doc.type === 'invoice';
      if (invoice) await issuing.leave(call, asked.id);
      const paper = invoice ? await papers.financeRecord(call, asked) : looked;
      const { doc: record, clientId: client_id, channel, to, subject, body } = paper;
      return outbox.put(call, {
        what: PAPER_NAMES[record.type],
        channel,
        to,
        subject,
        body,
        attachments: channel === 'email' ? [await pdfs.financeRecordPdf(call.actor, asked.id)] : [],
        links: { client_id, project_id: record.project_id, finance_record_id: record._id },
      });
    }),

    implement(sendOnMyWay, (call, asked) => onMyWay.send(call, asked, outbox)),

    implement(sendVariation, variationSent),

    implement(sendStatement, async (call, asked) => {
      const { doc, clientId: client_id, channel, to, subject, body } = await papers.statement(call, asked);
      // before the message: its link has to lead somewhere when it arrives
      const statement_id = await sources.sentStatements.keep(call, doc);
      const { statement, buyer } = doc;
      const attachments = channel === 'email' ? [await pdfs.statementPdf(call.actor, statement, buyer)] : [];
      return outbox.put(call, { channel, to, subject, body, attachments, links: { client_id, statement_id } });
    }),
  ];
}
