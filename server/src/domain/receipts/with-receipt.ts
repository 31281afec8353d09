import {
  AppError,
  type AssistantId,
  assistantName,
  fromZod,
  type Operation,
  type WireInput,
  type WireOutput,
} from '@smoko/contract';
import { Types } from 'mongoose';
import { z } from 'zod';
import type { Repository } from '../../db/repository.ts';
import type { AnyRow, Written } from '../../db/row.ts';
import { toPlain } from '../../db/stored.ts';
import type { StoredChange } from '../../db/write-call.ts';
import type { Actor } from '../actor.ts';
import { createCall } from '../call.ts';
import type { Executor } from '../executor.ts';
import type { ReceiptRow } from './receipts.ts';

/** What led to the work, kept so that a retry goes the same way. */
export interface Kept {
  /** Has it put on file with something else, in one step. */
  keepWith<T>(store: (entries: Record<string, string>) => Promise<T>): Promise<T>;
  /** Puts it on file by itself, and what is given with it. */
  keep(also?: Record<string, string>): Promise<void>;
}

/** Whose work it is, and what is said about it. */
export interface ReceiptHead {
  tool: string;
  /** Table name; `outbox` for messages. */
  entity: string;
  assistant: AssistantId;
  model: string;
  threadId: string | null;
  runId: string | null;
  /** Same key, same work: it is done once. */
  key: string;
  /** When it was asked for, where that was before now. */
  begun?: Date;
  /** What else has to be on file before the first effect. */
  journal?: Kept;
  /** Takes the writing of the end of a receipt; what is to be shown of it waits for that. Left out: the work waits. */
  ending?: (written: Promise<unknown>) => void;
  /** Nothing with this key can be on file; if there is after all, it is found by its unique index. */
  first?: boolean;
}

/** Values of the API from values of the domain; a mismatch is our own fault. */
export const toWire = <T extends Operation>(operation: T, output: unknown): WireOutput<T> =>
  z.encode(operation.output, output) as WireOutput<T>;

/** Values of the domain from what a caller sent; throws AppError naming the fields. */
export function fromWire<T extends Operation>(operation: T, input: WireInput<T>): z.output<T['input']> {
  const parsed = z.safeDecode(operation.input, input);
  if (!parsed.success) throw fromZod(parsed.error);
  return parsed.data as z.output<T['input']>;
}

/**
 * Carries out an operation and leaves a receipt. The receipt, with the records as they were, is on file before the
 * first effect; so a crash in between is found, and repeating the call (same key) finishes it and does nothing twice.
 */
export async function performWithReceipt<T extends Operation>(
  parts: ReceiptParts,
  actor: Actor,
  operation: T,
  input: WireInput<T>,
  head: ReceiptHead,
  summarise: (output: WireOutput<T>) => string,
): Promise<Performed<T>> {
  try {
    return await perform(parts, actor, operation, input, head, summarise);
  } catch (error) {
    if (!head.first || !isTwin(error)) throw error;
    return perform(parts, actor, operation, input, { ...head, first: false }, summarise);
  }
}

interface ReceiptParts {
  executor: Executor;
  receipts: Repository<ReceiptRow>;
}
interface Performed<T extends Operation> {
  output: WireOutput<T>;
  receipt: ReceiptRow;
}

/** The receipt was on file already. Nothing has been done yet when this is found. */
const isTwin = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'duplicate' && error.errors?.[0]?.path === 'key';

