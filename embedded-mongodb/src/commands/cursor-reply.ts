import { Long } from 'bson';
import { type Cursor, takeBatch } from '../engine/cursors.ts';
import { ServerError } from '../errors.ts';
import { CursorReply } from '../wire/reply.ts';
import { type CommandContext, type CommandTable, collectionName, natural, optionalNumber } from './command.ts';

const FIRST_BATCH = 101;

/** Answers with the first batch and keeps the rest as a cursor when there is more. */
export function firstBatch(
  context: CommandContext,
  namespace: string,
  documents: Iterable<Buffer>,
  { batchSize, single = false }: { batchSize?: unknown; single?: boolean } = {},
): CursorReply {
  const size = batchSize === undefined ? FIRST_BATCH : natural(batchSize, 'batchSize');
  const cursor = context.engine.cursors.create(namespace, documents[Symbol.iterator](), context.transaction);
  return answer(context, cursor, single ? Number.POSITIVE_INFINITY : size, 'firstBatch', single);
}

function answer(
  context: CommandContext,
  cursor: Cursor,
  size: number,
  name: 'firstBatch' | 'nextBatch',
  single = false,
): CursorReply {
  const { documents, done } = takeBatch(cursor, size);
  const open = !done && !single;
  if (open) context.engine.cursors.keep(cursor);
  return new CursorReply(cursor.namespace, open ? cursor.id : Long.ZERO, name, documents);
}

function cursorId(value: unknown): Long {
  if (value instanceof Long) return value;
  throw new ServerError(14, 'TypeMismatch', 'a cursor id must be a long');
}

export const cursorCommands: CommandTable = {
  getMore: {
    options: ['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
    inTransaction: true,
    run(context) {
      const { getMore, collection, batchSize } = context.command;
      const cursor = context.engine.cursors.take(cursorId(getMore), `${context.db}.${String(collection)}`);
      if (cursor.transaction !== context.transaction) {
        context.engine.cursors.keep(cursor);
        throw new ServerError(
          50737,
          'Location50737',
          'Cannot run getMore on a cursor of another transaction or session',
        );
      }
      const size = optionalNumber(batchSize, 'batchSize');
      return answer(context, cursor, size && size > 0 ? size : Number.POSITIVE_INFINITY, 'nextBatch');
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
