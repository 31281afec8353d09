import {
  AppError,
  type ApprovalCard,
  type Channel,
  type DraftCard,
  fromZod,
  type Operation,
  type ReceiptCard,
  TABLES,
} from '@smoko/contract';
import type { CallWords, Invocation, JobOnScreen, Outcome, Services, TurnContext } from '../context.ts';
import type { KnownRecord } from '../known.ts';
import { fold } from '../tools/matching.ts';
import { type MemoryStore, memoryStore, type Row, type TableKey } from './store.ts';

/** The business's day unless a test says another. */
const TODAY = '2026-11-20';

interface Waiting {
  card: ApprovalCard;
  carryOut: () => ReceiptCard | null;
}

export interface OfficeOptions {
  today?: string;
  country?: 'AU' | 'NZ';
  job?: JobOnScreen | null;
  known?: KnownRecord[];
  /** For GST; true when left out. */
  registered?: boolean;
  /** How messages go; by e-mail when left out. */
  preferred?: Channel;
}

/** A business in memory: real validation by the contract, a guard that makes approvals, idempotent invocations. */
export function fakeOffice(options: OfficeOptions = {}) {
  const business = { registered: options.registered ?? true, country: options.country ?? 'AU' };
  const store = memoryStore(business);
  const waiting: Waiting[] = [];
  const drafts: { card: DraftCard; save: () => ReceiptCard }[] = [];
  const journal = new Map<string, string>();
  const invocations: Invocation[] = [];
  const sent: Record<string, unknown>[] = [];
  const done = new Map<string, Outcome<never>>();
  let ids = 0;
  const act = (operation: Operation, input: Record<string, unknown>) =>
    operation.id === 'settings.get'
      ? { gst_registered: business.registered, preferred_channel: options.preferred ?? 'email' }
      : perform(store, operation, input, sent);
  const id = () => `f${(++ids).toString(16).padStart(23, '0')}`;

  function receipt(
    invocation: Invocation,
    operation: Operation,
    summary: string,
    recordId: string | null,
  ): ReceiptCard {
    return {
      receipt_id: id(),
      tool: invocation.tool,
      entity: operation.tag,
      record_id: recordId,
      summary,
      undoable: true,
      undone: false,
    };
  }

  function write(
    invocation: Invocation,
    operation: Operation,
    input: Record<string, unknown>,
    words: CallWords<Operation>,
  ): Outcome<never> {
    check(operation, input);
    const carryOut = (first: Record<string, unknown> = {}) => {
      const output = act(operation, { ...input, ...first });
      const recordId = (output as { id?: string } | null)?.id ?? (input.id as string | undefined) ?? null;
      return { output, card: receipt(invocation, operation, words.done(output), recordId) };
    };
    if (operation.risk === 'external' || operation.risk === 'destructive' || words.bulk) {
      const card: ApprovalCard = {
        approval_id: id(),
        tool: invocation.tool,
        summary: words.ask ?? operation.summary,
        details: words.details ?? [],
        expires_at: '2026-11-23T00:00:00.000Z',
        status: 'pending',
      };
      waiting.push({ card, carryOut: () => carryOut().card });
      return { status: 'waiting', approval: card };
    }
    const { also } = words;
    const makeFirst = () => {
      if (!also) return null;
      const made = act(also.operation, also.input) as { id: string };
      const words = also.words.done(made);
      return {
        into: also.into,
        id: made.id,
        output: made,
        receipt: receipt(invocation, also.operation, words, made.id),
      };
    };
    if (words.doubts?.length) {
      const { id: recordId, ...fields } = input as { id?: string };
      const card: DraftCard = {
        id: id(),
        tool: invocation.tool,
        entity: operation.tag.replaceAll('-', '_'),
        op: recordId ? 'update' : 'create',
        record_id: recordId ?? null,
        summary: words.ask ?? operation.summary,
        fields,
        form: [],
        names: [],
        also: also ? { entity: also.operation.tag, fields: also.input, form: [], into: also.into } : null,
        doubts: [...words.doubts],
        missing: [],
        status: 'open',
        receipt_id: null,
        error: null,
        expires_at: '2026-11-23T00:00:00.000Z',
      };
      const save = () => {
        const first = makeFirst();
        return carryOut(first ? { [first.into]: first.id } : {}).card;
      };
      drafts.push({ card, save });
      return { status: 'draft', draft: card };
    }
    const first = makeFirst();
    const { output, card } = carryOut(first ? { [first.into]: first.id } : {});
    return {
      status: 'done',
      output: output as never,
      receipt: card,
      ...(first ? { also: { output: first.output, receipt: first.receipt } } : {}),
    };
  }

  function services(invocation: Invocation): Services {
    invocations.push(invocation);
    return {
      async read(operation, input) {
        check(operation, input as Record<string, unknown>);
        return act(operation, input as Record<string, unknown>) as never;
      },
      async write(operation, input, words) {
        const key = JSON.stringify([invocation, operation.id]);
        const before = done.get(key);
        const outcome = before ?? write(invocation, operation, input as Record<string, unknown>, words);
        done.set(key, outcome);
        return outcome;
      },
    };
  }

  const approvals: TurnContext['approvals'] = {
    pending: async () => waiting.filter(({ card }) => card.status === 'pending').map(({ card }) => ({ ...card })),
    async decide(wanted, decision) {
      const found = waiting.find(({ card }) => card.approval_id === wanted);
      if (found?.card.status !== 'pending') throw new AppError('already_decided', 'That was decided already.');
      found.card.status = decision === 'approve' ? 'approved' : 'rejected';
      return { approval: { ...found.card }, receipt: decision === 'approve' ? found.carryOut() : null, error: null };
    },
  };

  const decideDrafts: TurnContext['drafts'] = {
    open: async () => drafts.filter(({ card }) => card.status === 'open').map(({ card }) => ({ ...card, fresh: true })),
    async decide(wanted, decision) {
      const found = drafts.find(({ card }) => card.id === wanted);
      if (found?.card.status !== 'open') throw new AppError('already_decided', 'That was decided already.');
      found.card.status = decision === 'save' ? 'saved' : 'discarded';
      return { draft: { ...found.card }, receipt: decision === 'save' ? found.save() : null, error: null };
    },
    async replace(wanted, news) {
      const found = drafts.find(({ card }) => card.id === wanted);
      if (found?.card.status !== 'open') throw new AppError('already_decided', 'That was decided already.');
      found.card.status = 'discarded';
      const card = {
        ...found.card,
        id: id(),
        status: 'open' as const,
        fields: { ...found.card.fields, ...news.fields },
      };
      drafts.push({ card, save: found.save });
      return { ...card };
    },
  };

  const context: TurnContext = {
    today: options.today ?? TODAY,
    now: new Date('2026-11-19T22:00:00Z'),
    timeZone: 'Australia/Sydney',
    country: business.country,
    businessName: 'Carmody Trades',
    userName: 'Mel Carmody',
    job: options.job ?? null,
    threadId: 'f00000000000000000000000',
    known: async () => options.known ?? [],
    standing: async () => ({
      beside: [],
      waiting: waiting.flatMap(({ card }) => (card.status === 'pending' ? [card] : [])),
      drafts: drafts.flatMap(({ card }) =>
        card.status === 'open' ? [{ summary: card.summary, check: [], missing: card.missing }] : [],
      ),
      gone: [],
    }),
    services,
    approvals,
    drafts: decideDrafts,
    journal: {
      read: (key) => journal.get(key),
      write: async (key, value) => {
        journal.set(key, value);
      },
    },
  };
  /** A new message: nothing is kept from the turn before. */
  const nextTurn = () => {
    journal.clear();
    done.clear();
  };
  return { context, store, journal, invocations, sent, waiting, drafts, nextTurn };
}
export type Office = ReturnType<typeof fakeOffice>;

