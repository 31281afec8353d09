import { AppError } from '@smoko/contract';
import { Types } from 'mongoose';

/** The last record of a page, by what the list is sorted by. */
export interface Position {
  sort: string;
  /** Records without a value in the sort field come last: 'empty' once they have begun. */
  phase: 'value' | 'empty';
  value: string | number | Date | null;
  id: Types.ObjectId;
}

const badCursor = () => new AppError('malformed', 'That cursor does not belong to this list. Start again without it.');

/** An opaque text for `next_cursor`. It needs no signature: every query is scoped to the owner anyway. */
export function encodeCursor({ sort, phase, value, id }: Position): string {
  const plain = value instanceof Date ? { at: value.getTime() } : value;
  return Buffer.from(JSON.stringify([sort, phase === 'value' ? 0 : 1, plain, id.toHexString()])).toString('base64url');
}

/** Throws 400 for a cursor of another sort order, or that is none. */
export function decodeCursor(text: string, sort: string): Position {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    throw badCursor();
  }
  if (!Array.isArray(parts) || parts.length !== 4) throw badCursor();
  const [forSort, phase, plain, id] = parts as [unknown, unknown, unknown, unknown];
  if (forSort !== sort || typeof id !== 'string' || !/^[0-9a-f]{24}$/.test(id)) throw badCursor();
  return { sort, phase: phase === 0 ? 'value' : 'empty', value: plainValue(plain), id: new Types.ObjectId(id) };
}

function plainValue(plain: unknown): Position['value'] {
  if (plain === null || typeof plain === 'string' || typeof plain === 'number') return plain;
  const at = (plain as { at?: unknown }).at;
  if (typeof at === 'number' && Number.isFinite(at) && Math.abs(at) < 8.64e15) return new Date(at);
  throw badCursor();
}
