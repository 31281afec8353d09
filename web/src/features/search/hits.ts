import type { AdminTask, Client, FinanceRecord, ProcurementItem, Project, Quote, Supplier } from '@smoko/contract';
import { shownStatus, typeOf } from '../../lib/finance-types.ts';
import { formatDay, formatMoney } from '../../lib/format.ts';
import { clientPath, jobPath, quotePath, recordPath, supplierPath } from '../../lib/record-path.ts';
import type { Kind } from './kinds.ts';

/** A record as it is shown, and where it is opened. */
export interface Hit {
  kind: Kind;
  /** As recents keep it: of a job its number. */
  id: string;
  title: string;
  /** What tells it from others of that name. */
  about: string;
  status: string | null;
  path: string;
}

const line = (...parts: readonly (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' - ');
const encoded = encodeURIComponent;

export const jobHit = ({ job_number, job_name, client, status }: Project): Hit => ({
  kind: 'job',
  id: job_number,
  title: job_name,
  about: line(`#${job_number}`, client?.name),
  status,
  path: jobPath(job_number),
});

export const clientHit = ({ id, name, phone, email, address }: Client): Hit => ({
  kind: 'client',
  id,
  title: name,
  about: line(phone ?? email, address),
  status: null,
  path: clientPath(id),
});

export const quoteHit = ({ id, short_name, client, project, total, status }: Quote): Hit => ({
  kind: 'quote',
  id,
  title: client ? `Quote for ${client.name}` : `Quote ${short_name}`,
  about: line(project?.job_name, formatMoney(total), client && short_name),
  status,
  path: quotePath(id),
});

export const moneyHit = (record: FinanceRecord): Hit => ({
  kind: 'money',
  id: record.id,
  title: typeOf(record),
  about: line(formatMoney(record.amount), record.client?.name ?? record.supplier?.name, record.description),
  status: shownStatus(record),
  path: recordPath(record.id),
});

export const supplierHit = ({ id, name, specialty, phone }: Supplier): Hit => ({
  kind: 'supplier',
  id,
  title: name,
  about: line(specialty, phone),
  status: null,
  path: supplierPath(id),
});

// these have no page of their own: their list is narrowed to them

export const orderHit = ({ id, item_name, quantity, supplier, project, status }: ProcurementItem): Hit => ({
  kind: 'order',
  id,
  title: item_name,
  about: line(`Quantity ${quantity}`, supplier?.name, project?.job_name),
  status,
  path: `/procurement-data?q=${encoded(item_name)}`,
});

export const taskHit = ({ id, task_name, assigned_to, due_date, project, status }: AdminTask): Hit => ({
  kind: 'task',
  id,
  title: task_name,
  about: line(
    assigned_to === 'Self' ? 'Myself' : assigned_to,
    due_date && `due ${formatDay(due_date)}`,
    project?.job_name,
  ),
  status,
  path: `/admin-data?q=${encoded(task_name)}`,
});
