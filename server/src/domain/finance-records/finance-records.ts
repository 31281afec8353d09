import { financeRecords } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Fields, Repository } from '../../db/repository.ts';
import type { StoredDoc } from '../../db/stored.ts';
import type { Call } from '../call.ts';
import { today } from '../clock.ts';
import { checkReferences, joinReferences, type Reference } from '../tables/references.ts';
import { link, requiredCents, requiredText, text } from '../tables/stored-fields.ts';
import { type TableService, tableService } from '../tables/table-service.ts';
import { tableRepository, tableSchema } from '../tables/table-store.ts';
import { markPaidImplementation } from './mark-paid.ts';
import { moneyByMonthImplementation } from './money-by-month.ts';
import { overdueSweep, statusByDueDate } from './overdue.ts';
import { overviewImplementation } from './overview.ts';
import { financeTotalsImplementation } from './totals.ts';

const schema = tableSchema(financeRecords, {
  type: requiredText,
  amount: requiredCents,
  status: requiredText,
  project_id: link,
  client_id: link,
  invoice_id: link,
  due_date: text,
  paid_date: text,
  description: text,
});
// money by month
schema.index({ user_id: 1, deleted_at: 1, type: 1, status: 1, paid_date: 1 });
// what turns overdue next
schema.index({ user_id: 1, deleted_at: 1, type: 1, status: 1, due_date: 1 });

export const financeRepository = (connection: Connection): Repository =>
  tableRepository(connection, financeRecords, schema);

export function financeService(repository: Repository, project: Reference, client: Reference): TableService {
  const invoice: Reference = { field: 'invoice_id', noun: 'invoice', repository, shows: [], as: 'invoice' };
  const sweep = overdueSweep(repository);
  const service = tableService(financeRecords, repository, {
    prepare: async (call, fields, before) => {
      await checkReferences(call, fields, [project, client, invoice]);
      return complete(call, await withProjectsClient(call, fields, before, project), before);
    },
    join: (call, records, docs) => joinReferences(call, records, docs, [project, client]),
  });
  const markPaid = markPaidImplementation(repository, service);
  const overview = overviewImplementation(repository, service, { client, project });
  const totals = financeTotalsImplementation(repository, project.repository);
  const byMonth = moneyByMonthImplementation(repository);
  const swept = [...service.implementations, overview, totals].map((one) => ({
    ...one,
    handler: async (call: Call, input: never) => {
      await sweep(call);
      return one.handler(call, input);
    },
  }));
  return { ...service, implementations: [...swept, markPaid, byMonth] };
}

/** A record of a job is also its client's, unless somebody said otherwise. */
async function withProjectsClient(
  call: Call,
  fields: Fields,
  before: StoredDoc | null,
  project: Reference,
): Promise<Fields> {
  if (!fields.project_id || fields.client_id !== undefined || before?.client_id) return fields;
  const job = await project.repository.get(call, String(fields.project_id));
  return { ...fields, client_id: job.client_id ?? null };
}

/** Status and paid date where the caller left them out. */
function complete(call: Call, fields: Fields, before: StoredDoc | null): Fields {
  const day = today(call.clock, call.actor.business.timeZone);
  const type = fields.type ?? before?.type;
  const status = fields.status ?? before?.status ?? (type === 'invoice' ? 'pending' : 'paid');
  const dueDate = (fields.due_date === undefined ? before?.due_date : fields.due_date) as string | null | undefined;
  const settled =
    type === 'invoice' ? statusByDueDate(String(status), dueDate ?? null, day, fields.status !== undefined) : status;
  const paidDate = fields.paid_date ?? before?.paid_date ?? (settled === 'paid' ? day : null);
  return { ...fields, type, status: settled, paid_date: settled === 'paid' ? paidDate : null };
}
