import type { Operation, WireInput, WireOutput } from '@smoko/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { keepSaved } from '../offline-cache.ts';
import { toast } from '../toast.ts';
import { editedOf, seenRecord, showEdits, showSaved } from './cached-records.ts';
import { changed, drain, isResting, look, stopTrying, tryAfresh, watchOtherTabs } from './drain.ts';
import { inTime } from './in-time.ts';
import { addItem, readItems, writeItems } from './item-store.ts';
import { type CallItem, hangsOn, type Item, type NewCall, type NewItem, type Outgoing, sentText } from './items.ts';
import { type Owner, onto, type SendMessage } from './send-item.ts';
import { waitable, waitableFile } from './waitable.ts';
import { isUnreachable, KeptForLater, showWaiting, waiting } from './waiting.ts';

let sendMessage: SendMessage | null = null;

const ownerOf = (client: QueryClient): Owner | null => {
  const userId = client.getQueryData<{ id: string } | null>(['session'])?.id;
  return userId ? { client, userId, sendMessage } : null;
};

/** Sends what waits of whoever is signed in, now and whenever there is reception again, until the returned function is called. */
export function startQueue(client: QueryClient, userId: string, say: SendMessage): () => void {
  sendMessage = say;
  const owner: Owner = { client, userId, sendMessage: say };
  const again = () => {
    tryAfresh();
    void drain(owner);
  };
  const onVisible = () => document.visibilityState === 'visible' && again();
  const stopTabs = watchOtherTabs(() => void look(owner).catch(() => undefined));
  const stopShowing = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual)
      showEdits(client, waiting.getState().items);
  });
  addEventListener('online', again);
  document.addEventListener('visibilitychange', onVisible);
  // where this browser keeps nothing, nothing waits
  void look(owner)
    .then(() => drain(owner))
    .catch(() => undefined);
  return () => {
    removeEventListener('online', again);
    document.removeEventListener('visibilitychange', onVisible);
    stopTabs();
    stopShowing();
    stopTrying();
    sendMessage = null;
    waiting.setState({ userId: null, items: [], sending: false, open: false });
  };
}

/** Tries at once. */
export function sendNow(client: QueryClient): void {
  const owner = ownerOf(client);
  tryAfresh();
  if (owner) void drain(owner);
}

/** Puts it on this device. Throws `why` where that cannot be: it needs reception then. */
async function keep(owner: Owner, item: NewItem, why: unknown): Promise<void> {
  try {
    await addItem(owner.userId, item, why !== null);
  } catch {
    throw why ?? new Error('This browser keeps nothing on this device.');
  }
  await changed(owner);
  // asked once there is something to lose
  void navigator.storage?.persist?.().catch(() => undefined);
  void drain(owner);
}

const tellKept = () =>
  toast.message('Waiting for reception', {
    id: 'kept',
    description: 'It is kept on this device and goes by itself when there is some.',
    action: { label: 'Show', onClick: () => showWaiting(true) },
  });

/** What waits already, after everything that can go has gone. */
async function before(owner: Owner): Promise<readonly Item[]> {
  const { userId, items } = waiting.getState();
  const now = userId === owner.userId ? items : await look(owner).catch(() => []);
  if (isResting() || !now.some(({ state }) => state === 'waiting')) return now;
  await drain(owner);
  return waiting.getState().items;
}

/** 24 digits like any id, so that forms take it. */
const localId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 24);

type Fields = Record<string, unknown>;

/** What is sent stays as it is: the same request with the same key is done once. */
function itemOf(client: QueryClient, operation: Operation, given: Fields, key: string, before?: Fields): NewCall {
  const how = waitable(operation.id, given);
  const recordId = typeof given.id === 'string' ? given.id : null;
  const names = Object.keys(editedOf(given));
  const record = recordId === null ? null : seenRecord(client, recordId, names);
  return {
    kind: 'call',
    operation: operation.id,
    input: given,
    recordId,
    seen: before ?? seenIn(record, given, names),
    makes: recordId === null ? localId() : null,
    key,
    title: how?.title ?? '',
    about: how?.about({ ...record, ...given }) ?? '',
    table: how?.table ?? '',
  };
}

/** The edited fields as they were; null where a newer record has come since the form was opened. */
const seenIn = (record: Fields | null, { version }: Fields, names: readonly string[]): Fields | null =>
  record && (version === undefined || record.version === version)
    ? Object.fromEntries(names.map((name) => [name, record[name]]))
    : null;

/**
 * Calls an operation that may wait for reception. `seen`: the edited fields as they were, where lists show them changed already.
 * @throws KeptForLater when it does, with the record as it will be; else what the server says
 */
