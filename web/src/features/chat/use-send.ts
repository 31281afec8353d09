import { AppError } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isSignedOut } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { useSession } from '../../lib/session.ts';
import { giveBackAttached } from './attaching.ts';
import { deliver } from './deliver.ts';
import { draftKey, giveBack } from './drafts.ts';
import { newOutgoing, type Outgoing, outgoing, type Words } from './outgoing.ts';

type Go = (place: string, replace?: boolean) => void;

/** Shows the message at once and sends it. After a failure the text is put back into the input. */
export function useSend(go: Go): (words: Words) => void {
  const client = useQueryClient();
  const userId = useSession().data?.id ?? '';
  const { mutate } = useMutation({
    mutationFn: (item: Outgoing) => sendOutgoing(item),
  });

  async function sendOutgoing(item: Outgoing): Promise<void> {
    let at = item.place;
    const onBegun = (place: string) => {
      at = place;
      outgoing.setState((all) => all.map((other) => (other.id === item.id ? { ...other, place } : other)), true);
      go(place, true);
    };
    try {
      await deliver(client, item, { reply: false, onBegun });
    } catch (error) {
      giveBack(draftKey(userId, at), item.text);
      giveBackAttached(draftKey(userId, at), item.attachments);
      // a signed-out user is redirected to the sign-in page
      if (!isSignedOut(error))
        notify.error('Error', error instanceof AppError ? error.message : 'Failed to send command');
      throw error;
    } finally {
      outgoing.setState((all) => all.filter(({ id }) => id !== item.id), true);
    }
  }

  return useCallback(
    (words) => {
      const item = newOutgoing(words);
      outgoing.setState((all) => [...all, item], true);
      mutate(item);
    },
    [mutate],
  );
}
