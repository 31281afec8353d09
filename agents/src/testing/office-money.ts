import { AppError } from '@smoko/contract';
import type { Row } from './row.ts';
import type { MemoryStore } from './store.ts';

type Input = Record<string, unknown>;
const billing = (store: MemoryStore, input: Input): Billing => WORK['projects.billing']?.(store, input) as Billing;
type Billing = Record<'price' | 'drafts', { total: number }> & { invoiced: number };
type Work = (store: MemoryStore, input: Input) => unknown;

const sum = (rows: readonly Row[], field = 'amount'): number =>
  rows.reduce((cents, row) => cents + Math.round(Number(row[field] ?? 0) * 100), 0) / 100;
const records = (store: MemoryStore) => store.rows('finance-records').filter(({ stage }) => stage !== 'draft');

/** What was paid and pays nothing, less what was paid back of it. */
const creditOf = (all: readonly Row[]): number => {
  const of = (type: string) => all.filter((row) => row.type === type);
  const asked = of('invoice').filter(({ stage }) => stage !== 'void');
  const left = sum(of('payment')) - sum(of('refund')) + sum(of('credit_note')) + sum(asked, 'amount_due') - sum(asked);
  return Math.round(left * 100) / 100;
};

/** As the server does it, as far as tools see of it: whole invoices and sums, no single payments. */
const WORK: Readonly<Record<string, Work>> = {
  'invoices.credit': (store, { id, amount, reason }) => {
    const invoice = store.get('finance-records', id);
    const gst = invoice.gst ?? null;
    const left = Number(invoice.amount) - Number(invoice.amount_credited ?? 0);
    return store.insert('finance-records', {
      type: 'credit_note',
      amount: amount ?? left,
      gst: gst === null ? null : (Number(gst) * Number(amount ?? left)) / Number(invoice.amount),
      reason,
      description: reason,
      invoice_id: id,
      client_id: invoice.client_id,
      project_id: invoice.project_id,
      credit_note_number: `CN-${1001 + store.rows('finance-records').filter(({ type }) => type === 'credit_note').length}`,
    });
  },

  'finance-records.to-place': (store) => {
    const all = records(store);
    const data = all
      .filter((row) => row.type === 'payment' && Number(row.unallocated) > 0 && !row.on_account)
      .map((row) => {
        const fits = ({ type, client_id, amount_due }: Row) =>
          type === 'invoice' && client_id === row.client_id && amount_due === row.unallocated;
        const exact = all.find(fits);
        const text = exact ? 'An invoice has exactly that due.' : 'It can stay as credit.';
        return { ...store.get('finance-records', row.id), suggestion: { kind: exact ? 'exact' : 'credit', text } };
      });
    return { data, next_cursor: null, count: data.length };
  },

  'tax.tpar': (store, { year = 2026 }) => {
    const [from, to] = [`${Number(year) - 1}-07-01`, `${year}-06-30`];
    const paid = (id: unknown) =>
      records(store).filter(
        (row) => row.supplier_id === id && String(row.paid_date) >= from && String(row.paid_date) <= to,
      );
    const contractors = store
      .rows('suppliers')
      .filter((one) => one.contractor && paid(one.id).length > 0)
      .map(({ id, name, abn = null }) => {
        const sums = { gross: sum(paid(id)), gst: sum(paid(id), 'gst'), tax_withheld: 0 };
        return { supplier_id: id, name, abn, ...sums, lacks: abn ? [] : ['abn'] };
      });
    const all = contractors.flatMap(({ supplier_id }) => paid(supplier_id));
    const [gross, gst] = [sum(all), sum(all, 'gst')];
    const due_on = `${year}-08-28`;
    return {
      year,
      from,
      to,
      due_on,
      so_far: to > '2026-11-20',
      total: { gross, gst },
      contractors,
      more_contractors: 0,
      notes: [],
    };
  },

  'clients.refund': (store, { id, ...fields }) => {
    const all = records(store).filter(({ client_id }) => client_id === id);
    if (Number(fields.amount) > creditOf(all)) throw new AppError('conflict', 'Not that much credit.');
    return store.insert('finance-records', { type: 'refund', status: 'paid', client_id: id, ...fields });
  },

  'clients.account': (store, { id }) => {
    const all = records(store).filter(({ client_id }) => client_id === id);
    const of = (type: string) => all.filter((row) => row.type === type && row.stage !== 'void');
    const [due, credit] = [sum(of('invoice'), 'amount_due'), creditOf(all)];
    const open = of('invoice').filter(({ amount_due }) => Number(amount_due) > 0);
    return {
      client_id: id,
      invoiced: sum(of('invoice')),
      paid: sum(of('payment')),
      credited: sum(of('credit_note')),
      refunded: sum(of('refund')),
      due,
      credit,
      balance: due - credit,
      oldest_debt: open[0]?.due_date ?? null,
      open_invoices: open,
    };
  },

  'clients.statement': (store, { id, from, to = '2026-11-20' }) => {
    const all = records(store).filter(({ client_id, type }) => client_id === id && type !== 'expense');
    let balance = 0;
    const entries = all.map((row) => {
      const sign = row.type === 'invoice' || row.type === 'refund' ? 1 : -1;
      balance += sign * Number(row.amount);
      const number = row.invoice_number ?? row.credit_note_number ?? null;
      const date = String(row.paid_date ?? row.issued_on ?? row.created_at).slice(0, 10);
      const amount = sign * Number(row.amount);
      return { date, kind: row.type, id: row.id, number, description: row.description, amount, balance };
    });
    const client = store.get('clients', id);
    const told = { client: { id, name: client.name }, from: from ?? null, to };
    return { ...told, opening: 0, entries, closing: balance };
  },

  'paper-warnings.get': () => ({ state: null, warnings: [] }),
  'finance-records.aged': (store) => {
    const open = records(store).filter(({ type, amount_due }) => type === 'invoice' && Number(amount_due) > 0);
    const bucketsOf = (some: readonly Row[]) => {
      const late = some.filter(({ due_date }) => due_date !== null && String(due_date) < '2026-11-20');
      const [all, d1_30] = [sum(some, 'amount_due'), sum(late, 'amount_due')];
      return { current: all - d1_30, d1_30, d31_60: 0, d61_90: 0, over_90: 0 };
    };
    const whose = [...new Set(open.map(({ client_id }) => client_id as string | null))];
    const clients = whose.map((client_id) => {
      const some = open.filter((row) => row.client_id === client_id);
      const name = client_id ? store.get('clients', client_id).name : null;
      return { client_id, name, total: sum(some, 'amount_due'), buckets: bucketsOf(some) };
    });
    clients.sort((a, b) => b.total - a.total);
    return { as_of: '2026-11-20', total: sum(open, 'amount_due'), buckets: bucketsOf(open), clients };
  },

  'variations.create': (store, fields) => {
    const job = store.get('projects', fields.project_id);
    return store.insert('variations', { ...fields, client_id: job.client_id });
  },

  'projects.billing': (store, { id }) => {
    const job = store.get('projects', id);
    const invoices = records(store).filter(
      (row) => row.type === 'invoice' && row.stage !== 'void' && row.project_id === id,
    );
    const base = (job.job_budget ?? null) as number | null;
    const more = sum(
      store.rows('variations').filter((row) => row.project_id === id && row.status === 'accepted'),
      'total',
    );
    const drafts = store
      .rows('finance-records')
      .filter((row) => row.type === 'invoice' && row.stage === 'draft' && row.project_id === id);
    const [invoiced, credited] = [sum(invoices), sum(invoices, 'amount_credited')];
    const total = (base ?? 0) + more;
    return {
      price: {
        base,
        base_from: base === null ? null : 'budget',
        quote_id: null,
        variations: more,
        total,
        includes_gst: true,
      },
      invoiced,
      credited,
      paid: sum(invoices, 'amount_paid'),
      due: sum(invoices, 'amount_due'),
      drafts: { count: drafts.length, total: sum(drafts) },
      left_to_invoice: base === null && !more ? null : Math.max(0, total - invoiced),
      stages: [],
    };
  },

  'projects.bill': (store, { id, what, amount, due_date, description }) => {
    const job = store.get('projects', id);
    const { price, invoiced, drafts } = billing(store, { id });
    return store.insert('finance-records', {
      type: 'invoice',
      stage: 'draft',
      status: 'pending',
      kind: what === 'rest' ? 'final' : what,
      amount: amount ?? price.total - invoiced - drafts.total,
      amount_due: amount ?? price.total - invoiced - drafts.total,
      project_id: id,
      client_id: job.client_id,
      due_date: due_date ?? '2026-12-04',
      description: description ?? job.job_name,
    });
  },
};

/** Corrections, accounts, variations and billing; undefined where it is none of them. */
export const money = (store: MemoryStore, operation: string, input: Input): unknown => WORK[operation]?.(store, input);