export async function callOrKeep<T extends Operation>(
  client: QueryClient,
  operation: T,
  input: WireInput<T>,
  key: string,
  seen?: Fields,
): Promise<WireOutput<T>> {
  // as it is sent
  const given: Fields = JSON.parse(JSON.stringify(input ?? {}));
  const owner = ownerOf(client);
  if (!owner || !waitable(operation.id, given)) return api.call(operation, input, { idempotencyKey: key });
  const earlier = await before(owner);
  const item = itemOf(client, operation, given, key, seen);
  let why: unknown = null;
  if (!earlier.some((one) => one.state === 'waiting' || hangsOn(item, one))) {
    try {
      const saved = await inTime((signal) => api.call(operation, input, { idempotencyKey: key, signal }));
      showSaved(client, saved);
      void keepSaved(client, saved);
      return saved;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      why = error;
    }
  }
  await keep(owner, item, why);
  tellKept();
  const id = item.recordId ?? item.makes ?? '';
  throw new KeptForLater({ ...seenRecord(client, id, []), ...editedOf(given), id });
}

/** The same for a file. `send` sends it now. */
export async function uploadOrKeep<T>(
  client: QueryClient,
  {
    path,
    file,
    fields,
    key,
    table,
  }: { path: string; file: File; fields: Record<string, string>; key: string; table: string },
  send: () => Promise<T>,
): Promise<T> {
  const owner = ownerOf(client);
  if (!owner || !waitableFile(path, fields)) return send();
  const earlier = await before(owner);
  let why: unknown = null;
  if (!earlier.some((one) => one.state === 'waiting')) {
    try {
      return await send();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      why = error;
    }
  }
  const title = file.type.startsWith('image/') ? 'Photo for a job' : 'File for a job';
  await keep(owner, { kind: 'upload', path, file, fields, key, table, title, about: file.name }, why);
  tellKept();
  throw new KeptForLater({ id: '' });
}

/** Keeps something said, where that can be. `why`: it was tried, and this came of it. */
export async function keepMessage(client: QueryClient, message: Outgoing, why: unknown): Promise<boolean> {
  const owner = ownerOf(client);
  if (!owner) return false;
  const about = message.text.length > 80 ? `${message.text.slice(0, 80)}…` : message.text;
  const kept: Outgoing = { ...message, waits: true };
  try {
    // a page that was left in the middle of this has kept it already
    if ((await readItems(owner.userId)).some(({ key }) => key === message.id)) return true;
    await keep(
      owner,
      { kind: 'message', message: kept, key: message.id, table: 'agent_messages', title: 'Message', about },
      why,
    );
    return true;
  } catch {
    return false;
  }
}

/** Tries one again that was refused: the server said no to the last request, so this is another one. */
export async function tryAgain(client: QueryClient, item: Item): Promise<void> {
  const owner = ownerOf(client);
  if (!owner) return;
  // a message is known by its own id, however often it is sent
  const key = item.kind === 'message' ? item.key : crypto.randomUUID();
  await writeItems([{ ...item, key, state: 'waiting', sentAt: null, trouble: null, failures: 0 }]);
  await changed(owner);
  sendNow(client);
}

/** Takes it away, with what hangs on what it would have made. */
export async function throwAway(client: QueryClient, item: Item): Promise<void> {
  const owner = ownerOf(client);
  if (!owner) return;
  await writeItems([], [item.id, ...childrenOf(item).map(({ id }) => id)]);
  await changed(owner);
  // what it looked like is taken back
  await client.invalidateQueries();
  sendNow(client);
}

/** What cannot go without it. */
export const childrenOf = (item: Item): Item[] => {
  const { items } = waiting.getState();
  if (item.kind !== 'call' || item.makes === null) return [];
  const { makes } = item;
  return items.filter((other) => other.id !== item.id && sentText(other).includes(makes));
};

/** Throws away all that waits of whoever is signed in. */
export async function throwAllAway(): Promise<void> {
  await writeItems(
    [],
    waiting.getState().items.map(({ id }) => id),
  );
  waiting.setState({ items: [] });
}

/** What its owner chose of an edit, on the record as it was when they chose; nothing of it: it is done. */
export async function settle(client: QueryClient, item: CallItem, theirs: Fields, mine: Fields): Promise<void> {
  if (Object.keys(mine).length === 0) return throwAway(client, item);
  const owner = ownerOf(client);
  if (!owner) return;
  await writeItems([onto(item, theirs, mine)]);
  await changed(owner);
  sendNow(client);
}
