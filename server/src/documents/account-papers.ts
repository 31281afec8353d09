import {
  clients,
  type DomainInput,
  type DomainOutput,
  financeRecords,
  getClientAccount,
  getClientStatement,
  getJobBilling,
  projects,
  quotes,
  variations,
} from '@smoko/contract';
import type { Actor } from '../domain/actor.ts';
import { type Clock, today } from '../domain/clock.ts';
import type { Executor } from '../domain/executor.ts';
import { MIME } from '../files/file-kind.ts';
import type { LogoOf } from './logo.ts';
import { createLookUp } from './look-up.ts';
import type { QuoteOnPaper } from './quote-on-paper.ts';
import type { Paper, QuotePapers } from './quote-papers.ts';
import { type ReceiptOnPaper, receiptOnPaper } from './receipt-on-paper.ts';
import { type Statement, statementOnPaper } from './statement-on-paper.ts';
import { variationOnPaper } from './variation-on-paper.ts';

/** Papers of a client's account and of a job, beside its quotes and invoices. */
export interface AccountPapers {
  /** `client`: whom it is to, as they were when it was sent; left out: as they are. */
  statement(actor: Actor, statement: Statement, client?: QuoteOnPaper['client']): Promise<Paper>;
  /** What stands on it. `owed`: what is owed today, which one that ends before does not say; cents. */
  statementText(actor: Actor, asked: StatementAsked): Promise<StatementText>;
  /** `clientId`: who it goes to now, where that may be somebody else than it went to before. */
  variation(actor: Actor, id: string, clientId?: string): Promise<Paper>;
  /** Of any finance record that has one: a receipt of money, else an invoice or a credit note. Throws 422 for others. */
  financeRecord(actor: Actor, id: string, look?: boolean): Promise<Paper>;
  /** What stands on the receipt of a payment or a refund; throws 422 for what has none. */
  receiptText(actor: Actor, id: string): Promise<ReceiptOnPaper>;
}

interface StatementText {
  statement: Statement;
  client: QuoteOnPaper['client'];
  owed: number;
}

/** Whose statement, and of which days. */
type StatementAsked = DomainInput<typeof getClientStatement>;

type FinanceRecord = DomainOutput<typeof financeRecords.operations.get>;

/** They tell how things are when they are asked for: nothing of them is frozen but what their records are (decision 47). */
export function createAccountPapers(
  executor: Executor,
  clock: Clock,
  { invoice }: Pick<QuotePapers, 'invoice'>,
  logoOf: LogoOf,
): AccountPapers {
  const perhaps = createLookUp(executor);
  const currentLogo = ({ userId, business }: Actor) => logoOf(userId, business.logo);
  /** With an address where they are still on file, else by the name that the record knows. */
  const clientOf = async (actor: Actor, id: string | null, known: { name: string } | null) =>
    (await perhaps(clients.operations.get, actor, id)) ?? named(known);

  async function receiptOf(actor: Actor, record: FinanceRecord): Promise<ReceiptOnPaper> {
    const { client_id, allocations } = record;
    const [client, account, invoices] = await Promise.all([
      clientOf(actor, client_id, record.client),
      record.type === 'refund' ? perhaps(getClientAccount, actor, client_id) : null,
      Promise.all(allocations.map(({ invoice_id }) => perhaps(financeRecords.operations.get, actor, invoice_id))),
    ]);
    const day = today(clock, actor.business.timeZone);
    return receiptOnPaper(actor.business, record, { client, invoices, credit: account?.credit ?? 0, today: day });
  }

  async function receipt(actor: Actor, record: FinanceRecord): Promise<Paper> {
    const paper = await receiptOf(actor, record);
    const { receiptPdf } = await import('./receipt-pdf.ts');
    const content = await receiptPdf(paper, await currentLogo(actor));
    return pdf([paper.heading, paper.client?.name, record.paid_date], content);
  }

  return {
    async financeRecord(actor, id, look) {
      const record = await executor.execute(financeRecords.operations.get, actor, { id });
      return record.type === 'payment' || record.type === 'refund' ? receipt(actor, record) : invoice(actor, id, look);
    },

    async receiptText(actor, id) {
      return receiptOf(actor, await executor.execute(financeRecords.operations.get, actor, { id }));
    },

    async statementText(actor, asked) {
      const statement = await executor.execute(getClientStatement, actor, asked);
      const past = statement.to < today(clock, actor.business.timeZone);
      const [client, account] = await Promise.all([
        clientOf(actor, asked.id, statement.client),
        past ? perhaps(getClientAccount, actor, asked.id) : null,
      ]);
      return { statement, client, owed: account?.balance ?? statement.closing };
    },

    async statement(actor, statement, known) {
      const client = known ?? (await clientOf(actor, statement.client.id, statement.client));
      const { statementPdf } = await import('./statement-pdf.ts');
      const content = await statementPdf(statementOnPaper(actor.business, statement, client), await currentLogo(actor));
      return pdf(['Statement', statement.client.name, statement.to], content);
    },

    async variation(actor, id, clientId) {
      const variation = await executor.execute(variations.operations.get, actor, { id });
      const { client_id, project_id, status, variation_number, project, frozen } = variation;
      const open = status === 'draft' || status === 'sent';
      const [client, billing, job, accepted] = await Promise.all([
        frozen ? frozen.buyer : clientOf(actor, clientId ?? client_id, clientId ? null : variation.client),
        open ? perhaps(getJobBilling, actor, project_id) : null,
        frozen ? null : perhaps(projects.operations.get, actor, project_id),
        frozen ? null : executor.execute(quotes.operations.list, actor, { ...LAST_ACCEPTED, project_id }),
      ]);
      // what the tradie thinks that it will cost is nothing the client agreed to
      const agreed = billing?.price.base_from === 'quote' ? billing.price.total : null;
      const newPrice = agreed === null ? null : agreed + variation.total;
      const { quotePdf } = await import('./quote-pdf.ts');
      const paper = variationOnPaper(actor.business, variation, client, newPrice, {
        site_address: job?.site_address ?? null,
        customer_reference: accepted?.data[0]?.customer_reference ?? null,
      });
      const content = await quotePdf(paper, await logoOf(actor.userId, paper.business.logo));
      return pdf(['Variation', variation_number, project?.job_name], content);
    },
  };
}

const LAST_ACCEPTED = { status: 'accepted', sort: '-created_at', limit: 1 } as const;

const named = (known: { name: string } | null): QuoteOnPaper['client'] =>
  known && { name: known.name, email: null, phone: null, address: null };

const pdf = (words: (string | null | undefined)[], content: Buffer): Paper => ({
  name: `${words.filter(Boolean).join(' ')}.pdf`,
  type: MIME.pdf,
  content,
});
