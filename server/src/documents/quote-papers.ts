import { buffer } from 'node:stream/consumers';
import {
  clients,
  type DomainOutput,
  invalid,
  notFound,
  projects,
  quotes,
  type Template,
  templates,
} from '@smoko/contract';
import type { Actor } from '../domain/actor.ts';
import { dayAt } from '../domain/clock.ts';
import type { Executor } from '../domain/executor.ts';
import { letterheadOf } from '../domain/finance-records/freeze.ts';
import type { LeavingPaper } from '../domain/finance-records/leave-paper.ts';
import type { LinkVersion } from '../domain/paper-token.ts';
import { nameOnPaper } from '../domain/quotes/quote-names.ts';
import { wordsForClient } from '../domain/quotes/words-for-client.ts';
import { MIME } from '../files/file-kind.ts';
import type { FileStore } from '../files/file-store.ts';
import { creditNoteOnPaper, type InvoiceOnPaper, invoiceOnPaper } from './invoice-on-paper.ts';
import type { LogoOf } from './logo.ts';
import { createLookUp } from './look-up.ts';
import { linesInOneList, linesOnPaper } from './quote-offers.ts';
import { depositStanding, type QuoteOnPaper } from './quote-on-paper.ts';

export interface Paper {
  name: string;
  type: string;
  content: Buffer;
}

export interface QuotePapers {
  pdf(actor: Actor, quoteId: string): Promise<Paper>;
  /**
   * Of a credit note too. Issues a draft first. Throws 422 for one that lacks what the law asks for. `look`: a draft stays
   * one, and its paper says so.
   */
  invoice(actor: Actor, id: string, look?: boolean): Promise<Paper>;
  /** What stands on it; throws the same. */
  invoiceText(actor: Actor, id: string): Promise<InvoiceOnPaper>;
  /** The quote's template, filled in where it can be; not_found where it has none. */
  document(actor: Actor, quoteId: string): Promise<Paper>;
  /** What is wrong with a template as a form to fill in; null when nothing is, or it is none. */
  trouble(template: Pick<Template, 'file_type' | 'file_path'>): Promise<string | null>;
}

type StoredQuote = DomainOutput<typeof quotes.operations.get>;

/** Quotes as people get them. The libraries for it are loaded when first asked for. */
export function createQuotePapers(
  executor: Executor,
  files: FileStore,
  /** An invoice or a credit note whose paper leaves now. */
  leaving: (actor: Actor, id: string, look?: boolean) => Promise<LeavingPaper>,
  logoOf: LogoOf,
  /** Where a client sees an invoice. */
  invoiceLink: (id: string, version: LinkVersion) => string,
): QuotePapers {
  async function contentOf({ file_path }: Pick<Template, 'file_path'>): Promise<Buffer> {
    const content = await files.read(file_path);
    if (!content) throw notFound('file');
    return buffer(content);
  }

  const perhaps = createLookUp(executor);

  async function onPaper(actor: Actor, quote: StoredQuote): Promise<QuoteOnPaper> {
    const { frozen } = quote;
    if (frozen) return quoteOnPaper(letterheadOf(frozen), actor.business, quote, frozen.buyer, frozen.job ?? null);
    const [client, job] = await Promise.all([
      perhaps(clients.operations.get, actor, quote.client_id),
      perhaps(projects.operations.get, actor, quote.project_id),
    ]);
    const known = client ?? (quote.client && { name: quote.client.name, email: null, phone: null, address: null });
    const of = quote.project && { ...quote.project, site_address: job?.site_address ?? null };
    return quoteOnPaper(actor.business, actor.business, quote, known, of);
  }
  async function invoiceText(actor: Actor, id: string, look = false): Promise<InvoiceOnPaper> {
    const { record, adjusts } = await leaving(actor, id, look);
    return record.type === 'credit_note' ? creditNoteOnPaper(record, adjusts) : invoiceOnPaper(record, invoiceLink);
  }
  const quoteOf = (actor: Actor, id: string) => executor.execute(quotes.operations.get, actor, { id });

  return {
    async pdf(actor, id) {
      const quote = await quoteOf(actor, id);
      const { quotePdf } = await import('./quote-pdf.ts');
      const paper = await onPaper(actor, quote);
      const content = await quotePdf(paper, await logoOf(actor.userId, paper.business.logo));
      return { name: `Quote ${nameOnPaper(quote)}.pdf`, type: MIME.pdf, content };
    },

    invoiceText: (actor, id) => invoiceText(actor, id),

    async invoice(actor, id, look) {
      const paper = await invoiceText(actor, id, look);
      const { quotePdf } = await import('./quote-pdf.ts');
      const logo = await logoOf(actor.userId, paper.business.logo);
      return { name: `${paper.heading}.pdf`, type: MIME.pdf, content: await quotePdf(paper, logo) };
    },

    async document(actor, id) {
      const quote = await quoteOf(actor, id);
      // quotes from before they kept it look it up
      const template = quote.template_file ?? (await perhaps(templates.operations.get, actor, quote.template_id));
      if (!template) throw notFound('template');
      const { name, file_type } = template;
      const content = await contentOf(template);
      const { fillTemplate, isFillable, TemplateTrouble } = await import('./fill-template.ts');
      if (!isFillable(file_type)) return { name, type: MIME[file_type], content };
      const paper = await onPaper(actor, quote);
      try {
        const filled = fillTemplate(file_type, content, paper);
        return { name: `Quote ${nameOnPaper(quote)}.${file_type}`, type: MIME[file_type], content: filled };
      } catch (error) {
        if (error instanceof TemplateTrouble) throw invalid('template_id', error.message);
        throw error;
      }
    },

    async trouble(template) {
      const { isFillable, troubleWithTemplate } = await import('./fill-template.ts');
      const { file_type } = template;
      return isFillable(file_type) ? troubleWithTemplate(file_type, await contentOf(template)) : null;
    },
  };
}

/** Whose it is, for whom and for which job as that was frozen, else as it is now (decision 58). */
function quoteOnPaper(
  business: QuoteOnPaper['business'],
  { timeZone }: Pick<Actor['business'], 'timeZone'>,
  quote: StoredQuote,
  client: QuoteOnPaper['client'],
  job: QuoteOnPaper['job'],
): QuoteOnPaper {
  const by = { business, included: quote.prices_include_gst };
  return {
    business,
    quoteName: nameOnPaper(quote),
    date: dayAt(quote.created_at, timeZone),
    validUntil: quote.valid_until,
    customerReference: quote.customer_reference,
    client,
    job,
    words: wordsForClient(quote),
    details: quote.content.details,
    text: quote.content.aiGenerated,
    ...linesOnPaper(quote.lines, quote.status === 'accepted', by),
    inOneList: linesInOneList(quote.lines, quote.status === 'accepted', by),
    pricesIncludeGst: quote.prices_include_gst,
    amountsExGst: business.gstRegistered && !quote.prices_include_gst,
    subtotal: quote.subtotal,
    gst: quote.gst,
    total: quote.total,
    standing: depositStanding(quote),
    totalCounts: true,
  };
}
