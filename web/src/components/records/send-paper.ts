import {
  type Channel,
  financeRecords,
  type OutboxItem,
  quotes,
  sendFinanceRecord,
  sendMessage,
  sendQuote,
  sendStatement,
  sendVariation,
  variations,
} from '@smoko/contract';
import { useOperation } from '../../lib/records/use-operation.ts';

/** A paper to send; `name` is its title for people. */
export type Sendable = RecordPaper | StatementPaper | OrderPaper;
interface RecordPaper {
  /** `money`: an invoice, a credit note, or the receipt of a payment or a refund. */
  kind: 'quote' | 'money' | 'variation';
  /** Of `money`: what to look at before it goes is said of invoices. */
  invoice?: true;
  /** A draft invoice, which sending issues. */
  draft?: { client: string | null };
  id: string;
  name: string;
}
interface StatementPaper {
  kind: 'statement';
  /** Of the client. */
  id: string;
  name: string;
  from?: string;
  to?: string;
}
/** An order has no paper of its own: it is a message to a supplier. */
interface OrderPaper {
  kind: 'order';
  /** Of the supplier. */
  id: string;
  name: string;
  /** The job of all that is ordered, where it is one. */
  project_id: string | null;
  /** What it says with somebody's own words; null where nothing is chosen to be ordered. */
  text: (note: string) => string | null;
}

/** What names it where a message is looked at before it goes. */
const NAMED = { quote: 'quote_id', money: 'finance_record_id', variation: 'variation_id' } as const;
const daysOf = ({ from, to }: StatementPaper) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) });

/** Without what it says nothing can be shown or sent. */
function orderOf({ id, project_id, text }: OrderPaper, note: string) {
  const body = text(note);
  return body === null ? null : { supplier_id: id, project_id, subject: 'Order', body };
}

/** What the preview is asked for; null where there is nothing to show yet. */
export function lookedAt(paper: Sendable, note: string) {
  if (paper.kind === 'order') return orderOf(paper, note);
  if (paper.kind === 'statement') return { note, statement: { client_id: paper.id, ...daysOf(paper) } };
  return { note, [NAMED[paper.kind]]: paper.id };
}

/** Sends it by the operation of its kind. */
export function useSendPaper(paper: Sendable) {
  const quote = useOperation(sendQuote, quotes.table, 'outbox');
  const money = useOperation(sendFinanceRecord, financeRecords.table, 'outbox');
  const variation = useOperation(sendVariation, variations.table, 'outbox');
  const statement = useOperation(sendStatement, 'outbox');
  const order = useOperation(sendMessage, 'outbox');
  const one = { quote, money, variation, statement, order }[paper.kind];
  type Said = { channel: Channel; note: string };
  type Then = { onSuccess: (item: OutboxItem) => void };
  return {
    isPending: one.isPending,
    mutate: ({ channel, note }: Said, then: Then) => {
      if (paper.kind === 'order') {
        const said = orderOf(paper, note);
        if (said) order.mutate({ channel, ...said }, then);
      } else if (paper.kind === 'statement') statement.mutate({ id: paper.id, ...daysOf(paper), channel, note }, then);
      else ({ quote, money, variation })[paper.kind].mutate({ id: paper.id, channel, note }, then);
    },
  };
}
