import { AppError } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { toPlain } from '../../db/stored.ts';
import type { StoredChange } from '../../db/write-call.ts';
import type { Call } from '../call.ts';
import { wordsOfFields } from './field-words.ts';

/** Bookkeeping that changes with every write and is nobody's wish. */
const IGNORED = new Set(['id', 'user_id', 'created_at', 'updated_at', 'version']);

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Takes changes back, last first: what was created is deleted or retracted, what was deleted comes back, what was changed gets
 * its old values. Refused as a whole, before anything is written, where somebody changed the same fields since.
 */
export async function applyUndo(
  call: Call,
  tables: ReadonlyMap<string, Repository>,
  changes: readonly StoredChange[],
): Promise<void> {
  // what followed from a change is taken back with it
  const own = changes.filter(({ follows }) => !follows);
  const steps = await Promise.all(own.toReversed().map((change) => plan(call, tables, change)));
  for (const step of steps) await step();
}

async function plan(
  call: Call,
  tables: ReadonlyMap<string, Repository>,
  change: StoredChange,
): Promise<() => Promise<unknown>> {
  const table = tables.get(change.entity);
  if (!table) throw new AppError('conflict', 'That cannot be taken back.');
  const id = change.record_id;
  if (change.op === 'delete') return () => table.restore(call, id);
  const current = (await table.byIds(call, [new Types.ObjectId(id)])).get(id);
  const gone = !current || Boolean(current.deleted_at);
  if (change.op === 'create') {
    if (gone) return async () => {};
    const touched = changedFields(change.after ?? {}, toPlain(current));
    if (touched.length) throw changedSince(change.entity, touched);
    return () => table.retract(call, id);
  }
  if (gone) throw new AppError('conflict', 'That record was deleted since, so there is nothing to set back.');
  const fields = changedFields(change.before ?? {}, change.after ?? {});
  const now = toPlain(current);
  if (fields.every((name) => same(now[name], change.before?.[name]))) return async () => {};
  const clash = fields.filter((name) => !same(now[name], change.after?.[name]));
  if (clash.length) throw changedSince(change.entity, clash);
  const old = Object.fromEntries(fields.map((name) => [name, change.before?.[name] ?? null]));
  await table.assertChange(call, current, old);
  return () => table.update(call, id, old);
}

function changedFields(before: StoredChange['before'], after: StoredChange['after']): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => !IGNORED.has(name) && !same(before?.[name], after?.[name]));
}

/** Changes of several receipts, first to last: what one record went through becomes one change. */
export function merged(changes: readonly StoredChange[]): StoredChange[] {
  const all = new Map<string, StoredChange>();
  for (const change of changes) {
    const known = all.get(change.record_id);
    // what was deleted comes back as it last was: its other changes are taken back by their own receipts
    if (known && !known.follows && change.op === 'update') all.set(change.record_id, { ...known, after: change.after });
    else all.set(change.record_id, change);
  }
  return [...all.values()];
}

function changedSince(entity: string, fields: readonly string[]): AppError {
  const what = wordsOfFields(entity, fields);
  return new AppError('conflict', `That record was changed since${what && ` (${what})`}, so it was left as it is.`);
}
