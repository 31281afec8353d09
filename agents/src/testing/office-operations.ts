import { fromZod, type Operation, TABLES } from '@smoko/contract';
import { fold } from '../tools/matching.ts';
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
  if (operation.id === 'invoices.create') return invoice(store, fields);
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
  if (action === 'send') {
    const item = { ...input, operation: operation.id, id: id ?? 'e'.repeat(24) };
    sent.push(item);
    return item;
  }
  throw new Error(`The office in memory does not know ${operation.id}.`);
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
  const fits = rows.filter(
    (row) =>
      Object.entries({ type, status, project_id }).every(([field, value]) => !value || row[field] === value) &&
      (unpaid !== 'true' || row.status !== 'paid') &&
      (late !== 'true' || isLate(row)) &&
      isOfClient(row) &&
      isBetween(dayOf(row), from, to) &&
      hasWords([row.description], q),
  );
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
    records: fits.slice(0, 20),
    groups: groups
      .map(([id, some]) => ({ id, name: nameOf(some[0]), ...sums(some) }))
      .sort((a, b) => b.total - a.total),
  };
}

/** As the server makes one: of a quote, or of an amount, with a number and two weeks. */
function invoice(store: MemoryStore, fields: Record<string, unknown>): Row {
  const quote = fields.quote_id ? store.get('quotes', fields.quote_id) : null;
  const project_id = fields.project_id ?? quote?.project_id ?? null;
  const job = project_id ? store.get('projects', project_id) : null;
  const made = store.rows('finance-records').filter((row) => row.invoice_number);
  return store.insert('finance-records', {
    type: 'invoice',
    amount: fields.amount ?? quote?.total ?? job?.job_budget,
    project_id,
    client_id: fields.client_id ?? quote?.client_id ?? job?.client_id,
    quote_id: quote?.id ?? null,
    due_date: fields.due_date ?? '2026-12-04',
    description: fields.description ?? workOf(quote, job),
    invoice_number: String(1001 + made.length),
  });
}

const workOf = (quote: Row | null, job: Row | null): unknown =>
  quote ? `Quote ${String(quote.quote_number)}` : (job?.job_name ?? 'Work');

function markPaid(store: MemoryStore, id: string, paidDate: unknown) {
  const { amount_due: amount, project_id, client_id } = store.get('finance-records', id);
  if (Number(amount) > 0)
    store.insert('finance-records', { type: 'payment', status: 'paid', amount, invoice_id: id, project_id, client_id });
  return store.update('finance-records', id, { status: 'paid', paid_date: paidDate ?? '2026-11-20' });
}
