import { fromZod, type Operation, TABLES } from '@smoko/contract';
import { fold } from '../tools/matching.ts';
import { money } from './office-money.ts';
import type { Row } from './row.ts';
import type { MemoryStore, TableKey } from './store.ts';

/** The business's day unless a test says another. */
export const TODAY = '2026-11-20';

/** Refuses what the contract refuses. */
export function check(operation: Operation, input: Record<string, unknown>): void {
  const checked = operation.input.safeParse(input);
  if (!checked.success) throw fromZod(checked.error);
}

/** What an operation does, in memory; what it sends goes to `sent`. */
export function perform(
  store: MemoryStore,
  operation: Operation,
  input: Record<string, unknown>,
  sent: Record<string, unknown>[],
): unknown {
  const [tag = '', action = ''] = operation.id.split('.');
  const table = tag as TableKey;
  const { id, version: _, ...fields } = input;
  const worked = money(store, operation.id, input);
  if (worked !== undefined) return worked;
  if (tag === 'tax') return tax(store, action, input);
  const own = OWN[operation.id];
  if (own) return own(store, input);
  if (action === 'list') return page(store.rows(table), input, SEARCHED[table] ?? []);
  if (action === 'get') return store.get(table, id);
  if (action === 'create') return store.insert(table, fields);
  if (action === 'update') return store.update(table, id, fields);
  if (action === 'delete') {
    store.remove(table, id);
    return null;
  }
  if (action === 'overview') return overview(store.rows(table), input, TODAY);
  if (action === 'mark-paid') return markPaid(store, String(id), fields.paid_date);
  if (operation.id === 'invoices.payment-claim') return paymentClaim(store, String(id), fields);
  if (action === 'send' || action === 'send-statement') {
    const item = { ...input, operation: operation.id, id: id ?? 'e'.repeat(24) };
    sent.push(item);
    return item;
  }
  throw new Error(`The office in memory does not know ${operation.id}.`);
}

/** Operations that are like no other. */
const OWN: Readonly<Record<string, (store: MemoryStore, input: Record<string, unknown>) => unknown>> = {
  'correspondence.history': history,
  'invoices.create': (store, { version: _, ...fields }) => invoice(store, fields),
  'invoices.issue': (store, { id }) => issue(store, String(id)),
  'invoices.void': (store, { id }) => store.update('finance-records', id, { stage: 'void' }),
};

/** What was written to and fro with whom the ids name. */
function history({ messages }: MemoryStore, { limit: _limit, ...ids }: Record<string, unknown>) {
  const whose = Object.entries(ids).filter(([, id]) => id !== undefined);
  const data = messages.filter(({ message }) => whose.every(([name, id]) => message[name] === id));
  return { data, next_cursor: null };
}

/** A claim as it is said; whether it lacks anything is the server's to know. */
function paymentClaim(
  store: MemoryStore,
  id: string,
  { on = true, state = 'NSW', served_on, ...said }: Record<string, unknown>,
) {
  const none = { home_owner: null, trade: null, work: null, from: null, to: null, reply_days: null };
  return store.update('finance-records', id, { payment_claim: on ? { state, ...none, ...said } : null, served_on });
}

