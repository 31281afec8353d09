import { createStore, entries, promisifyRequest, set } from 'idb-keyval';
import type { Item, NewItem } from './items.ts';

/** Beside what was seen, and not in it: that is forgotten at every sign-out, this is not. */
const db = createStore('smoko-queue', 'items');

/** What waits of this person, in order. Throws where this browser keeps nothing. */
export async function readItems(userId: string): Promise<Item[]> {
  const all = await entries<string, Item>(db);
  return all
    .map(([, item]) => item)
    .filter((item) => item.userId === userId)
    .sort((a, b) => a.seq - b.seq);
}

/** Puts it last. `tried`: it was sent already, and may have arrived. */
export async function addItem(userId: string, given: NewItem, tried: boolean): Promise<Item> {
  const before = await readItems(userId);
  const now = Date.now();
  // a clock that was set back changes no order
  const seq = Math.max(now, (before.at(-1)?.seq ?? 0) + 1);
  const rest = { id: crypto.randomUUID(), userId, seq, at: now, state: 'waiting', failures: 0, trouble: null } as const;
  const item: Item = { ...given, ...rest, sentAt: tried ? now : null };
  await set(item.id, item, db);
  return item;
}

/** Several changes as one: a crash leaves all of them or none. */
export const writeItems = (put: readonly Item[], drop: readonly string[] = []): Promise<unknown> =>
  db('readwrite', (store) => {
    for (const item of put) store.put(item, item.id);
    for (const id of drop) store.delete(id);
    return promisifyRequest(store.transaction);
  });
