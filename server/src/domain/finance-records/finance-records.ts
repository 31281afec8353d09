import { type DomainInput, financeRecords } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Call } from '../call.ts';
import type { ClientReference } from '../clients/clients.ts';
import type { ProjectReference } from '../projects/projects.ts';
import type { QuoteRow } from '../quotes/schema.ts';
import { checkReferences, joinReferences, reference } from '../tables/references.ts';
import { tableService } from '../tables/table-service.ts';
import { tableRepository } from '../tables/table-store.ts';
import { agedReceivablesImplementation } from './aged-receivables.ts';
import { allocate, assertNoAllocations } from './allocate.ts';
import { checkSettled } from './check-settled.ts';
import { clientAccountImplementation } from './client-account.ts';
import { creditNoteImplementation } from './credit-notes.ts';
import { followMoney } from './follow-money.ts';
import { insertOnce } from './insert-once.ts';
import { invoiceImplementation, ofAmount } from './invoices.ts';
import { markPaidImplementation } from './mark-paid.ts';
import { moneyByMonthImplementation } from './money-by-month.ts';
import { overdueSweep } from './overdue.ts';
import { overviewImplementation } from './overview.ts';
import { refundImplementation } from './refunds.ts';
import { type FinanceRecords, type FinanceRow, schema } from './schema.ts';
import { isSettled, statusOf, sumsOf } from './settled.ts';
import { asShown } from './shown-record.ts';
import { statementImplementation } from './statement.ts';
import { financeTotalsImplementation } from './totals.ts';

export function financeRepository(connection: Connection): Repository<FinanceRow> {
  const repository: Repository<FinanceRow> = tableRepository(connection, financeRecords, schema, {
    check: checkSettled,
    derive: (record) => ({ ...sumsOf(record) }),
    follow: followMoney(() => repository.model),
  });
  return repository;
}

export function financeService(
  repository: Repository<FinanceRow>,
  project: ProjectReference,
  client: ClientReference,
  quotes: Repository<QuoteRow>,
): FinanceRecords {
  const invoice = reference({ field: 'invoice_id', noun: 'invoice', repository, shows: [], as: 'invoice' });
  const prepare = async (call: Call, given: Given, before: FinanceRow | null): Promise<Written<FinanceRow>> => {
    await checkReferences(call, given, [project, client, invoice]);
    const { allocations: _, allow_credit: __, ...fields } = await withProjectsClient(call, given, before, project);
    const stored = complete(call, fields, before);
    const type = stored.type ?? before?.type;
    if (type === 'payment') {
      const payment = { ...before, ...stored };
      return { ...stored, ...(await allocate(call, repository, given, payment, before)) };
    }
    assertNoAllocations(given);
    // money that came or went and is called an invoice now is no proof that anybody paid that
    const said = given.status ?? (before && before.type !== 'invoice' ? stored.status : undefined);
    const none = before?.type === 'payment' ? { allocations: [] } : {};
    return type === 'invoice' ? { ...stored, ...none, ...owed(call, stored, said, before) } : { ...stored, ...none };
  };
  const sweep = overdueSweep(repository);
  const service = tableService(financeRecords, repository, {
    create: (call, given) => insertOnce(call, repository, () => prepare(call, given, null)),
    change: (call, given, before) => prepare(call, given, before),
    present: (call, records, rows) => joinReferences(call, records.map(asShown), rows, [project, client]),
  });
  const markPaid = markPaidImplementation(repository, service);
  const overview = overviewImplementation(repository, service, { client, project });
  const totals = financeTotalsImplementation(repository, project.repository);
  const invoices = invoiceImplementation({ repository, service, quotes, project, client });
  const byMonth = moneyByMonthImplementation(repository);
  const credits = creditNoteImplementation(repository, service);
  const refunds = refundImplementation(repository, service, client.repository);
  const account = clientAccountImplementation(repository, service, client.repository);
  const statement = statementImplementation(repository, client.repository);
  const aged = agedReceivablesImplementation(repository, client.repository);
  const swept = [...service.implementations, overview, totals, account, aged].map((one) => ({
    ...one,
    handler: async (call: Call, input: never) => {
      await sweep(call);
      return one.handler(call, input);
    },
  }));
  return { ...service, implementations: [...swept, markPaid, byMonth, invoices, credits, refunds, statement] };
}

/** What is given of a finance record, new or changed. */
type Given = Omit<DomainInput<typeof financeRecords.operations.update>, 'id' | 'version'>;

/** A record of a job is also its client's, unless somebody said otherwise. */
async function withProjectsClient(
  call: Call,
  given: Given,
  before: FinanceRow | null,
  project: ProjectReference,
): Promise<Given> {
  if (!given.project_id || given.client_id !== undefined || before?.client_id) return given;
  const job = await project.repository.get(call, given.project_id);
  return { ...given, client_id: job.client_id?.toHexString() ?? null };
}

/** Status and paid date where the caller left them out. */
function complete(call: Call, fields: Written<FinanceRow>, before: FinanceRow | null): Written<FinanceRow> {
  const type = fields.type ?? before?.type;
  const status = fields.status ?? before?.status ?? (type === 'invoice' ? 'pending' : 'paid');
  const issued_on = type === 'invoice' ? (fields.issued_on ?? before?.issued_on ?? call.today()) : null;
  const paidDate = fields.paid_date ?? before?.paid_date ?? (status === 'paid' ? call.today() : null);
  return {
    ...fields,
    ...worth(call, fields, before),
    type,
    status,
    issued_on,
    paid_date: status === 'paid' ? paidDate : null,
  };
}

/** What old books say was paid of an invoice, and its status, which follows from what is due and when. */
function owed(
  call: Call,
  fields: Written<FinanceRow>,
  said: FinanceRow['status'] | undefined,
  before: FinanceRow | null,
): Pick<Written<FinanceRow>, 'paid_before' | 'status' | 'paid_date'> {
  const invoice = { ...before, ...fields };
  const isNew = before === null;
  const reopened = before?.status === 'paid' && said !== undefined && said !== 'paid';
  // one that nothing on file pays was paid in full, whatever it came to
  const wholly = isNew ? invoice.status === 'paid' : Boolean(before.paid_before && before.amount_due === 0);
  const paid_before = reopened ? 0 : wholly ? (invoice.amount ?? 0) : (before?.paid_before ?? 0);
  const asked = { ...invoice, paid_before };
  // what payments do not bear out is refused by check-settled.ts, which says what to do instead
  const refused = reopened
    ? isSettled(asked)
    : said === 'paid' && !isNew && !(before.type === 'invoice' && before.status === 'paid') && !isSettled(asked);
  const status = refused && said ? said : statusOf(asked, call.today(), said !== undefined);
  return { paid_before, status, paid_date: status === 'paid' ? (invoice.paid_date ?? call.today()) : null };
}

/** Another amount of an invoice has its own GST and takes the place of the lines that came to the old one. */
function worth(
  call: Call,
  { amount, description }: Written<FinanceRow>,
  before: FinanceRow | null,
): Pick<Written<FinanceRow>, 'gst' | 'lines' | 'prices_include_gst'> {
  if (before?.gst == null || amount === undefined || amount === before.amount) return {};
  const sum = ofAmount(call, description ?? before.description ?? 'Work', amount);
  return sum ? { gst: sum.gst, lines: sum.lines, prices_include_gst: sum.prices_include_gst } : {};
}