const SEARCHED = Object.fromEntries(Object.values(TABLES).map(({ path, list }) => [path, list.search]));
const wordsOf = (value: unknown): string[] =>
  fold(
    String(typeof value === 'object' && value ? Object.values(value).join(' ') : (value ?? '')).replace(/['’]/g, ' '),
  )
    .split(' ')
    .filter(Boolean);

/** Each word that is looked for begins a word of one of the values. */
const hasWords = (values: unknown[], wanted: unknown): boolean => {
  const said = values.flatMap(wordsOf);
  return wordsOf(wanted).every((word) => said.some((other) => other.startsWith(word)));
};

/** Both ends included; an end that is not said is open. */
const isBetween = (day: unknown, from: unknown, to: unknown): boolean =>
  (!from || (typeof day === 'string' && day >= String(from))) &&
  (!to || (typeof day === 'string' && day <= String(to)));

/** Filters, and word starts in the fields the contract lets a list be searched by. */
function page(rows: Record<string, unknown>[], input: Record<string, unknown>, search: readonly string[]) {
  const { limit, cursor, sort: _sort, q, ...all } = input;
  const { filters, inDays } = rangesOf(all);
  const fits = rows.filter(
    (row) =>
      inDays(row) &&
      Object.entries(filters).every(([key, value]) => value === undefined || row[key] === value) &&
      hasWords(
        search.map((field) => row[field]),
        q,
      ),
  );
  const start = Number(cursor ?? 0);
  const end = start + Number(limit ?? 20);
  return { data: fits.slice(start, end), next_cursor: end < fits.length ? String(end) : null };
}

/** `due_date_from` and `due_date_to` apart from what selects by equality. */
function rangesOf(all: Record<string, unknown>) {
  const ends = Object.entries(all).filter(([key]) => /_(?:from|to)$/.test(key));
  const inDays = (row: Record<string, unknown>) =>
    ends.every(([key, end]) => {
      const day = row[key.replace(/_(?:from|to)$/, '')];
      return (
        end === undefined ||
        (typeof day === 'string' && (key.endsWith('_to') ? day <= String(end) : day >= String(end)))
      );
    });
  return { filters: Object.fromEntries(Object.entries(all).filter(([key]) => !/_(?:from|to)$/.test(key))), inDays };
}

/** The overview of finance records, as the server has it from the database. */
function overview(rows: Record<string, unknown>[], input: Record<string, unknown>, today: string) {
  const { type, status, unpaid, late, client_id, project_id, from, to, day = 'any', q, by } = input;
  const dayOf = (row: Record<string, unknown>) => {
    const made = String(row.created_at).slice(0, 10);
    if (day === 'any') return row.paid_date ?? row.due_date ?? made;
    return day === 'made' ? made : row[`${String(day)}_date`];
  };
  const isLate = (row: Record<string, unknown>) =>
    row.type === 'invoice' &&
    (row.status === 'overdue' || (row.status === 'pending' && row.due_date !== null && String(row.due_date) < today));
  const isOfClient = (row: Record<string, unknown>) =>
    !client_id || (row.client_id ?? (row.project as Row | null)?.client_id) === client_id;
  const all = rows.filter(
    (row) =>
      Object.entries({ type, status, project_id }).every(([field, value]) => !value || row[field] === value) &&
      row.stage !== 'void' &&
      (unpaid !== 'true' || row.status !== 'paid') &&
      (late !== 'true' || isLate(row)) &&
      isOfClient(row) &&
      isBetween(dayOf(row), from, to) &&
      hasWords([row.description], q),
  );
  const fits = all.filter(({ stage }) => stage !== 'draft');
  const sumOf = (some: Record<string, unknown>[], field: string) =>
    some.reduce((cents, row) => cents + Math.round(Number(row[field] ?? 0) * 100), 0) / 100;
  const sums = (some: Record<string, unknown>[]) => ({
    count: some.length,
    total: sumOf(some, 'amount'),
    due: sumOf(some, 'amount_due'),
  });
  const field = by === 'client' ? 'client_id' : 'project_id';
  const keys = by ? [...new Set(fits.map((row) => row[field] as string | null))] : [];
  const groups = keys.map((id) => [id, fits.filter((row) => row[field] === id)] as const);
  const nameOf = (row: Record<string, unknown> | undefined) => {
    const record = row?.[String(by)] as Record<string, unknown> | null;
    if (!record) return null;
    return by === 'client' ? record.name : `${String(record.job_number)} - ${String(record.job_name)}`;
  };
  return {
    ...sums(fits),
    drafts: { count: all.length - fits.length, total: sumOf(all, 'amount') - sumOf(fits, 'amount') },
    records: fits.slice(0, 20),
    groups: groups
      .map(([id, some]) => ({ id, name: nameOf(some[0]), ...sums(some) }))
      .sort((a, b) => b.total - a.total),
  };
}

/** As the server adds it up for an Australian business that counts by papers; every invoice has GST in it. */
function gstReport(
  rows: Record<string, unknown>[],
  { from = '2026-10-01', to = '2026-12-31' }: Record<string, unknown>,
) {
  const all = rows.filter((row) => isBetween(row.issued_on ?? row.paid_date ?? TODAY, from, to));
  const sum = (type: string, field: string) =>
    all.reduce((total, row) => total + (row.type === type ? Number(row[field] ?? 0) : 0), 0);
  const sales = sum('invoice', 'amount');
  const [charged, paid] = [Math.round((sales * 100) / 11) / 100, sum('expense', 'gst')];
  const boxes = { G1: sales, '1A': charged, '1B': paid, net: Math.round((charged - paid) * 100) / 100 };
  const unsaid = all.filter((row) => row.type === 'expense' && (row.gst ?? null) === null);
  const text = `${unsaid.length} expenses without GST said.`;
  const notes = unsaid.length ? [{ code: 'expenses_without_gst', count: unsaid.length, amount: 0, text }] : [];
  const ids = (type: string) => all.flatMap((row) => (row.type === type ? [row.id] : []));
  const records = { '1A': ids('invoice'), '1B': ids('expense') };
  return { country: 'AU', from, to, basis: 'accrual', period: null, boxes, records, more_records: {}, notes };
}

const tax = (store: MemoryStore, action: string, input: Record<string, unknown>) =>
  (action === 'gst' ? gstReport : gstRecords)(store.rows('finance-records'), input);

/** The records behind box 1A or 1B. */
function gstRecords(rows: Record<string, unknown>[], { from, to, of }: Record<string, unknown>) {
  const type = of === '1A' ? 'invoice' : 'expense';
  const found = rows.filter((row) => row.type === type && isBetween(row.issued_on ?? row.paid_date, from, to));
  const data = found.map(({ id, amount, issued_on, paid_date, gst, description = null }) => ({
    ...{ id, type, amount, description, number: null, name: null, invoice_id: null },
    day: issued_on ?? paid_date,
    gst: gst ?? Math.round((Number(amount) * 100) / 11) / 100,
  }));
  return { data, next_cursor: null };
}

/** As the server makes one: a draft of a quote, or of an amount, with two weeks. */
function invoice(store: MemoryStore, fields: Record<string, unknown>): Row {
  const quote = fields.quote_id ? store.get('quotes', fields.quote_id) : null;
  const project_id = fields.project_id ?? quote?.project_id ?? null;
  const job = project_id ? store.get('projects', project_id) : null;
  return store.insert('finance-records', {
    type: 'invoice',
    amount: fields.amount ?? quote?.total ?? job?.job_budget,
    lines: fields.lines ?? [],
    prices_include_gst: fields.prices_include_gst ?? null,
    project_id,
    client_id: fields.client_id ?? quote?.client_id ?? job?.client_id,
    quote_id: quote?.id ?? null,
    due_date: fields.due_date ?? '2026-12-04',
    description: fields.description ?? workOf(quote, job),
    kind: kindOf(fields),
    stage: 'draft',
  });
}

const kindOf = ({ kind }: Record<string, unknown>): unknown => kind ?? 'standard';

/** A draft gets the next number. */
function issue(store: MemoryStore, id: string): Row {
  const row = store.get('finance-records', id);
  if (row.stage !== 'draft') return row;
  const numbered = store.rows('finance-records').filter(({ invoice_number }) => invoice_number);
  return store.update('finance-records', id, { stage: 'issued', invoice_number: `INV-${1001 + numbered.length}` });
}

const workOf = (quote: Row | null, job: Row | null): unknown =>
  quote ? `Quote ${String(quote.quote_number)}` : (job?.job_name ?? 'Work');

function markPaid(store: MemoryStore, id: string, paidDate: unknown) {
  const { amount_due: amount, project_id, client_id } = issue(store, id) && store.get('finance-records', id);
  if (Number(amount) > 0)
    store.insert('finance-records', { type: 'payment', status: 'paid', amount, invoice_id: id, project_id, client_id });
  return store.update('finance-records', id, { status: 'paid', paid_date: paidDate ?? '2026-11-20' });
}