function check(operation: Operation, input: Record<string, unknown>): void {
  const checked = operation.input.safeParse(input);
  if (!checked.success) throw fromZod(checked.error);
}

function perform(
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

/** Filters, and word starts in the fields the contract lets a list be searched by. */
function page(rows: Record<string, unknown>[], input: Record<string, unknown>, search: readonly string[]) {
  const { limit, cursor, sort: _sort, q, ...all } = input;
  const { filters, inDays } = rangesOf(all);
  const wanted = wordsOf(q);
  const fits = rows.filter(
    (row) =>
      inDays(row) &&
      Object.entries(filters).every(([key, value]) => value === undefined || row[key] === value) &&
      wanted.every((word) => search.some((field) => wordsOf(row[field]).some((other) => other.startsWith(word)))),
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
  const fits = rows.filter((row) => {
    const said = wordsOf(row.description);
    const on = dayOf(row);
    return (
      (!type || row.type === type) &&
      (!status || row.status === status) &&
      (unpaid !== 'true' || row.status !== 'paid') &&
      (late !== 'true' || isLate(row)) &&
      (!client_id || (row.client_id ?? (row.project as Row | null)?.client_id) === client_id) &&
      (!project_id || row.project_id === project_id) &&
      (!from || (typeof on === 'string' && on >= String(from))) &&
      (!to || (typeof on === 'string' && on <= String(to))) &&
      wordsOf(q).every((word) => said.some((other) => other.startsWith(word)))
    );
  });
  const total = (some: Record<string, unknown>[]) =>
    some.reduce((cents, row) => cents + Math.round(Number(row.amount) * 100), 0) / 100;
  const field = by === 'client' ? 'client_id' : 'project_id';
  const groups = by ? [...Map.groupBy(fits, (row) => row[field] as string | null)] : [];
  const nameOf = (row: Record<string, unknown> | undefined) => {
    const record = row?.[String(by)] as Record<string, unknown> | null;
    if (!record) return null;
    return by === 'client' ? record.name : `${String(record.job_number)} - ${String(record.job_name)}`;
  };
  return {
    count: fits.length,
    total: total(fits),
    records: fits.slice(0, 20),
    groups: groups
      .map(([id, some]) => ({ id, name: nameOf(some[0]), count: some.length, total: total(some) }))
      .sort((a, b) => b.total - a.total),
  };
}

/** As the server makes one: of a quote, or of an amount, with a number and two weeks. */
function invoice(store: MemoryStore, fields: Record<string, unknown>): Row {
  const quote = fields.quote_id ? store.get('quotes', fields.quote_id) : null;
  const jobId = fields.project_id ?? quote?.project_id ?? null;
  const job = jobId ? store.get('projects', jobId) : null;
  const made = store.rows('finance-records').filter((row) => row.invoice_number);
  return store.insert('finance-records', {
    type: 'invoice',
    amount: fields.amount ?? quote?.total ?? job?.job_budget,
    project_id: jobId,
    client_id: fields.client_id ?? quote?.client_id ?? job?.client_id,
    quote_id: quote?.id ?? null,
    due_date: fields.due_date ?? '2026-12-04',
    description: fields.description ?? (quote ? `Quote ${String(quote.quote_number)}` : (job?.job_name ?? 'Work')),
    invoice_number: String(1001 + made.length),
  });
}

function markPaid(store: MemoryStore, id: string, paidDate: unknown) {
  const invoice = store.get('finance-records', id);
  const paid = store.rows('finance-records').filter((row) => row.invoice_id === id && row.type === 'payment');
  const open = Number(invoice.amount) - paid.reduce((sum, row) => sum + Number(row.amount), 0);
  if (open > 0) {
    const { project_id, client_id } = invoice;
    store.insert('finance-records', {
      type: 'payment',
      status: 'paid',
      amount: open,
      invoice_id: id,
      project_id,
      client_id,
    });
  }
  return store.update('finance-records', id, { status: 'paid', paid_date: paidDate ?? '2026-11-20' });
}
