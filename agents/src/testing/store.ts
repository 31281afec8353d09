import {
  AppError,
  isTaken,
  lineTotal,
  notFound,
  type Offered,
  settled,
  type TableName,
  type TaxedLine,
  totalsOf,
} from '@smoko/contract';
import { allocated, sumsOf } from './payments.ts';
import type { Row } from './row.ts';

/** Records as on the wire, in dollars: just enough of a database for the agents' tests. */
/** Every table of the contract, by its path: `admin-tasks`. */
export type TableKey = Dashed<TableName>;
type Dashed<S extends string> = S extends `${infer A}_${infer B}` ? `${A}-${Dashed<B>}` : S;

/** `business` is whose quotes these are. */
export function memoryStore(business: { registered: boolean; country: 'AU' | 'NZ' }) {
  const tables = new Map<TableKey, Row[]>();
  let made = 0;
  const rows = (table: TableKey): Row[] => {
    if (!tables.has(table)) tables.set(table, []);
    return tables.get(table) ?? [];
  };
  const nextId = () => (++made).toString(16).padStart(24, '0');

  function get(table: TableKey, id: unknown): Row {
    const row = rows(table).find((one) => one.id === id);
    if (!row) throw notFound();
    return row;
  }
  const joined = (table: TableKey, id: unknown) => {
    const row = id ? rows(table).find((one) => one.id === id) : undefined;
    return row ? { ...row, deleted: false } : null;
  };

  /** A row with its joins and computed fields, as the API answers it. */
  function view(table: TableKey, row: Row): Row {
    const seen: Row = structuredClone(row);
    if ('client_id' in seen) seen.client = joined('clients', seen.client_id);
    if ('project_id' in seen) seen.project = joined('projects', seen.project_id);
    if ('supplier_id' in seen) seen.supplier = joined('suppliers', seen.supplier_id);
    if (table === 'procurement-items') {
      seen.total_price = Math.round(Number(seen.quantity) * Math.round(Number(seen.unit_price) * 100)) / 100;
    }
    if (table === 'quotes' || table === 'variations' || isLined(table, seen)) {
      const sumOf = (line: Line) => lineTotal(line.quantity, Math.round(line.unit_price * 100), line.discount_percent);
      const lines = settled(seen.lines as Line[]).map((line) => ({ ...line, total: sumOf(line) / 100 }));
      if (table === 'quotes') seen.lines = lines;
      const totals = lines.filter(isTaken).map((line) => ({ ...line, total: sumOf(line) }));
      const rules = { ...business, included: seen.prices_include_gst === true };
      const { total, ...sums } = inDollars(totalsOf(totals, rules));
      Object.assign(seen, sums, table === 'finance-records' ? { lines, amount: total } : { total });
    }
    if (table === 'finance-records') Object.assign(seen, sumsOf(rows(table), seen));
    return seen;
  }

  function insert(table: TableKey, said: Record<string, unknown>): Row {
    const fields = table === 'finance-records' ? allocated(rows(table), said) : said;
    const id = nextId();
    const common = {
      id,
      user_id: '0'.repeat(24),
      created_at: '2026-11-20T00:00:00.000Z',
      updated_at: '2026-11-20T00:00:00.000Z',
      version: 1,
    };
    const row: Row = { ...common, ...EMPTY[table], ...given(fields), ...numbered(rows(table), table, fields, id) };
    if (table === 'finance-records') {
      row.status ??= row.type === 'invoice' ? 'pending' : 'paid';
      row.stage ??= row.type === 'invoice' ? 'issued' : null;
    }
    rows(table).push(row);
    return view(table, row);
  }

  return {
    /** What was written to and fro, newest first. */
    messages: [] as Message[],
    rows: (table: TableKey) => rows(table).map((row) => view(table, row)),
    get: (table: TableKey, id: unknown) => view(table, get(table, id)),
    insert,
    update(table: TableKey, id: unknown, patch: Record<string, unknown>): Row {
      const row = get(table, id);
      Object.assign(row, given(patch), { version: Number(row.version) + 1 });
      return view(table, row);
    },
    remove(table: TableKey, id: unknown): void {
      const row = get(table, id);
      tables.set(
        table,
        rows(table).filter((one) => one !== row),
      );
    },
  };
}
/** An invoice that says what it is for in lines comes to them. */
const isLined = (table: TableKey, { lines }: Row): boolean =>
  table === 'finance-records' && Array.isArray(lines) && lines.length > 0;

