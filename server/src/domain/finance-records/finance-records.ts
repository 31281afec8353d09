import { type DomainInput, financeRecords, renewFinanceLink } from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { AttachmentReference } from '../attachments/attachments.ts';
import { billImplementation } from '../billing/bill.ts';
import type { BillingSources } from '../billing/billing.ts';
import { type Call, implement } from '../call.ts';
import type { ClientReference } from '../clients/clients.ts';
import type { PaperLink } from '../paper-token.ts';
import { setClaimImplementation } from '../payment-claims/set-claim.ts';
import type { ProjectReference } from '../projects/projects.ts';
import { renewLink } from '../renew-link.ts';
import { sameId } from '../same-id.ts';
import type { SupplierReference } from '../suppliers/suppliers.ts';
import { checkReferences, joinReferences, reference } from '../tables/references.ts';
import { tableService } from '../tables/table-service.ts';
import { tableRepository } from '../tables/table-store.ts';
import { agedReceivablesImplementation } from './aged-receivables.ts';
import { allocate, assertNotAPayment } from './allocate.ts';
import { checkSettled } from './check-settled.ts';
import { checkStage } from './check-stage.ts';
import { clientAccountImplementation } from './client-account.ts';
import { creditNoteImplementation } from './credit-notes.ts';
import { customerReference } from './customer-reference.ts';
import { assertDayHasCome, assertNotEarly, saysDay } from './days-of-money.ts';
import { derivedOf } from './derived.ts';
import { describedBy } from './described.ts';
import { draftLines, withoutLineFields } from './draft-lines.ts';
import { followMoney } from './follow-money.ts';
import { insertOnce } from './insert-once.ts';
import { mixOf, ofAmount } from './invoice-sums.ts';
import { invoiceImplementation } from './invoices.ts';
import { createIssuing, issueImplementation } from './issue.ts';
import { lookImplementation } from './look.ts';
import { markPaidImplementation } from './mark-paid.ts';
import { moneyByMonthImplementation } from './money-by-month.ts';
import { onAccount } from './on-account.ts';
import { overdueSweep } from './overdue.ts';
import { overviewImplementation } from './overview.ts';
import { withPayers } from './payers-of-job.ts';
import { paymentWords } from './payment-words.ts';
import { paymentsToPlaceImplementation } from './payments-to-place.ts';
import { refundImplementation } from './refunds.ts';
import { type Allocation, type FinanceRecords, type FinanceRow, schema } from './schema.ts';
import { isSettled, statusOf } from './settled.ts';
import { asShown } from './shown-record.ts';
import { withoutVoid } from './stages.ts';
import { statementImplementation } from './statement.ts';
import { taxFields, withoutTaxFields } from './tax-fields.ts';
import { financeTotalsImplementation } from './totals.ts';
import { voidImplementation } from './void.ts';
import { assertTheirs } from './whose.ts';
import { withInvoiceNumbers } from './with-numbers.ts';

export function financeRepository(connection: Connection): Repository<FinanceRow> {
  const repository: Repository<FinanceRow> = tableRepository(connection, financeRecords, schema, {
    check: async (call, after, before) => {
      await checkStage(() => repository.model)(call, after, before);
      await checkSettled(call, after, before);
    },
    // a number that was given stays on file
    retracted: ({ stage }) => (stage === 'issued' ? { stage: 'void', status: 'pending', paid_date: null } : undefined),
    derive: (record) => ({ ...derivedOf(record) }),
    follow: followMoney(() => repository.model),
  });
  return repository;
}

