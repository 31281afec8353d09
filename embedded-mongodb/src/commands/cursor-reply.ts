import { Long } from 'bson';
import { type Cursor, takeBatch } from '../engine/cursors.ts';
import type { Pausing, Steps } from '../engine/steps.ts';
import { ServerError } from '../errors.ts';
import { CursorReply } from '../wire/reply.ts';
import { type CommandContext, type CommandTable, collectionName, natural, optionalNumber } from './command.ts';

const FIRST_BATCH = 101;

/** Answers with the first batch and keeps the rest as a cursor when there is more. */
export function* firstBatch(
  context: CommandContext,
  namespace: string,
  documents: Pausing<Buffer>,
  { batchSize, single = false }: { batchSize?: unknown; single?: boolean } = {},
): Steps<CursorReply> {
  const size = batchSize === undefined ? FIRST_BATCH : natural(batchSize, 'batchSize');
  const cursor = context.engine.cursors.create(namespace, documents[Symbol.iterator](), context.transaction);
  return yield* answer(context, cursor, single ? Number.POSITIVE_INFINITY : size, 'firstBatch', single);
}

function* answer(
  { engine, task }: CommandContext,
  cursor: Cursor,
  size: number,
  name: 'firstBatch' | 'nextBatch',
  single = false,
): Steps<CursorReply> {
  let open = false;
  try {
    if (task.ended) throw task.ended;
    const { documents, done } = yield* takeBatch(cursor, size);
    if (task.ended) throw task.ended; // killed during the last slice
    open = !done && !single;
    return new CursorReply(cursor.namespace, open ? cursor.id : Long.ZERO, name, documents);
  } finally {
    engine.cursors.release(cursor);
    if (open) engine.cursors.keep(Object.assign(cursor, { timeLeft: task.timeLeft }));
  }
}

function cursorId(value: unknown): Long {
  if (value instanceof Long) return value;
  throw new ServerError(14, 'TypeMismatch', 'a cursor id must be a long');
}

export const cursorCommands: CommandTable = {
  getMore: {
    options: ['collection', 'batchSize'],
    refused: ['term', 'lastKnownCommittedOpTime'],
    inTransaction: true,
    *run(context) {
      const { getMore, collection, batchSize } = context.command;
      const { cursors } = context.engine;
      const cursor = cursors.take(cursorId(getMore), `${context.db}.${String(collection)}`, context.task);
      if (cursor.transaction !== context.transaction) {
        cursors.release(cursor);
        cursors.keep(cursor);
        throw new ServerError(
          50737,
          'Location50737',
          'Cannot run getMore on a cursor of another transaction or session',
        );
      }
      const size = optionalNumber(batchSize, 'batchSize');
      context.task.limit(cursor.timeLeft);
      return yield* answer(context, cursor, size && size > 0 ? size : Number.POSITIVE_INFINITY, 'nextBatch');
    },
  },
  killCursors: {
    options: ['cursors'],
    inTransaction: true,
    run(context) {
      collectionName(context);
      const ids = Array.isArray(context.command.cursors) ? context.command.cursors.map(cursorId) : [];
      const killed = ids.filter((id) => context.engine.cursors.kill(id));
      return {
        cursorsKilled: killed,
        cursorsNotFound: ids.filter((id) => !killed.includes(id)),
        cursorsAlive: [],
        cursorsUnknown: [],
        ok: 1,
      };
    },
  },
};