/** The number that a record gets, within its job or its table. */
function numbered(
  all: readonly Row[],
  table: TableKey,
  fields: Record<string, unknown>,
  id: string,
): Record<string, unknown> {
  if (table === 'quotes') {
    const quote_number = fields.quote_number ?? `Q-${Number.parseInt(id, 16)}`;
    return { quote_number, short_name: fields.short_name ?? quote_number };
  }
  if (table === 'variations') {
    const ofJob = all.filter((row) => row.project_id === fields.project_id);
    return { variation_number: `V${ofJob.length + 1}` };
  }
  if (table !== 'projects') return {};
  const used = all.map((row) => Number(row.job_number)).filter(Number.isInteger);
  const number = String(fields.job_number ?? Math.max(1000, ...used) + 1);
  if (all.some((row) => row.job_number === number))
    throw new AppError('duplicate', `Job number ${number} is already used.`);
  return { job_number: number };
}

/** A message, as far as tools read it. */
interface Message {
  direction: 'in' | 'out';
  at: string;
  message: Record<string, unknown>;
}

export type MemoryStore = ReturnType<typeof memoryStore>;

interface Line extends Offered, TaxedLine {
  quantity: number;
  unit_price: number;
}
const inDollars = (cents: Record<string, number>) =>
  Object.fromEntries(Object.entries(cents).map(([name, value]) => [name, value / 100]));

const given = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const EMPTY: Record<TableKey, Record<string, unknown>> = {
  projects: {
    job_description: null,
    job_date: null,
    job_time: null,
    job_budget: null,
    budget_includes_gst: true,
    site_address: null,
    repeat_months: null,
    client_id: null,
    status: 'pending',
  },
  clients: {
    email: null,
    phone: null,
    address: null,
    budget: null,
    due_date: null,
    job_notes: null,
    sms_opt_out: false,
    email_opt_out: false,
    follow_ups_paused: false,
  },
  suppliers: { email: null, phone: null, address: null, specialty: null },
  'admin-tasks': {
    project_id: null,
    status: 'pending',
    assigned_to: 'Michelle',
    due_date: null,
    due_time: null,
    notes: null,
  },
  'finance-records': {
    project_id: null,
    client_id: null,
    invoice_id: null,
    allocations: [],
    amount_paid: null,
    amount_credited: null,
    amount_due: null,
    part_paid: false,
    on_account: false,
    unallocated: null,
    invoice_number: null,
    lines: [],
    prices_include_gst: null,
    subtotal: null,
    gst: null,
    stage: null,
    due_date: null,
    paid_date: null,
    description: null,
  },
  'procurement-items': {
    project_id: null,
    supplier_id: null,
    quantity: 1,
    unit_price: 0,
    status: 'pending',
    order_date: null,
    delivery_date: null,
    notes: null,
  },
  quotes: {
    client_id: null,
    project_id: null,
    template_id: null,
    content: { details: '', aiGenerated: '', template: null },
    lines: [],
    prices_include_gst: false,
    valid_until: null,
    status: 'draft',
  },
  variations: {
    client_id: null,
    prices_include_gst: false,
    status: 'draft',
    sent_at: null,
    link: null,
    response: null,
  },
  templates: { file_type: 'docx', file_size: 1, file_path: '' },
  attachments: { project_id: null, file_type: 'pdf', file_size: 1, file_path: '' },
};
