import { AppError } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isSignedOut } from '../../lib/api.ts';
import { draftKey, giveBack } from '../../lib/drafts.ts';
import { notify } from '../../lib/notify.ts';
import type { Outgoing } from '../../lib/queue/items.ts';
import { loadQueue } from '../../lib/queue/send.ts';
import { isUnreachable, waiting } from '../../lib/queue/waiting.ts';
import { useSession } from '../../lib/session.ts';
import { giveBackAttached } from './attaching.ts';
import { deliver } from './deliver.ts';
import { newOutgoing, outgoing, type Words } from './outgoing.ts';
import { holdOn, letGo, lockOf } from './sending.ts';

type Go = (place: string, replace?: boolean) => void;

/** Shows the message at once and sends it; a page that is left meanwhile leaves it to the next one. After a failure the text is put back into the input. */
export function useSend(go: Go): (words: Words) => void {
  const client = useQueryClient();
  const userId = useSession().data?.id ?? '';
  const { mutate } = useMutation({
    mutationFn(item: Outgoing) {
      const sending = sendOutgoing(item).finally(() => letGo(item.id));
      // for as long as this page is at it no other takes it over
      void navigator.locks?.request(lockOf(item.id), () => sending.catch(() => undefined));
      return sending;
    },
  });

  async function sendOutgoing(item: Outgoing): Promise<void> {
    let at = item.place;
    const onBegun = (place: string) => {
      at = place;
      outgoing.setState((all) => all.map((other) => (other.id === item.id ? { ...other, place } : other)), true);
      go(place, true);
    };
    const gone = () => outgoing.setState((all) => all.filter(({ id }) => id !== item.id), true);
    // what waits goes first
    const after = waiting.getState().items.some(({ state }) => state === 'waiting');
    try {
      if (after && (await kept(item, null))) return;
      await deliver(client, item, { reply: false, onBegun });
      gone();
    } catch (error) {
      if (isUnreachable(error) && (await kept({ ...item, place: at }, error))) return;
      gone();
      giveBack(draftKey(userId, at), item.text);
      giveBackAttached(draftKey(userId, at), item.attachments);
      // a signed-out user is redirected to the sign-in page
      if (!isSignedOut(error))
        notify.error('Error', error instanceof AppError ? error.message : 'Failed to send command');
      throw error;
    }
  }

  /** It stays where it is, and says that it waits. */
  async function kept(item: Outgoing, why: unknown): Promise<boolean> {
    const queue = await loadQueue();
    return queue ? queue.keepMessage(client, item, why) : false;
  }

  return useCallback(
    (words) => {
      const item = newOutgoing(words);
      holdOn({ userId, item });
      outgoing.setState((all) => [...all, item], true);
      mutate(item);
    },
    [mutate, userId],
  );
}
