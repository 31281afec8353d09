import type { ReceiptCard } from '@smoko/contract';
import { jobPath, pageOf } from '../../lib/record-path.ts';

/** Where a receipt's record is, and what it is called there. */
export interface Way {
  path: string;
  name: string;
}

/** Of money a receipt says which kind it is; what it says first counts. */
const MONEY = /\b(invoice|payment|expense|credit note|refund)\b/i;

/** What the others are called. */
const NAMES: Readonly<Record<string, string>> = {
  clients: 'Client',
  suppliers: 'Supplier',
  quotes: 'Quote',
  variations: 'Variation',
  procurement_items: 'Order',
  admin_tasks: 'Task',
  outbox: 'Message',
};

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1).toLowerCase()}`;

/** The way to what was done; null where there is nothing to see any more, or no page of it. */
export function wayOf({ entity, record_id: id, tool, summary, undone, job_number: job }: ReceiptCard): Way | null {
  if (!id || undone || tool.startsWith('delete_')) return null;
  const name = nameOf(entity, summary, job);
  const path = pageOf(entity, id, job) ?? listOf(entity, job);
  return name && path ? { path, name } : null;
}

function nameOf(entity: string, summary: string, job: string | null | undefined): string | null {
  const { [entity]: name = null } = NAMES;
  if (entity === 'projects') return `Job ${job}`;
  return entity === 'finance_records' ? sentence(MONEY.exec(summary)?.[0] ?? 'record') : name;
}

/** Of what has no page: the list it stands in, that of its job before the one of all. */
function listOf(entity: string, job: string | null | undefined): string | null {
  if (entity === 'procurement_items') return job ? jobPath(job, 'procurement') : '/procurement-data';
  if (entity === 'admin_tasks') return job ? jobPath(job, 'tasks') : '/admin-data?tab=tasks';
  return entity === 'outbox' ? '/inbox' : null;
}

/** Whether the reply says it already, in the same words. */
export const isSaid = ({ summary }: Pick<ReceiptCard, 'summary'>, reply: string): boolean =>
  plain(reply).includes(plain(summary));

/** Without marks of layout and in one line: replies are Markdown, receipts are not. */
const plain = (text: string): string =>
  text
    .replace(/[*_`\\]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
