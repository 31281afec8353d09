import {
  AppError,
  ASSISTANT_IDS,
  ASSISTANT_NAMES,
  type DomainInput,
  type DomainOutput,
  listReceipts,
  notFound,
  RECEIPT_NEXT,
  RECEIPT_STATUSES,
  type ReceiptCard,
  receiptRules,
  undoLast,
  undoReceipt,
} from '@smoko/contract';
import type { Connection } from 'mongoose';
import { Schema, Types } from 'mongoose';
import { createRepository } from '../../db/create-repository.ts';
import type { Repository } from '../../db/repository.ts';
import { field } from '../../db/row.ts';
import type { Filter } from '../../db/row-model.ts';
import { ownedSchema, type RowIn } from '../../db/schema.ts';
import { toPlain } from '../../db/stored.ts';
import {
  anyText,
  link,
  moment,
  oneOf,
  requiredFlag,
  requiredText,
  shapedOrNone,
  text,
} from '../../db/stored-fields.ts';
import type { StoredChange } from '../../db/write-call.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { ThreadRow } from '../conversation/models.ts';
import type { EventBus } from '../events.ts';
import { listHandler } from '../tables/list-handler.ts';
import { moneyToDollars } from './money-fields.ts';
import { applyUndo, merged } from './undo.ts';

const TABLE = 'receipts';

const changesField = field<StoredChange[]>({ type: Schema.Types.Mixed, default: [] });
const journalField = field<Record<string, string> | undefined>({ type: Schema.Types.Mixed });

const schema = ownedSchema(
  {
    tool: requiredText,
    operation: requiredText,
    entity: requiredText,
    record_id: link,
    summary: anyText,
    assistant: oneOf(ASSISTANT_IDS),
    agent_name: oneOf(ASSISTANT_NAMES),
    model: requiredText,
    thread_id: link,
    run_id: link,
    job_number: text,
    /** Of the invocation: the same one repeated finds its receipt. */
    key: requiredText,
    changes: changesField,
    output: shapedOrNone<unknown>(),
    status: oneOf(RECEIPT_STATUSES),
    undoable: requiredFlag,
    undone_at: moment,
    error: text,
    /** What had led to it, put on file in the same step: belongs to the journal of its run. */
    journal: journalField,
  },
  {
    rules: {
      ...receiptRules,
      filters: {
        ...receiptRules.filters,
        agent_name: receiptRules.filters.entity,
        job_number: receiptRules.filters.entity,
      },
    },
    unique: [['key']],
    statuses: RECEIPT_NEXT,
  },
);
// found again after a crash
schema.index({ user_id: 1, run_id: 1, status: 1 });

export type ReceiptRow = RowIn<typeof schema>;

export const receiptRepository = (connection: Connection): Repository<ReceiptRow> =>
  createRepository({
    table: TABLE,
    noun: 'receipt',
    rules: receiptRules,
    statuses: RECEIPT_NEXT,
    connection,
    schema,
  });

type ReceiptRecord = DomainOutput<typeof undoReceipt>;

/** What people get to see: a receipt that was begun is for recovery, and proves nothing yet. */
export const FINISHED: Filter<ReceiptRow> = { status: { $ne: 'started' } };

/** Receipts show amounts as the API does: in dollars. */
export function asReceipt(doc: ReceiptRow): ReceiptRecord {
  const { output: _, key: _k, agent_name: _a, job_number: _j, error: _e, journal: _l, ...plain } = toPlain(doc);
  const changes = doc.changes.map((change) => ({
    ...change,
    before: change.before && moneyToDollars(change.before),
    after: change.after && moneyToDollars(change.after),
  }));
  return { ...plain, changes };
}

export const asReceiptCard = (doc: ReceiptRow): ReceiptCard => ({
  receipt_id: doc._id.toHexString(),
  tool: doc.tool,
  entity: doc.entity,
  record_id: doc.record_id?.toHexString() ?? null,
  summary: doc.summary,
  undoable: doc.undoable,
  undone: doc.status === 'undone',
  ...(doc.job_number ? { job_number: doc.job_number } : {}),
});

