import {
  creditNoteName,
  type DomainOutput,
  frozen,
  type getClientStatement,
  PAYMENT_METHOD_NAMES,
  type STATEMENT_KINDS,
} from '@smoko/contract';
import type { Business } from '../domain/actor.ts';
import { howToPay, type ToPay } from '../domain/finance-records/how-to-pay.ts';
import type { QuoteOnPaper } from './quote-on-paper.ts';

export type Statement = DomainOutput<typeof getClientStatement>;

const STATEMENT_KIND_NAMES: Record<(typeof STATEMENT_KINDS)[number], string> = frozen({
  invoice: 'Invoice',
  payment: 'Payment received',
  credit_note: creditNoteName(false),
  refund: 'Refund',
});

type Entry = Statement['entries'][number];

/** "Invoice INV-1001". */
export const entryTitle = ({ kind, number, adjustment }: Pick<Entry, 'kind' | 'number' | 'adjustment'>): string =>
  [adjustment ? creditNoteName(true) : STATEMENT_KIND_NAMES[kind], number].filter(Boolean).join(' ');

/** How money came, and under which words: "Bank transfer, reference 4471". Statements that were sent before say neither. */
export const paidWords = ({ method, reference }: Pick<Entry, 'method' | 'reference'>): string =>
  [method && method !== 'other' ? PAYMENT_METHOD_NAMES[method] : null, reference && `reference ${reference}`]
    .filter(Boolean)
    .join(', ');

/** A client's statement as it is printed. Cents. */
export interface StatementOnPaper {
  business: Business;
  client: QuoteOnPaper['client'];
  statement: Statement;
  toPay: ToPay[];
}

/** How to pay stands on it where something is owed: by the numbers of the invoices, as a statement has none. */
export function statementOnPaper(
  business: Business,
  statement: Statement,
  client: QuoteOnPaper['client'],
): StatementOnPaper {
  const toPay = statement.closing > 0 ? howToPay(business, 'The number of the invoice you pay') : [];
  return { business, client, statement, toPay };
}
