import { type Client, financeOverview, projects, quotes } from '@smoko/contract';
import { api } from '../../lib/api.ts';

/** As many as one list answers. */
const MOST = 100;

export interface OnFile {
  invoices: number;
  drafts: number;
  payments: number;
  quotes: number;
  jobs: number;
}

/** What names a client. null of one who owes money: the server says why they stay. */
async function lookUp({ id }: Client): Promise<OnFile | null> {
  const [money, offered, work] = await Promise.all([
    api.call(financeOverview, { client_id: id }),
    api.call(quotes.operations.list, { client_id: id, limit: MOST }),
    api.call(projects.operations.list, { client_id: id, limit: MOST }),
  ]);
  if (money.due > 0) return null;
  const countOf = (type: string) => money.types.find((one) => one.type === type)?.count ?? 0;
  return {
    invoices: countOf('invoice'),
    drafts: money.drafts.count,
    payments: countOf('payment'),
    quotes: offered.data.length,
    jobs: work.data.length,
  };
}

/** What is said before several are deleted: a sentence for each on whom something hangs, one after the other asked for. */
export async function staysOnFile(chosen: readonly Client[]): Promise<string[]> {
  const said: string[] = [];
  for (const client of chosen) {
    const found = await lookUp(client);
    const told = found && onFileWords(found);
    if (told) said.push(`${client.name}: ${told} on file. All of it stays, with the name marked “(deleted)”.`);
  }
  return said;
}

/** "1 invoice, 2 quotes and 1 job"; null where there is nothing. */
export function onFileWords(found: OnFile): string | null {
  const counted = [
    words(found.invoices, 'invoice'),
    words(found.drafts, 'draft invoice'),
    words(found.payments, 'payment'),
    words(found.quotes, 'quote'),
    words(found.jobs, 'job'),
  ].filter((one) => one !== null);
  return counted.length ? new Intl.ListFormat('en-AU').format(counted) : null;
}

const words = (count: number, noun: string): string | null =>
  count ? `${count >= MOST ? `${MOST} or more` : count} ${noun}${count === 1 ? '' : 's'}` : null;

/** What is said before a client is deleted; null where nothing hangs on them. */
export async function beforeDeleting(client: Client): Promise<string | null> {
  const found = await lookUp(client);
  const told = found && onFileWords(found);
  if (!told) return null;
  return `On file for ${client.name}: ${told}. All of it stays, and papers that went out do not change. The name is marked “(deleted)” there, and is gone from it after 30 days.`;
}