const madeBy = (changes: readonly StoredChange[]): string[] =>
  changes.filter(({ op, follows }) => op === 'create' && !follows).map(({ record_id }) => record_id);

export function receiptImplementations(
  receipts: Repository<ReceiptRow>,
  tables: ReadonlyMap<string, Repository>,
  threads: Repository<ThreadRow>,
  bus: EventBus,
): Implementation[] {
  const undo = async (call: Call, { id }: { id: string }) => {
    const owner = { user_id: new Types.ObjectId(call.actor.userId), _id: new Types.ObjectId(id) };
    const receipt = await receipts.model.findOne(owner).lean();
    if (!receipt || receipt.status === 'started') throw notFound('receipt');
    if (receipt.status === 'undone') throw new AppError('conflict', 'That was undone already.');
    if (!receipt.undoable) throw new AppError('conflict', 'That cannot be taken back.');
    const together = [receipt, ...(await hangingOn(receipt))];
    await applyUndo(call, tables, merged(together.flatMap(({ changes }) => changes)));
    for (const other of together.slice(1)) await mark(call, other);
    return asReceipt(await mark(call, receipt));
  };

  /**
   * What the same message made for what this receipt made, such as the job of a new client: alone it would stay on file for somebody
   * who is gone.
   */
  async function hangingOn({ _id, user_id, run_id, changes }: ReceiptRow): Promise<ReceiptRow[]> {
    const made = new Set(madeBy(changes));
    if (!made.size || !run_id) return [];
    const others = await receipts.model
      .find({ user_id, run_id, status: 'done', undoable: true, _id: { $ne: _id } })
      .sort({ created_at: 1, _id: 1 })
      .lean();
    return others.filter((other) => {
      const hangs = other.changes.some(
        ({ op, after }) => op === 'create' && Object.values(after ?? {}).some((value) => made.has(String(value))),
      );
      if (hangs) for (const id of madeBy(other.changes)) made.add(id);
      return hangs;
    });
  }

  async function mark(call: Call, receipt: ReceiptRow): Promise<ReceiptRow> {
    const undone = await receipts.model
      .findOneAndUpdate(
        { user_id: receipt.user_id, _id: receipt._id, status: 'done' },
        { $set: { status: 'undone', undone_at: call.clock.now() }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (!undone) throw new AppError('conflict', 'That was undone already.');
    bus.emit('receipt', call.actor.userId, undone.thread_id?.toHexString() ?? null, asReceiptCard(undone));
    return undone;
  }

  /** What one message brought about is one thing to people, however many records it was. */
  const undoLatest = async (call: Call, { id, record_id }: DomainInput<typeof undoLast>) => {
    const thread = await threads.get(call, id);
    const there: Filter<ReceiptRow> = {
      user_id: thread.user_id,
      thread_id: thread._id,
      status: 'done',
      undoable: true,
      // not what the message that asks for it has done itself
      ...(call.actor.agent ? { run_id: { $ne: new Types.ObjectId(call.actor.agent.runId) } } : {}),
      ...(record_id ? { record_id: new Types.ObjectId(record_id) } : {}),
    };
    const latest = await receipts.model.findOne(there).sort({ created_at: -1, _id: -1 }).lean();
    if (!latest) throw new AppError('conflict', 'There is nothing here to undo.');
    const together = record_id
      ? [latest]
      : await receipts.model
          .find({ ...there, run_id: latest.run_id })
          .sort({ created_at: 1, _id: 1 })
          .lean();
    await applyUndo(call, tables, merged(together.flatMap(({ changes }) => changes)));
    const undone: ReceiptRecord[] = [];
    for (const receipt of together) undone.push(asReceipt(await mark(call, receipt)));
    return { data: undone };
  };

  const list = listHandler(receipts, (_, docs) => docs.map(asReceipt));

  return [
    implement(listReceipts, (call, input) => list(call, { ...input, ...FINISHED })),
    implement(undoReceipt, undo),
    implement(undoLast, undoLatest),
  ];
}
