import { getSession } from '@smoko/contract';
import { api } from '../api.ts';
import { notify } from '../notify.ts';
import { keepSaved } from '../offline-cache.ts';
import { refreshTable } from '../records/refresh.ts';
import { csrfCookie } from '../session-cookie.ts';
import { showEdits, showSaved } from './cached-records.ts';
import { readItems, writeItems } from './item-store.ts';
import { type Item, nextOf, sentText } from './items.ts';
import { hasId, type Outcome, type Owner, sendItem } from './send-item.ts';
import { waiting } from './waiting.ts';

const FIRST_MS = 3_000;
const LONGEST_MS = 60_000;
const LOCK = 'smoko-queue';

/** Tells the other tabs of this browser that what waits has changed. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(LOCK);

let running: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;
let pause = FIRST_MS;

/** Looks up what waits and shows it. */
export async function look({ client, userId }: Owner): Promise<readonly Item[]> {
  const items = await readItems(userId);
  waiting.setState({ userId, items });
  showEdits(client, items);
  return items;
}

export async function changed(owner: Owner): Promise<void> {
  await look(owner);
  channel?.postMessage('changed');
}

/** Calls back when another tab changed what waits; the returned function ends it. */
export function watchOtherTabs(onChange: () => void): () => void {
  channel?.addEventListener('message', onChange);
  return () => channel?.removeEventListener('message', onChange);
}

/** Sends what waits, one after the other, in one tab at a time. Ends when nothing is left that can go now; never throws. */
export function drain(owner: Owner): Promise<void> {
  if (timer) clearTimeout(timer);
  timer = null;
  running ??= alone(() => sendAll(owner))
    .catch(() => later(owner, null))
    .finally(() => {
      running = null;
    });
  return running;
}

// without a secure connection there are no locks: the keys still keep everything from being done twice
const alone = (work: () => Promise<void>): Promise<void> => navigator.locks?.request(LOCK, work) ?? work();

function later(owner: Owner, ms: number | null): void {
  if (timer) clearTimeout(timer);
  timer = setTimeout(() => void drain(owner), ms ?? pause);
  if (ms === null) pause = Math.min(LONGEST_MS, pause * 2);
}

/** It failed a moment ago and is tried again soon: nobody has to wait for that. */
export const isResting = (): boolean => timer !== null;

export const stopTrying = (): void => {
  if (timer) clearTimeout(timer);
  timer = null;
};
export const tryAfresh = (): void => {
  pause = FIRST_MS;
};

async function sendAll(owner: Owner): Promise<void> {
  let sent = 0;
  let badge: string | null = null;
  try {
    for (;;) {
      const items = await look(owner);
      const item = nextOf(items);
      if (!item) break;
      waiting.setState({ sending: true });
      // another tab may have signed somebody else in: theirs is the cookie that would go along
      if (badge === null || badge !== csrfCookie()) {
        badge = csrfCookie();
        if (!(await isTheirs(owner))) return;
      }
      const going: Item = { ...item, sentAt: item.sentAt ?? Date.now() };
      await writeItems([going]);
      const outcome = await sendItem(owner, going);
      if (outcome.is === 'not ours') return;
      await note(owner, going, outcome);
      if (outcome.is === 'later') return later(owner, outcome.ms);
      if (outcome.is === 'sent') sent++;
      tryAfresh();
    }
  } finally {
    waiting.setState({ sending: false });
    if (sent > 0)
      notify.success(
        'Sent',
        sent === 1 ? 'What waited is on file now.' : `${sent} things that waited are on file now.`,
      );
  }
}

async function isTheirs(owner: Owner): Promise<boolean> {
  const { user, aal, next_aal } = await api.call(getSession, {});
  return user.id === owner.userId && !(aal === 'aal1' && next_aal === 'aal2');
}

async function note(owner: Owner, item: Item, outcome: Exclude<Outcome, { is: 'not ours' }>): Promise<void> {
  const kept = await readItems(owner.userId);
  if (outcome.is !== 'sent') {
    // what was thrown away while it was on its way stays so
    if (kept.some(({ id }) => id === item.id)) await writeItems([outcome.item]);
  } else {
    const others = kept.filter(({ id }) => id !== item.id);
    // first: once it waits no more, nothing else knows what it changed
    if (item.kind === 'call') await keepSaved(owner.client, outcome.answer);
    await writeItems(
      others.flatMap((other) => followed(other, item, outcome.answer) ?? []),
      [item.id],
    );
    if (item.kind === 'call') showSaved(owner.client, outcome.answer);
    void refreshTable(owner.client, item.table);
  }
  await changed(owner);
}

/** What another item says once this one is on file: the record's own id, its next version, the conversation that began. */
function followed(other: Item, sent: Item, answer: unknown): Item | null {
  if (sent.kind === 'message')
    return other.kind === 'message' && sent.message.place === 'new' && other.message.place === 'new' && answer
      ? { ...other, message: { ...other.message, place: String(answer) } }
      : null;
  if (sent.kind !== 'call' || !hasId(answer)) return null;
  if (sent.makes !== null && sentText(other).includes(sent.makes)) return renamed(other, sent.makes, answer.id);
  const next =
    other.kind === 'call' &&
    other.recordId === sent.recordId &&
    other.sentAt === null &&
    other.input.version !== undefined &&
    other.input.version === sent.input.version;
  return next ? { ...other, input: { ...other.input, version: answer.version } } : null;
}

function renamed(item: Item, from: string, to: string): Item {
  const swap = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(from, to));
  if (item.kind === 'call') return { ...item, input: swap(item.input) };
  if (item.kind === 'upload') return { ...item, fields: swap(item.fields) };
  return { ...item, message: swap(item.message) };
}
