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

/** The same data with what `fieldsOf` gives for a record in it, of the fields it has; the very same where nothing changes. */
function patched(data: unknown, fieldsOf: (record: Fields) => Fields | undefined): unknown {
  if (Array.isArray(data)) {
    const next = data.map((one: unknown) => patched(one, fieldsOf));
    return next.some((one, i) => one !== data[i]) ? next : data;
  }
  if (!isObject(data)) return data;
  const fields = fieldsOf(data) ?? {};
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) {
    const next = name in fields ? fields[name] : patched(value, fieldsOf);
    if (next !== value) changes[name] = next;
  }
  return Object.keys(changes).length > 0 ? { ...data, ...changes } : data;
}

interface Whole {
  id: string;
  version: number;
  updated_at: string;
}

/** A record as its table gives it. An entry of the calendar has its id and version too, but is another thing. */
const isWhole = (value: unknown): value is Record<string, unknown> & Whole =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.version === 'number' &&
  typeof value.updated_at === 'string';

/** The newest of each record in the data, added to those that are known. */
export function addNewest(data: unknown, known: Map<string, Whole>): void {
  if (!isObject(data)) return;
  if (isWhole(data) && data.version > (known.get(data.id)?.version ?? 0)) known.set(data.id, data);
  for (const value of Object.values(data)) addNewest(value, known);
}

/** The same data with older records brought up to these, in the fields they have. */
export const withNewest = (data: unknown, newest: ReadonlyMap<string, Whole>): unknown =>
  patched(data, (record) => {
    const newer = isWhole(record) ? newest.get(record.id) : undefined;
    return newer && newer.version > Number(record.version) ? { ...newer } : undefined;
  });

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
  const fieldsOf = ({ id }: Fields) => {
    const own = edits.filter((edit) => edit.id === id).map(({ fields }) => fields);
    return own.length > 0 ? Object.assign({}, ...own) : undefined;
  };
  if (edits.length > 0) patchAll(client, (data) => patched(data, fieldsOf));
}

/** Shows the record wherever an older one of it is, where it may not be fetched again before there is no reception. */
export function showSaved(client: QueryClient, saved: unknown): void {
  const newest = new Map<string, Whole>();
  addNewest(saved, newest);
  if (newest.size > 0) patchAll(client, (data) => withNewest(data, newest));
}

function patchAll(client: QueryClient, patch: (data: unknown) => unknown): void {
  for (const query of client.getQueryCache().getAll()) {
    const { data, dataUpdatedAt } = query.state;
    if (data === undefined || !ofRecords(query.queryKey)) continue;
    const next = patch(data);
    // as old as it was: nothing new came from the server
    if (next !== data) query.setData(next, { manual: true, updatedAt: dataUpdatedAt });
  }
}
