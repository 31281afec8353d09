import type { ReceiptCard } from '@smoko/contract';
import { clientPath, jobPath, quotePath, recordPath, supplierPath } from '../../lib/record-path.ts';

/** Where a receipt's record is, and what it is called there. */
export interface Way {
  path: string;
  name: string;
}

/** Of money a receipt says which kind it is; what it says first counts. */
const MONEY = /\b(invoice|payment|expense|credit note|refund)\b/i;

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1).toLowerCase()}`;

/** The way to what was done; null where there is nothing to see any more, or no page of it. */
export function wayOf({ entity, record_id: id, tool, summary, undone, job_number: job }: ReceiptCard): Way | null {
  if (!id || undone || tool.startsWith('delete_')) return null;
  const inJob = (tab: string, list: string): string => (job ? `${jobPath(job)}&tab=${tab}` : list);
  switch (entity) {
    case 'projects':
      return job ? { path: jobPath(job), name: `Job ${job}` } : null;
    case 'clients':
      return { path: clientPath(id), name: 'Client' };
    case 'suppliers':
      return { path: supplierPath(id), name: 'Supplier' };
    case 'quotes':
      return { path: quotePath(id), name: 'Quote' };
    case 'variations':
      return job ? { path: `${jobPath(job)}&tab=money`, name: 'Variation' } : null;
    case 'finance_records':
      return { path: recordPath(id), name: sentence(MONEY.exec(summary)?.[0] ?? 'record') };
    case 'procurement_items':
      return { path: inJob('procurement', '/procurement-data'), name: 'Order' };
    case 'admin_tasks':
      return { path: inJob('tasks', '/admin-data?tab=tasks'), name: 'Task' };
    case 'outbox':
      return { path: '/inbox', name: 'Message' };
    default:
      return null;
  }
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
