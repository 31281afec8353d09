import { type DomainOutput, getClientTimeline, getJobTimeline, getSupplierTimeline } from '@smoko/contract';
import { Types } from 'mongoose';
import { decodeCursor, encodeCursor } from '../../db/cursor.ts';
import type { AnyRow } from '../../db/row.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { UNSENT } from '../outbox/store.ts';
import type { Records } from '../records.ts';
import { type Entity, type Entry, type Known, presentEntry } from './present-entry.ts';

type Page = DomainOutput<typeof getJobTimeline>;
type Whose = 'project_id' | 'client_id' | 'supplier_id';
type Sources = Pick<Records, 'repositories' | 'tables'>;

interface Asked {
  limit: number;
  cursor?: string | undefined;
}

const ORDER = 'timeline';

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

async function timeline(sources: Sources, call: Call, subject: Subject, { limit, cursor }: Asked): Promise<Page> {
  const position = cursor === undefined ? null : decodeCursor(cursor, ORDER);
  const after = position?.value instanceof Date ? { at: position.value, id: position.id } : null;
  const found = await entriesOf(sources, subject, after, limit + 1);
  const all = found.sort((a, b) => b.at.getTime() - a.at.getTime() || (b.id < a.id ? -1 : 1));
  const page = all.slice(0, limit);
  const last = all.length > limit ? page.at(-1) : undefined;
  const known = await knownOf(sources, call, page);
  return {
    data: page.map((entry) => presentEntry(entry, known)),
    next_cursor: last ? encodeCursor({ sort: ORDER, phase: 'value', value: last.at, id: last.id }) : null,
  };
}

/** Of every kind as many as a page can need. */
async function entriesOf(
  { tables, repositories }: Sources,
  { entity, whose, own }: Subject,
  after: { at: Date; id: Types.ObjectId } | null,
  most: number,
): Promise<Entry[]> {
  const mine = { user_id: own.user_id, [whose]: own._id };
  const before = (field: 'created_at' | 'received_at') =>
    after ? { $or: [{ [field]: { $lt: after.at } }, { [field]: after.at, _id: { $lt: after.id } }] } : {};
  const newest = async (table: string, filter: object, field: 'created_at' | 'received_at' = 'created_at') =>
    tableOf(tables, table)
      .model.find({ ...mine, ...filter, ...before(field) })
      .sort({ [field]: -1, _id: -1 })
      .limit(most)
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
      .limit(most)
      .lean(),
  ]);
  const self = madeEntry(entity, own);
  const isTold = after && (self.at > after.at || (self.at.getTime() === after.at.getTime() && self.id >= after.id));
  return [
    ...made.flat(),
    ...(isTold ? [] : [self]),
    ...received.map((row): Entry => ({ is: 'written', id: row._id, at: receivedAt(row), entity: 'inbox', row })),
    ...sent.map((row): Entry => ({ is: 'written', id: row._id, at: row.created_at, entity: 'outbox', row })),
    ...changes.map((change): Entry => ({ is: 'changed', id: change._id, at: change.created_at, change })),
  ];
}

const madeEntry = (entity: Entity, row: AnyRow): Entry => ({
  is: 'made',
  id: row._id,
  at: row.created_at,
  entity,
  row,
});

const receivedAt = ({ received_at, created_at }: AnyRow): Date =>
  received_at instanceof Date ? received_at : created_at;

function tableOf(tables: Sources['tables'], name: string) {
  const table = tables.get(name);
  if (!table) throw new Error(`There is no table ${name}.`);
  return table;
}

/** What the entries of a page name: one query for each table they name. */
async function knownOf({ tables, repositories }: Sources, call: Call, page: readonly Entry[]): Promise<Known> {
  const changes = page.flatMap((entry) => (entry.is === 'changed' ? [entry.change] : []));
  const made = page.flatMap((entry) => (entry.is === 'made' ? [entry.row] : []));
  const names = [...new Set(changes.map(({ entity }) => entity))];
  const [changed, makers] = await Promise.all([
    Promise.all(
      names.map((name) =>
        tableOf(tables, name).byIds(
          call,
          changes.filter(({ entity }) => entity === name).map(({ record_id }) => record_id),
        ),
      ),
    ),
    makersOf(repositories, call, made),
  ]);
  const records = new Map(changed.flatMap((rows) => [...rows]));
  // only a variation is named by its job
  const variations = [
    ...page.flatMap((entry) => (entry.is === 'made' && entry.entity === 'variations' ? [entry.row] : [])),
    ...changes.flatMap(({ entity, record_id }) =>
      entity === 'variations' ? (records.get(record_id.toHexString()) ?? []) : [],
    ),
  ];
  const jobs = variations.length ? await repositories.projects.byIds(call, variations.map(jobOf)) : null;
  return {
    record: (id) => records.get(id.toHexString()),
    maker: (id) => makers.get(id.toHexString()) ?? null,
    jobNumber: (row) => jobs?.get(jobOf(row)?.toHexString() ?? '')?.job_number ?? null,
  };
}

const jobOf = ({ project_id }: AnyRow): Types.ObjectId | null =>
  project_id instanceof Types.ObjectId ? project_id : null;

/** Which of these records an assistant made: its receipt says so. */
async function makersOf(
  { receipts }: Sources['repositories'],
  call: Call,
  made: readonly AnyRow[],
): Promise<Map<string, string>> {
  const user_id = new Types.ObjectId(call.actor.userId);
  const found = await receipts.model
    .find(
      { user_id, record_id: { $in: made.map(({ _id }) => _id) } },
      { agent_name: 1, 'changes.op': 1, 'changes.record_id': 1 },
    )
    .lean();
  return new Map(
    found.flatMap(({ agent_name, changes }) =>
      changes.filter(({ op }) => op === 'create').map(({ record_id }) => [record_id, agent_name]),
    ),
  );
}