async function perform<T extends Operation>(
  { executor, receipts }: ReceiptParts,
  actor: Actor,
  operation: T,
  input: WireInput<T>,
  head: ReceiptHead,
  summarise: (output: WireOutput<T>) => string,
): Promise<Performed<T>> {
  const owner = { user_id: new Types.ObjectId(actor.userId), key: head.key };
  const known = head.first ? null : await receipts.model.findOne(owner).lean();
  if (known && known.status !== 'started') {
    const output = known.output as WireOutput<T>;
    return { output, receipt: await inFull(receipts, known, summarise(output)) };
  }

  const announced: StoredChange[] = known?.changes ?? [];
  let onFile = Boolean(known);
  let begun: ReceiptRow | null = known;
  let kept: Record<string, string> = {};
  const begin = async () => {
    const store = (journal: Record<string, string>) => {
      kept = journal;
      return receipts.insert(quiet(actor, executor), { ...startedReceipt(head, operation, input, announced), journal });
    };
    begun = await (head.journal ? head.journal.keepWith(store) : store({}));
    onFile = true;
  };
  const call = createCall(actor, executor.clock, {
    key: head.key,
    ...(head.begun ? { begun: head.begun } : {}),
    announced: known ? [...announced] : [],
    async beforeWrite(change) {
      if (known) await head.journal?.keep();
      const repeated = announced.some((one) => one.entity === change.entity && one.record_id === change.record_id);
      if (repeated) return;
      announced.push(change);
      if (onFile) await receipts.model.updateOne(owner, { $set: { changes: announced } });
      else await begin();
    },
  });
  const domainInput = fromWire(operation, input);
  try {
    const output = toWire(operation, await executor.run(operation, call, domainInput));
    const changes = await allChanges(receipts, actor, head.key, announced, call.changes);
    const done = doneFields(operation, changes, output, summarise(output));
    if (!onFile) await begin();
    const written = receipts.model.updateOne(owner, { $set: done, $inc: { version: 1 } }).then(({ matchedCount }) => {
      if (!matchedCount) throw new AppError('internal', 'A receipt was lost.');
    });
    if (head.ending) head.ending(written);
    else await written;
    const receipt = { ...(begun as unknown as ReceiptRow), ...done };
    return { output, receipt };
  } catch (error) {
    if (onFile && error instanceof AppError) {
      const changes = await allChanges(receipts, actor, head.key, announced, call.changes);
      // refused before anything was written: there is nothing to prove
      if (!changes.length) {
        await head.journal?.keep(kept);
        await receipts.model.deleteOne({ ...owner, status: 'started' });
      } else {
        const summary = `${operation.summary}: only a part of it was done. ${error.message}`;
        await receipts.model.updateOne(owner, { $set: doneFields(operation, changes, null, summary) });
      }
    }
    throw error;
  }
}

/**
 * What the work changed, an earlier attempt of it included: an announced record that this attempt left alone was
 * changed by it if it carries the key.
 */
async function allChanges(
  receipts: Repository<ReceiptRow>,
  actor: Actor,
  key: string,
  announced: readonly StoredChange[],
  changes: readonly StoredChange[],
): Promise<StoredChange[]> {
  const here = (change: StoredChange) =>
    changes.find((one) => one.entity === change.entity && one.record_id === change.record_id);
  const earlier = announced.filter((change) => !here(change));
  const applied = await Promise.all(
    earlier.map(async (change) => {
      const _id = new Types.ObjectId(change.record_id);
      const user_id = new Types.ObjectId(actor.userId);
      const table = receipts.model.db.model<AnyRow>(change.entity);
      const doc = await table.findOne({ _id, user_id, applied_key: key }).lean();
      return doc && { ...change, after: change.op === 'delete' ? null : toPlain(doc) };
    }),
  );
  return [...applied.filter((change) => change !== null), ...changes];
}

/** Recovery finished it in plain words; now the tool itself says what was done. */
async function inFull(receipts: Repository<ReceiptRow>, known: ReceiptRow, summary: string): Promise<ReceiptRow> {
  if (known.summary === summary) return known;
  await receipts.model.updateOne({ user_id: known.user_id, _id: known._id }, { $set: { summary } });
  return { ...known, summary };
}

/** Receipts are written about a call, not by it: they are no change of their own. */
const quiet = (actor: Actor, executor: Executor) => createCall(actor, executor.clock);

function startedReceipt(
  head: ReceiptHead,
  operation: Operation,
  input: unknown,
  changes: StoredChange[],
): Written<ReceiptRow> {
  return {
    tool: head.tool,
    operation: operation.id,
    entity: head.entity,
    assistant: head.assistant,
    agent_name: assistantName(head.assistant),
    model: head.model,
    thread_id: head.threadId,
    run_id: head.runId,
    key: head.key,
    changes,
    output: { input },
    status: 'started',
    undoable: false,
  };
}

function doneFields(operation: Operation, changes: readonly StoredChange[], output: unknown, summary: string) {
  const record = (output ?? {}) as { id?: string; job_number?: string; project?: { job_number?: string } | null };
  const id = record.id ?? changes.find(({ follows }) => !follows)?.record_id;
  return {
    changes: [...changes],
    output,
    record_id: id ? new Types.ObjectId(id) : null,
    job_number: record.job_number ?? record.project?.job_number ?? null,
    summary,
    status: 'done' as const,
    undoable: operation.risk !== 'external' && changes.length > 0,
  };
}
