import { AppError, type AssistantId, type TurnResult } from '@smoko/contract';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { isSignedOut } from '../../lib/api.ts';
import { draftKey, drafts, setDraft } from '../../lib/drafts.ts';
import { onScreen } from '../../lib/on-screen.ts';
import { useSession } from '../../lib/session.ts';
import { useFilters } from '../../lib/use-filters.ts';
import { attachedTo, attaching, cardsOf, clearAttached, STILL_UPLOADING } from './attaching.ts';
import { awaitReply } from './awaited.ts';
import { deliver } from './deliver.ts';
import { NEW, newOutgoing, type Words } from './outgoing.ts';

interface Tell {
  /** The turn has finished without an error. */
  done: (reply: TurnResult) => void;
  /** It failed; with the reason, where that is known. */
  failed: (why: string | null) => void;
}

/**
 * Sends a command from an input outside the conversation to an assistant. The text stays in the input until the turn has
 * finished, and after a failure; sent again it is the same message. `box` names the input.
 */
export function useCommand(box: string, assistant: AssistantId, tell: Tell) {
  const client = useQueryClient();
  const userId = useSession().data?.id ?? '';
  const draft = draftKey(userId, `command/${box}`);
  const text = useStore(drafts, (all) => all[draft] ?? '');
  const { set: setAddress } = useFilters(['thread'] as const);
  const mutationKey = ['command', draft];
  const busy = useIsMutating({ mutationKey }) > 0;

  const { mutate } = useMutation({
    mutationKey,
    async mutationFn({ text, attachments }: Pick<Words, 'text' | 'attachments'>): Promise<TurnResult | null> {
      const { threadId } = onScreen.getState();
      const item = newOutgoing({ place: threadId ?? NEW, text, attachments, assistant, owner: 'jerry' });
      let settled = threadId ? awaitReply(threadId) : null;
      const onBegun = (place: string) => {
        settled = awaitReply(place);
        setAddress('thread', place);
      };
      try {
        return await deliver(client, item, { reply: true, onBegun });
      } finally {
        settled?.();
      }
    },
    onSuccess(reply) {
      if (!reply) return;
      if (reply.status === 'failed' || reply.status === 'interrupted') return tell.failed(reply.response || null);
      setDraft(draft, '');
      clearAttached(draft);
      if (reply.status === 'done') tell.done(reply);
    },
    onError(error) {
      // a signed-out user is redirected to the sign-in page
      if (!isSignedOut(error)) tell.failed(error instanceof AppError ? error.message : null);
    },
  });

  return {
    text,
    busy,
    write: (next: string) => setDraft(draft, next),
    draft,
    send: () => {
      const attachments = cardsOf(attachedTo(attaching.getState(), draft));
      if (attachments) mutate({ text: text.trim(), attachments });
      else tell.failed(STILL_UPLOADING);
    },
  };
}
