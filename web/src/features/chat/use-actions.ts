import { AppError, type ChatMessage, type Thread } from '@smoko/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isSignedOut } from '../../lib/api.ts';
import { draftKey } from '../../lib/drafts.ts';
import { notify } from '../../lib/notify.ts';
import { useSession } from '../../lib/session.ts';
import {
  changeConversation,
  chatKeys,
  decide,
  discardDraft,
  putThread,
  retryTurn,
  saveDraft,
  stopTurn,
  undo,
} from './api.ts';
import type { ChatActions } from './chat-context.tsx';
import { patchMessages } from './sync.ts';
import { useSend } from './use-send.ts';

/** What can be done in a conversation. Failures are told here; nothing throws into the components. */
export function useActions(place: string, go: (place: string, replace?: boolean) => void): ChatActions {
  const client = useQueryClient();
  const userId = useSession().data?.id ?? '';
  const send = useSend(go);
  return useMemo(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: chatKeys.conversation(place) });
    const turn = async (act: (id: string) => Promise<Thread>) => {
      try {
        takeThread(client, await act(place));
      } catch (error) {
        notify.failure(error);
        refresh();
      }
    };
    const patch = (change: (message: ChatMessage) => ChatMessage) =>
      changeConversation(client, place, (now) => patchMessages(now, change));

    return {
      place,
      draft: draftKey(userId, place),
      send: (text, assistant, attachments) => send({ place, text, assistant, owner: assistant, attachments }),
      stop: () => void turn(stopTurn),
      retry: () => void turn(retryTurn),
      async decide(id, decision) {
        try {
          const { status } = await decide(id, decision);
          patch((message) => withApproval(message, id, status));
        } catch (error) {
          if (isSignedOut(error)) return;
          notify.failure(error);
          refresh();
        }
      },
      drafts: {
        async save(id, changes) {
          try {
            const { status, summary, receipt } = await saveDraft(id, changes);
            patch((message) => withDraft(message, id, { status, summary, receipt_id: receipt?.id ?? null }));
          } catch (error) {
            // what was put right may be kept already, and what is wrong at a field is told there
            refresh();
            if (error instanceof AppError && error.status < 500 && !isSignedOut(error)) throw error;
            if (!isSignedOut(error)) notify.failure(error);
          }
        },
        async discard(id) {
          try {
            const { status } = await discardDraft(id);
            patch((message) => withDraft(message, id, { status }));
          } catch (error) {
            if (isSignedOut(error)) return;
            notify.failure(error);
            refresh();
          }
        },
      },
      async undo(id) {
        try {
          await undo(id);
          patch((message) => withUndone(message, id));
        } catch (error) {
          if (error instanceof AppError) notify.error('Could not undo', error.message);
          else notify.failure(error);
          refresh();
        }
      },
    };
  }, [client, place, send, userId]);
}

function takeThread(client: QueryClient, thread: Thread): void {
  putThread(client, thread);
  changeConversation(client, thread.id, (now) =>
    thread.seq >= now.chat.seq ? { ...now, chat: { ...now.chat, running: thread.running } } : now,
  );
}

const withApproval = (message: ChatMessage, id: string, status: ChatMessage['approvals'][number]['status']) =>
  message.approvals.some((card) => card.approval_id === id)
    ? { ...message, approvals: message.approvals.map((card) => (card.approval_id === id ? { ...card, status } : card)) }
    : message;

const withDraft = (message: ChatMessage, id: string, change: Partial<ChatMessage['drafts'][number]>) =>
  message.drafts.some((card) => card.id === id)
    ? { ...message, drafts: message.drafts.map((card) => (card.id === id ? { ...card, ...change } : card)) }
    : message;

const withUndone = (message: ChatMessage, id: string) =>
  message.receipts.some((card) => card.receipt_id === id)
    ? {
        ...message,
        receipts: message.receipts.map((card) => (card.receipt_id === id ? { ...card, undone: true } : card)),
      }
    : message;
