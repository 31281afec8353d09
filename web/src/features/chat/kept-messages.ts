import { unreachable } from '@smoko/contract';
import type { QueryClient } from '@tanstack/react-query';
import { draftKey, giveBack } from '../../lib/drafts.ts';
import type { MessageItem, Outgoing } from '../../lib/queue/items.ts';
import { keepMessage } from '../../lib/queue/queue.ts';
import { waiting } from '../../lib/queue/waiting.ts';
import { deliver } from './deliver.ts';
import { lateBegun, outgoing, rememberUndecided } from './outgoing.ts';
import { heldOf, letGo, lockOf } from './sending.ts';

/** Says what was kept for want of reception; gives the conversation that it began. */
export async function sayKept(client: QueryClient, { message }: MessageItem): Promise<string | null> {
  let begun: string | null = null;
  const onBegun = (place: string) => {
    begun = place;
    lateBegun.setState({ id: place });
  };
  await deliver(client, message, { reply: false, onBegun });
  return begun;
}

/** Shows what is kept in its conversation, until the returned function is called. */
export function showKeptMessages(): () => void {
  const show = () => {
    const kept = waiting.getState().items.flatMap((item) => (item.kind === 'message' ? item.message : []));
    const ids = new Set(kept.map(({ id }) => id));
    outgoing.setState((all) => [...all.filter(({ id, waits }) => !waits && !ids.has(id)), ...kept], true);
  };
  show();
  return waiting.subscribe(show);
}

/** Sends on what was on its way when its page was left: it may have arrived, and its id says so. */
export async function resumeSending(client: QueryClient, userId: string): Promise<void> {
  for (const item of heldOf(userId)) {
    const resume = async () => {
      const left = heldOf(userId).some(({ id }) => id === item.id);
      if (left && !isKnown(item.id)) await takeOver(client, userId, item);
    };
    // whoever still sends it lets go of it at the end
    await (navigator.locks?.request(lockOf(item.id), resume) ?? resume());
  }
}

/** In this page, which sends it or shows that it waits. */
const isKnown = (id: string): boolean => outgoing.getState().some((one) => one.id === id && !one.waits);

async function takeOver(client: QueryClient, userId: string, item: Outgoing): Promise<void> {
  if (!(await keepMessage(client, item, unreachable()))) {
    // this browser keeps nothing else: sent again from the box it is the same message
    rememberUndecided(item);
    giveBack(draftKey(userId, item.place), item.text);
  }
  letGo(item.id);
}
