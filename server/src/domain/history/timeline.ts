import {
  type DomainOutput,
  getClientTimeline,
  getJobTimeline,
  getSupplierTimeline,
  TIMELINE_ENTITIES,
} from '@smoko/contract';
import type { Types } from 'mongoose';
import { decodeCursor, encodeCursor } from '../../db/cursor.ts';
import type { Repository } from '../../db/repository.ts';
import type { AnyRow } from '../../db/row.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { UNSENT } from '../outbox/store.ts';
import type { Records } from '../records.ts';
import type { RecordChangeRow } from './store.ts';
import { changeWords, madeWords, numberIn, textIn } from './words.ts';

type Page = DomainOutput<typeof getJobTimeline>;
type Shown = Page['data'][number];
type Entity = Shown['entity'];
type Whose = 'project_id' | 'client_id' | 'supplier_id';
type Sources = Pick<Records, 'repositories' | 'tables'>;

interface Entry {
  id: Types.ObjectId;
  at: Date;
  show(): Shown;
}
interface Asked {
  limit: number;
  cursor?: string | undefined;
}

const ORDER = 'timeline';
/** What of a message is told; the whole of it is where it leads to. */
const WORDS = 240;

/** Tables whose records tell when they were made, by whose they are. Each has an index by that and when. */
const MADE: Readonly<Record<Whose, readonly Entity[]>> = {
  project_id: ['quotes', 'variations', 'finance_records', 'procurement_items', 'admin_tasks', 'attachments'],
  client_id: ['projects', 'quotes', 'variations', 'finance_records'],
  supplier_id: ['procurement_items', 'finance_records'],
};

/**
 * Everything that happened with a job, a client or a supplier: when its records were made, what was changed in them, what was
 * written. Each of these is read in its own index, as much of it as a page can need, and merged.
 */
export function timelineImplementations(sources: Sources): Implementation[] {
  const { projects, clients, suppliers } = sources.repositories;
  const of = (call: Call, entity: Entity, whose: Whose, own: AnyRow, asked: Asked) =>
    timeline(sources, call, { entity, whose, own }, asked);
  return [
    implement(getJobTimeline, async (call, { id, ...asked }) =>
      of(call, 'projects', 'project_id', await projects.get(call, id), asked),
    ),
    implement(getClientTimeline, async (call, { id, ...asked }) =>
      of(call, 'clients', 'client_id', await clients.get(call, id), asked),
    ),
    implement(getSupplierTimeline, async (call, { id, ...asked }) =>
      of(call, 'suppliers', 'supplier_id', await suppliers.get(call, id), asked),
    ),
  ];
}

interface Subject {
  entity: Entity;
  whose: Whose;
  /** The job, the client, the supplier. */
  own: AnyRow;
}

async function timeline({ tables, repositories }: Sources, call: Call, subject: Subject, asked: Asked): Promise<Page> {
  const { entity, whose, own } = subject;
  const { limit, cursor } = asked;
  const position = cursor === undefined ? null : decodeCursor(cursor, ORDER);
  const after = position?.value instanceof Date ? { at: position.value, id: position.id } : null;
  const mine = { user_id: own.user_id, [whose]: own._id };
  const before = (field: 'created_at' | 'received_at') =>
    after ? { $or: [{ [field]: { $lt: after.at } }, { [field]: after.at, _id: { $lt: after.id } }] } : {};
  const newest = async (table: string, filter: object, field: 'created_at' | 'received_at' = 'created_at') =>
    (tables.get(table) ?? missing(table)).model
      .find({ ...mine, ...filter, ...before(field) })
      .sort({ [field]: -1, _id: -1 })
      .limit(limit + 1)
      .lean();

  const [made, received, sent, changes] = await Promise.all([
    Promise.all(
      MADE[whose].map(async (table) => (await newest(table, { deleted_at: null })).map((row) => madeEntry(table, row))),
    ),
    newest('inbox', {}, 'received_at'),
    // a draft has not been said
    newest('outbox', { status: { $nin: UNSENT } }),
    repositories.recordChanges.model
      .find({ ...mine, deleted_at: null, ...before('created_at') })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit + 1)
      .lean(),
  ]);
  const self = madeEntry(entity, own);
  const isLater = after && (self.at > after.at || (self.at.getTime() === after.at.getTime() && self.id >= after.id));
  const all: Entry[] = [
    ...made.flat(),
    ...(isLater ? [] : [self]),
    ...received.map((row) => messageEntry('inbox', row)),
    ...sent.map((row) => messageEntry('outbox', row)),
    ...changes.map((row) => ({ id: row._id, at: row.created_at, show: () => changed(row) })),
  ].sort((a, b) => b.at.getTime() - a.at.getTime() || (b.id < a.id ? -1 : 1));
  const page = all.slice(0, limit);
  const last = all.length > limit ? page.at(-1) : undefined;
  const known = await recordsOf(tables, call, changes);
  function changed(row: RecordChangeRow): Shown {
    const record = known.get(row.record_id.toHexString());
    const told = record ? changeWords(row, record) : { what: 'Something changed', detail: null };
    return {
      ...blank(row, entityOf(row.entity), row.record_id),
      ...told,
      by: row.by,
      job_number: row.entity === 'projects' && record ? textIn(record, 'job_number') : null,
    };
  }
  return {
    data: page.map((entry) => entry.show()),
    next_cursor: last ? encodeCursor({ sort: ORDER, phase: 'value', value: last.at, id: last.id }) : null,
  };
}