/** `linkOf`: where the client of a record sees it. */
export function financeService(
  sources: BillingSources,
  project: ProjectReference,
  client: ClientReference,
  { supplier, attachment }: { supplier: SupplierReference; attachment: AttachmentReference },
  linkOf: PaperLink,
): FinanceRecords {
  const repository = sources.financeRecords;
  const issuing = createIssuing({ ...sources, clients: client.repository });
  const prepare = preparing(sources, issuing, { project, client, supplier, attachment });
  const sweep = overdueSweep(repository);
  const service = tableService(financeRecords, repository, {
    create: (call, given) => insertOnce(call, repository, () => prepare(call, given, null)),
    change: (call, given, before) => prepare(call, given, before),
    present: async (call, records, rows) => {
      const shown = records.map((record) => asShown(record, linkOf));
      const numbered = await withInvoiceNumbers(call, repository, shown, rows);
      return joinReferences(call, numbered, rows, [project, client, supplier, attachment]);
    },
  });
  const markPaid = markPaidImplementation(repository, service, issuing);
  const overview = overviewImplementation(repository, service, { client, project });
  const totals = financeTotalsImplementation(sources);
  const invoices = invoiceImplementation({ sources, service, project, client, issuing });
  const bill = billImplementation(sources, service);
  const issue = issueImplementation(issuing, service);
  const voided = voidImplementation(repository, service);
  const look = lookImplementation({ ...sources, clients: client.repository });
  const claim = setClaimImplementation(sources, service);
  const byMonth = moneyByMonthImplementation(repository);
  const credits = creditNoteImplementation(repository, client.repository, service);
  const refunds = refundImplementation(repository, service, client.repository);
  const account = clientAccountImplementation(repository, service, client.repository);
  const statement = statementImplementation(repository, client.repository);
  const toPlace = paymentsToPlaceImplementation(repository, service, client.repository);
  const aged = agedReceivablesImplementation(repository, client.repository);
  const swept = [...service.implementations, overview, totals, account, aged].map((one) => ({
    ...one,
    handler: async (call: Call, input: never) => {
      await sweep(call);
      const asked = byDigits(input);
      const isList = one.operation === financeRecords.operations.list;
      return one.handler(call, isList ? await withPayers(call, repository, withoutVoid(asked)) : asked);
    },
  }));
  return {
    ...service,
    implementations: [
      ...swept,
      markPaid,
      byMonth,
      invoices,
      bill,
      issue,
      voided,
      look,
      claim,
      credits,
      refunds,
      statement,
      toPlace,
      implement(renewFinanceLink, renewLink(repository, service)),
    ],
  };
}

interface References {
  project: ProjectReference;
  client: ClientReference;
  supplier: SupplierReference;
  attachment: AttachmentReference;
}

type Prepare = (call: Call, given: Given, before: FinanceRow | null) => Promise<Written<FinanceRow>>;

