import { financeRecords } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Fields, Repository } from '../../db/repository.ts';
import type { StoredDoc } from '../../db/stored.ts';
import type { Call } from '../call.ts';
import { today } from '../clock.ts';
import { checkReferences, joinReferences, type Reference } from '../tables/references.ts';
import { cents, link, requiredCents, requiredText, text } from '../tables/stored-fields.ts';
import { type TableService, tableService } from '../tables/table-service.ts';
import { tableRepository, tableSchema } from '../tables/table-store.ts';
import { checkPaid } from './covered.ts';
import { invoiceImplementation, ofAmount } from './invoices.ts';
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
  invoice_number: text,
  invoice_number_value: { type: Number, default: null },
  quote_id: link,
  gst: cents,
  /** Of an invoice that was made as one: what it is for. */
  lines: {
    type: [{ _id: false, description: String, quantity: Number, unit: String, unit_price: Number, total: Number }],
    default: [],
  },
  prices_include_gst: { type: Boolean, default: true },
});
schema.index(
  { user_id: 1, invoice_number_value: -1 },
  { unique: true, partialFilterExpression: { invoice_number_value: { $type: 'number' } } },
);
// money by month
schema.index({ user_id: 1, deleted_at: 1, type: 1, status: 1, paid_date: 1 });
// what turns overdue next
schema.index({ user_id: 1, deleted_at: 1, type: 1, status: 1, due_date: 1 });

export function financeRepository(connection: Connection): Repository {
  const check = checkPaid(() => repository.model);
  const repository = tableRepository(connection, financeRecords, schema, {}, { check });
  return repository;
}

/** What an invoice is for is on its paper; records from before these were kept have no number. */
const asShown = ({ lines: _, prices_include_gst: __, invoice_number_value: ___, ...record }: Fields): Fields => ({
  invoice_number: null,
  quote_id: null,
  gst: null,
  ...record,
});

export function financeService(
  repository: Repository,
  project: Reference,
  client: Reference,
  quotes: Repository,
): TableService {
  const invoice: Reference = { field: 'invoice_id', noun: 'invoice', repository, shows: [], as: 'invoice' };
  const sweep = overdueSweep(repository);
  const service = tableService(financeRecords, repository, {
    prepare: async (call, fields, before) => {
      await checkReferences(call, fields, [project, client, invoice]);
      return complete(call, await withProjectsClient(call, fields, before, project), before);
    },
    join: (call, records, docs) => joinReferences(call, records.map(asShown), docs, [project, client]),
  });
  const markPaid = markPaidImplementation(repository, service);
  const overview = overviewImplementation(repository, service, { client, project });
  const totals = financeTotalsImplementation(repository, project.repository);
  const invoices = invoiceImplementation({ repository, service, quotes, project, client });
  const byMonth = moneyByMonthImplementation(repository);
  const swept = [...service.implementations, overview, totals].map((one) => ({
    ...one,
    handler: async (call: Call, input: never) => {
      await sweep(call);
      return one.handler(call, input);
    },
  }));
  return { ...service, implementations: [...swept, markPaid, byMonth, invoices] };
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
  return {
    ...fields,
    ...worth(call, fields, before),
    type,
    status: settled,
    paid_date: settled === 'paid' ? paidDate : null,
  };
}

/** Another amount of an invoice has its own GST and takes the place of the lines that came to the old one. */
function worth(call: Call, { amount, description }: Fields, before: StoredDoc | null): Fields {
  if (before?.gst == null || amount === undefined || amount === before.amount) return {};
  const sum = ofAmount(call, String(description ?? before.description ?? 'Work'), Number(amount));
  return sum ? { gst: sum.gst, lines: sum.lines, prices_include_gst: sum.prices_include_gst } : {};
}
