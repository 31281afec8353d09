import {
  AppError,
  type DomainOutput,
  listReceipts,
  notFound,
  type ReceiptCard,
  receiptRules,
  undoReceipt,
} from '@smoko/contract';
import type { Connection } from 'mongoose';
import { Schema, Types } from 'mongoose';
import { createRepository, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import { type StoredDoc, toPlain } from '../../db/stored.ts';
import { type Call, type Implementation, implement, type StoredChange } from '../call.ts';
import type { EventBus } from '../events.ts';
import { listHandler } from '../tables/list-handler.ts';
import { link, requiredText, text } from '../tables/stored-fields.ts';
import { moneyToDollars } from './money-fields.ts';
import { applyUndo } from './undo.ts';

const TABLE = 'receipts';
const { Mixed } = Schema.Types;

const schema = ownedSchema(
  {
    tool: requiredText,
    operation: requiredText,
    entity: requiredText,
    record_id: link,
    summary: { type: String, default: '' },
    assistant: requiredText,
    agent_name: requiredText,
    model: requiredText,
    thread_id: link,
    run_id: link,
    job_number: text,
    /** Of the invocation: the same one repeated finds its receipt. */
    key: requiredText,
    changes: { type: Mixed, default: [] },
    output: { type: Mixed, default: null },
    status: requiredText,
    undoable: { type: Boolean, required: true },
    undone_at: { type: Date, default: null },
    error: text,
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
  },
);
// found again after a crash
schema.index({ user_id: 1, run_id: 1, status: 1 });

export const receiptRepository = (connection: Connection): Repository =>
  createRepository({
    table: TABLE,
    noun: 'receipt',
    rules: receiptRules,
    model: connection.model<StoredDoc>(TABLE, schema as never, TABLE),
  });

type ReceiptRecord = DomainOutput<typeof undoReceipt>;

/** What people get to see: a receipt that was begun is for recovery, and proves nothing yet. */
export const FINISHED = { status: { $ne: 'started' } };

/** Receipts show amounts as the API does: in dollars. */
export function asReceipt(doc: StoredDoc): ReceiptRecord {
  const { output: _, key: _k, agent_name: _a, job_number: _j, error: _e, ...plain } = toPlain(doc);
  const changes = (doc.changes as StoredChange[]).map((change) => ({
    ...change,
    before: change.before && moneyToDollars(change.before),
    after: change.after && moneyToDollars(change.after),
  }));
  return { ...plain, changes } as unknown as ReceiptRecord;
}

export const asReceiptCard = (doc: StoredDoc): ReceiptCard => ({
  receipt_id: doc._id.toHexString(),
  tool: String(doc.tool),
  entity: String(doc.entity),
  record_id: doc.record_id ? String(doc.record_id) : null,
  summary: String(doc.summary),
  undoable: Boolean(doc.undoable),
  undone: doc.status === 'undone',
});

export function receiptImplementations(
  receipts: Repository,
  tables: ReadonlyMap<string, Repository>,
  bus: EventBus,
): Implementation[] {
  const undo = async (call: Call, { id }: { id: string }) => {
    const owner = { user_id: new Types.ObjectId(call.actor.userId), _id: new Types.ObjectId(id) };
    const receipt = await receipts.model.findOne(owner).lean<StoredDoc>();
    if (!receipt || receipt.status === 'started') throw notFound('receipt');
    if (receipt.status === 'undone') throw new AppError('conflict', 'That was undone already.');
    if (!receipt.undoable) throw new AppError('conflict', 'That cannot be taken back.');
    await applyUndo(call, tables, receipt.changes as StoredChange[]);
    const undone = await receipts.model
      .findOneAndUpdate(
        { ...owner, status: 'done' },
        { $set: { status: 'undone', undone_at: call.clock.now() }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<StoredDoc>();
    if (!undone) throw new AppError('conflict', 'That was undone already.');
    bus.emit('receipt', call.actor.userId, undone.thread_id ? String(undone.thread_id) : null, asReceiptCard(undone));
    return asReceipt(undone);
  };

  const list = listHandler(receipts, (_, docs) => docs.map(asReceipt));

  return [
    implement(listReceipts, (call, input) => list(call, { ...input, ...FINISHED })),
    implement(undoReceipt, undo),
  ];
}
