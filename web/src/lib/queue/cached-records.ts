import type { QueryClient } from '@tanstack/react-query';
import type { Item } from './items.ts';

type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether what is shown under this key are records, and not the session or what was said. */
const ofRecords = (key: readonly unknown[]): boolean => key[0] !== 'session' && key[0] !== 'chat';

function find(data: unknown, id: string, names: readonly string[], found: Record<string, unknown>[]): void {
  if (!isObject(data)) return;
  if (data.id === id && typeof data.version === 'number' && names.every((name) => name in data)) found.push(data);
  for (const value of Object.values(data)) find(value, id, names, found);
}

/** The record with these fields as this device saw it last. */
export function seenRecord(client: QueryClient, id: string, names: readonly string[]): Fields | null {
  const found: Record<string, unknown>[] = [];
  for (const query of client.getQueryCache().getAll())
    if (ofRecords(query.queryKey)) find(query.state.data, id, names, found);
  return found.sort((a, b) => Number(b.version) - Number(a.version))[0] ?? null;
}

/** The same data with these fields of the record; the very same where nothing changes. */
function patched(data: unknown, id: string, fields: Fields): unknown {
  if (Array.isArray(data)) {
    const next = data.map((one: unknown) => patched(one, id, fields));
    return next.some((one, i) => one !== data[i]) ? next : data;
  }
  if (!isObject(data)) return data;
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) {
    const next = data.id === id && name in fields ? fields[name] : patched(value, id, fields);
    if (next !== value) changes[name] = next;
  }
  return Object.keys(changes).length > 0 ? { ...data, ...changes } : data;
}

/** Only the fields that are edited: what else belongs to the call itself. */
export function editedOf({ id: _id, version: _version, ...fields }: Fields): Fields {
  return fields;
}

/** Shows what waits: changed records look as they will be. */
export function showEdits(client: QueryClient, items: readonly Item[]): void {
  const edits = items.flatMap((item) =>
    item.kind === 'call' && item.recordId !== null && item.state === 'waiting'
      ? [{ id: item.recordId, fields: editedOf(item.input) }]
      : [],
  );
  if (edits.length === 0) return;
  for (const query of client.getQueryCache().getAll()) {
    const { data, dataUpdatedAt } = query.state;
    if (data === undefined || !ofRecords(query.queryKey)) continue;
    const next = edits.reduce<unknown>((now, { id, fields }) => patched(now, id, fields), data);
    // as old as it was: nothing new came from the server
    if (next !== data) query.setData(next, { manual: true, updatedAt: dataUpdatedAt });
  }
}