const missing = (table: string): never => {
  throw new Error(`There is no table ${table}.`);
};

const entityOf = (name: string): Entity => TIMELINE_ENTITIES.find((one) => one === name) ?? 'projects';

/** The records that were changed, one query a table. */
async function recordsOf(
  tables: ReadonlyMap<string, Repository>,
  call: Call,
  changes: readonly RecordChangeRow[],
): Promise<Map<string, AnyRow>> {
  const names = [...new Set(changes.map(({ entity }) => entity))];
  const found = await Promise.all(
    names.map((name) =>
      (tables.get(name) ?? missing(name)).byIds(
        call,
        changes.filter(({ entity }) => entity === name).map(({ record_id }) => record_id),
      ),
    ),
  );
  return new Map(found.flatMap((rows) => [...rows]));
}

const blank = (row: Pick<AnyRow, '_id' | 'created_at'>, entity: Entity, record_id: Types.ObjectId): Shown => ({
  id: row._id.toHexString(),
  at: row.created_at.toISOString(),
  entity,
  record_id: record_id.toHexString(),
  what: '',
  detail: null,
  amount: null,
  by: null,
  direction: null,
  job_number: null,
});

function madeEntry(entity: Entity, row: AnyRow): Entry {
  return {
    id: row._id,
    at: row.created_at,
    show: () => ({
      ...blank(row, entity, row._id),
      what: madeWords(entity, row),
      detail: madeDetail(entity, row),
      amount: numberIn(row, AMOUNTS[entity] ?? ''),
      job_number: textIn(row, 'job_number') || null,
    }),
  };
}

const AMOUNTS: Readonly<Partial<Record<Entity, string>>> = {
  projects: 'job_budget',
  quotes: 'total',
  variations: 'total',
  finance_records: 'amount',
  procurement_items: 'total_price',
};

function madeDetail(entity: Entity, row: AnyRow): string | null {
  const count = numberIn(row, 'quantity');
  if (entity === 'procurement_items') return count === null ? null : `Quantity ${count.toLocaleString('en-AU')}`;
  if (entity === 'finance_records' || entity === 'variations') return shortened(textIn(row, 'description')) || null;
  return null;
}

function messageEntry(entity: 'inbox' | 'outbox', row: AnyRow): Entry {
  const { received_at } = row;
  const at = received_at instanceof Date ? received_at : row.created_at;
  const by = channelWords(textIn(row, 'channel'));
  const [who, what] =
    entity === 'inbox'
      ? [textIn(row, 'from_name') || textIn(row, 'from'), `${by} from`]
      : [textIn(row, 'to'), `${by} to`];
  const failed = textIn(row, 'status') === 'failed' && entity === 'outbox';
  return {
    id: row._id,
    at,
    show: () => ({
      ...blank({ _id: row._id, created_at: at }, entity, row._id),
      what: `${what} ${who}${failed ? ', which failed' : ''}`,
      detail: shortened(textIn(row, 'subject') || textIn(row, 'body')) || null,
      direction: entity === 'inbox' ? 'in' : 'out',
    }),
  };
}

const channelWords = (channel: string): string => (channel === 'sms' ? 'Text' : 'E-mail');

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > WORDS ? `${line.slice(0, WORDS - 1).trimEnd()}…` : line;
};
