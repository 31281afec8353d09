import {
  type ApiClient,
  adminTasks,
  type ChatMessage,
  clients,
  getSession,
  listApprovals,
  listMessages,
  listOutbox,
  listReceipts,
  procurementItems,
  projects,
  type Receipt,
} from '@smoko/contract';
import { expect } from 'vitest';

interface Entry {
  id: string;
  name: string;
}

/** Everything one account has, as the API tells it. */
export interface Books {
  records: Record<'clients' | 'projects' | 'procurement_items' | 'admin_tasks', Entry[]>;
  receipts: Receipt[];
  outbox: { id: string; body: string }[];
  approvals: { id: string; status: string }[];
}

const limit = 100;

export async function readBooks(client: ApiClient): Promise<Books> {
  const { user } = await client.call(getSession, {});
  const [people, jobs, items, tasks, receipts, outbox, approvals] = await Promise.all([
    client.call(clients.operations.list, { limit }),
    client.call(projects.operations.list, { limit }),
    client.call(procurementItems.operations.list, { limit }),
    client.call(adminTasks.operations.list, { limit }),
    client.call(listReceipts, { limit }),
    client.call(listOutbox, { limit }),
    client.call(listApprovals, { limit }),
  ]);
  return {
    records: {
      clients: people.data.map(({ id, name }) => ({ id, name })),
      projects: jobs.data.map(({ id, job_name }) => ({ id, name: job_name })),
      procurement_items: items.data.map(({ id, item_name }) => ({ id, name: item_name })),
      admin_tasks: tasks.data.map(({ id, task_name }) => ({ id, name: task_name })),
    },
    receipts: receipts.data,
    // without the mail about the account itself
    outbox: outbox.data.filter(({ to }) => to !== user.email),
    approvals: approvals.data,
  };
}

export const messagesOf = async (client: ApiClient, threadId: string): Promise<ChatMessage[]> =>
  (await client.call(listMessages, { id: threadId, limit })).data;

/** Names per table, sorted. */
export const namesIn = ({ records }: Books) =>
  Object.fromEntries(Object.entries(records).map(([table, rows]) => [table, rows.map(({ name }) => name).sort()]));

/** Nothing exists twice, and every record that a turn made has exactly one receipt, which the conversation shows. */
export function expectTruth(books: Books, messages: ChatMessage[]): void {
  for (const [table, names] of Object.entries(namesIn(books))) expect(names, table).toEqual([...new Set(names)]);
  for (const { status, summary } of books.receipts) {
    expect(status).toBe('done');
    expect(summary).toMatch(/^(Created|Added) /);
  }
  const made = Object.values(books.records)
    .flat()
    .map(({ id }) => id);
  const proven = books.receipts.flatMap(({ changes }) => changes.map(({ record_id }) => record_id));
  expect(proven.toSorted(), 'records with a receipt').toEqual(made.toSorted());
  const shown = messages.flatMap(({ receipts }) => receipts.map(({ receipt_id }) => receipt_id));
  expect(shown.toSorted(), 'receipts shown').toEqual(books.receipts.map(({ id }) => id).toSorted());
}

/** What the receipts say, without the numbers that differ between accounts. */
export const said = (books: Books): string[] => books.receipts.map(({ summary }) => summary).sort();