/** What is stored of what was given: whose it is, its GST, and of a payment what it pays. */
function preparing(
  sources: BillingSources,
  issuing: ReturnType<typeof createIssuing>,
  { project, client, supplier, attachment }: References,
): Prepare {
  const { financeRecords: repository } = sources;
  const invoice = reference({ field: 'invoice_id', noun: 'invoice', repository, shows: [], as: 'invoice' });
  return async (call, given, before) => {
    await checkReferences(call, given, [project, client, invoice, supplier, attachment]);
    await assertStaysTheirs(call, given, before);
    const { allocations: _, ...known } = await withProjectsClient(call, given, before, project);
    const { allow_credit: __, on_account: ___, confirm_early: ____, ...unlined } = withoutLineFields(known);
    const lined = await draftLines(call, sources, given, before);
    const completed = { ...complete(call, withoutTaxFields(unlined), before), ...lined };
    const type = completed.type ?? before?.type;
    const taxed = taxFields(call, given, completed, before);
    const words = {
      ...paymentWords(given, type, before),
      ...customerReference(given, type, before),
      ...describedBy(call, given, before),
    };
    const stored = { ...completed, ...taxed, ...words };
    if (saysDay(stored, before)) assertDayHasCome(call, type ?? 'payment', stored.paid_date);
    if (type === 'payment') {
      const payment = { ...before, ...stored };
      const allocated = await allocate(call, repository, given, payment, before);
      const parts = allocated.allocations ?? before?.allocations ?? [];
      const invoices = await invoicesOf(call, parts);
      if (saysDay(stored, before) && !given.confirm_early) assertNotEarly(call, stored.paid_date, invoices);
      if (allocated.allocations) await issuePaid(call, invoices);
      return { ...stored, ...allocated, ...onAccount(given, payment, parts, before) };
    }
    assertNotAPayment(given);
    // money that came or went and is called an invoice now is no proof that anybody paid that
    const said = given.status ?? (before && before.type !== 'invoice' ? stored.status : undefined);
    const none = before?.type === 'payment' ? { allocations: [] } : {};
    if (type !== 'invoice') return { ...stored, ...none };
    const asks = stored.stage !== 'draft' || said === 'paid';
    return { ...stored, ...none, ...(asks ? owed(call, stored, said, before) : OWES_NOTHING) };
  };
  /** What old books say of whose an invoice is stands; another client or job of one on file fit each other. */
  async function assertStaysTheirs(call: Call, given: Given, before: FinanceRow | null): Promise<void> {
    if (before?.type !== 'invoice') return;
    const { client_id = before.client_id, project_id = before.project_id } = given;
    if (sameId(client_id, before.client_id) && sameId(project_id, before.project_id)) return;
    const id = project_id ? new Types.ObjectId(project_id) : null;
    const [job = null] = (await project.repository.byIds(call, [id])).values();
    const stores = { clients: client.repository, projects: project.repository };
    await assertTheirs(call, { job }, { client_id, project_id }, stores);
  }
  async function invoicesOf(call: Call, parts: readonly Allocation[]): Promise<FinanceRow[]> {
    const known = await repository.byIds(
      call,
      parts.map(({ invoice_id }) => invoice_id),
    );
    return [...known.values()];
  }
  /** Money that pays a draft says that it went out: all of them can be issued, or none is. */
  async function issuePaid(call: Call, invoices: readonly FinanceRow[]): Promise<void> {
    const drafts = invoices.filter(({ stage }) => stage === 'draft');
    for (const draft of drafts) await issuing.assertPayable(call, draft);
    for (const { _id } of drafts) await issuing.issuePaid(call, _id.toHexString());
  }
}

/** Invoices are asked for by their number with or without what stands before its digits. */
function byDigits<I extends object>(input: I): I {
  const said = 'invoice_number' in input ? String(input.invoice_number ?? '') : '';
  const digits = said.split(/\D+/).at(-1);
  return digits ? { ...input, invoice_number: undefined, invoice_number_value: Number(digits) } : input;
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
  const paidDate = fields.paid_date ?? before?.paid_date ?? (status === 'paid' ? call.today() : null);
  return {
    ...fields,
    ...worth(call, fields, before),
    type,
    status,
    ...staged(call, type, fields, before),
    ...(fields.due_date === undefined ? {} : { terms_days: null }),
    paid_date: status === 'paid' ? paidDate : null,
  };
}

/** One that is put on file went out already; drafts are made as invoices of their own (invoices.ts). */
function staged(
  call: Call,
  type: FinanceRow['type'] | undefined,
  fields: Written<FinanceRow>,
  before: FinanceRow | null,
): Pick<Written<FinanceRow>, 'stage' | 'kind' | 'issued_on' | 'payment_claim'> {
  if (type !== 'invoice') return { stage: null, kind: null, issued_on: before?.issued_on ?? null, payment_claim: null };
  const { stage = 'issued', kind = 'standard', issued_on = null } = before?.type === 'invoice' ? before : {};
  const day = stage === 'issued' ? (fields.issued_on ?? issued_on ?? call.today()) : issued_on;
  return { stage, kind, issued_on: day };
}

const OWES_NOTHING = { paid_before: 0, status: 'pending', paid_date: null } as const;

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
  if (before?.type !== 'invoice' || before.gst == null || amount === undefined || amount === before.amount) return {};
  const mix = mixOf(before.lines ?? [], before.amount);
  const sum = ofAmount(call, description ?? before.description ?? 'Work', amount, mix);
  return sum ? { gst: sum.gst, lines: sum.lines, prices_include_gst: sum.prices_include_gst } : {};
}
