import { AppError, type ApprovalCard, fromZod, type Operation, type ReceiptCard, TABLES } from '@smoko/contract';
import type { CallWords, Invocation, JobOnScreen, Outcome, Services, TurnContext } from '../context.ts';
import type { KnownRecord } from '../known.ts';
import { fold } from '../tools/matching.ts';
import { type MemoryStore, memoryStore, type TableKey } from './store.ts';

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
}

/** A business in memory: real validation by the contract, a guard that makes approvals, idempotent invocations. */
export function fakeOffice(options: OfficeOptions = {}) {
  const business = { registered: options.registered ?? true, country: options.country ?? 'AU' };
  const store = memoryStore(business);
  const waiting: Waiting[] = [];
  const journal = new Map<string, string>();
  const invocations: Invocation[] = [];
  const sent: Record<string, unknown>[] = [];
  const done = new Map<string, Outcome<never>>();
  let ids = 0;
  const act = (operation: Operation, input: Record<string, unknown>) =>
    operation.id === 'settings.get' ? { gst_registered: business.registered } : perform(store, operation, input, sent);
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
    const carryOut = () => {
      const output = act(operation, input);
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
    const { output, card } = carryOut();
    return { status: 'done', output: output as never, receipt: card };
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

  const context: TurnContext = {
    today: options.today ?? '2026-11-20',
    now: new Date('2026-11-19T22:00:00Z'),
    timeZone: 'Australia/Sydney',
    country: business.country,
    businessName: 'Carmody Trades',
    userName: 'Mel Carmody',
    job: options.job ?? null,
    known: async () => options.known ?? [],
    services,
    approvals,
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
  return { context, store, journal, invocations, sent, waiting, nextTurn };
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
  if (action === 'list') return page(store.rows(table), input, SEARCHED[table] ?? []);
  if (action === 'get') return store.get(table, id);
  if (action === 'create') return store.insert(table, fields);
  if (action === 'update') return store.update(table, id, fields);
  if (action === 'delete') {
    store.remove(table, id);
    return null;
  }
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
  const { limit, cursor, sort: _sort, q, ...filters } = input;
  const wanted = wordsOf(q);
  const fits = rows.filter(
    (row) =>
      Object.entries(filters).every(([key, value]) => value === undefined || row[key] === value) &&
      wanted.every((word) => search.some((field) => wordsOf(row[field]).some((other) => other.startsWith(word)))),
  );
  const start = Number(cursor ?? 0);
  const end = start + Number(limit ?? 20);
  return { data: fits.slice(start, end), next_cursor: end < fits.length ? String(end) : null };
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
