import { AppError, type AssistantId, type AttachmentCard, orchestrate, type WireOutput } from '@smoko/contract';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, isSignedOut } from '../../lib/api.ts';
import { onScreen } from '../../lib/on-screen.ts';
import { endSession, useSession } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';
import { useFilters } from '../../lib/use-filters.ts';
import { putThread, startThread } from './api.ts';
import { attachedTo, attaching, cardsOf, clearAttached, STILL_UPLOADING } from './attaching.ts';
import { awaitReply } from './awaited.ts';
import { draftKey, drafts, setDraft } from './drafts.ts';
import { forgetUndecided, idFor, NEW, rememberUndecided } from './outgoing.ts';

type Reply = WireOutput<typeof orchestrate>;

interface Tell {
  /** The turn is over and went well. */
  done: (reply: Reply) => void;
  /** It did not: why, where that is known. */
  failed: (why: string | null) => void;
}

/**
 * A command given beside the conversation: it goes into it, addressed to that assistant. What was typed stays in the
 * box until the turn is over, and after a failure; sent again it is the same message. `box` names the box.
 */
export function useCommand(box: string, assistant: AssistantId, tell: Tell) {
  const client = useQueryClient();
  const userId = useSession().data?.id ?? '';
  const draft = draftKey(userId, `command/${box}`);
  const text = useStore(drafts, (all) => all[draft] ?? '');
  const { set: setAddress } = useFilters(['thread'] as const);
  const mutationKey = ['command', draft];
  const busy = useIsMutating({ mutationKey }) > 0;

  /** The conversation on the screen; a new one begins with this command. */
  const threadFor = async (key: string): Promise<string> => {
    const { threadId } = onScreen.get();
    if (threadId) return threadId;
    const thread = await startThread({ assistant: 'jerry' }, key);
    putThread(client, thread);
    setAddress('thread', thread.id);
    return thread.id;
  };

  const { mutate } = useMutation({
    mutationKey,
    async mutationFn({ message, cards }: { message: string; cards: readonly AttachmentCard[] }): Promise<Reply> {
      const place = onScreen.get().threadId ?? NEW;
      const words = { place, text: message, attachments: cards };
      const item = { ...words, assistant, created_at: '', id: idFor(words) };
      rememberUndecided(item);
      const thread_id = await threadFor(item.id);
      const settled = awaitReply(thread_id);
      try {
        const { jobId } = onScreen.get();
        const jobData = jobId ? { id: jobId } : null;
        const reply = await api.call(orchestrate, {
          assistant,
          message,
          jobData,
          thread_id,
          client_message_id: item.id,
          attachments: cards.map(({ attachment_id }) => attachment_id),
        });
        forgetUndecided(item);
        return reply;
      } finally {
        settled();
      }
    },
    onSuccess(reply) {
      if (reply.status === 'failed' || reply.status === 'interrupted') return tell.failed(reply.response || null);
      setDraft(draft, '');
      clearAttached(draft);
      if (reply.status === 'done') tell.done(reply);
    },
    onError(error) {
      if (isSignedOut(error)) endSession(client);
      else tell.failed(error instanceof AppError ? error.message : null);
    },
  });

  return {
    text,
    busy,
    write: (next: string) => setDraft(draft, next),
    draft,
    send: () => {
      const cards = cardsOf(attachedTo(attaching.get(), draft));
      if (cards) mutate({ message: text.trim(), cards });
      else tell.failed(STILL_UPLOADING);
    },
  };
}
