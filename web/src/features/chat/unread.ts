import type { Thread } from '@smoko/contract';
import { createStore } from 'zustand/vanilla';
import { keep } from '../../lib/kept.ts';

const KEY = 'smoko-seen';
type Seen = Readonly<Record<string, number>>;

function restore(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** How far each conversation has been looked at in this browser, by thread id. */
export const seen = createStore<Seen>(restore);

export function markSeen(id: string, seq: number): void {
  if ((seen.getState()[id] ?? -1) >= seq) return;
  seen.setState({ [id]: seq });
  keep(KEY, JSON.stringify(seen.getState()));
}

/** A conversation never opened in this browser is not unread: there is nothing to compare with. */
export const isUnread = (thread: Pick<Thread, 'id' | 'seq' | 'running'>, looked: Seen): boolean => {
  const upTo = looked[thread.id];
  return upTo !== undefined && thread.seq > upTo && !thread.running;
};

/** Other tabs look at conversations too. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === KEY) seen.setState(restore(), true);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
