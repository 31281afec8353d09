import { AppError, type AssistantId, type AttachmentCard, postMessage } from '@smoko/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api, isSignedOut } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { onScreen } from '../../lib/on-screen.ts';
import { endSession } from '../../lib/session.ts';
import { changeConversation, putThread, startThread } from './api.ts';
import { giveBackAttached } from './attaching.ts';
import { draftKey, giveBack } from './drafts.ts';
import { forgetUndecided, idFor, NEW, type Outgoing, outgoing, rememberUndecided } from './outgoing.ts';
import { applySent } from './sync.ts';

interface Request {
  place: string;
  text: string;
  assistant: AssistantId;
  attachments: readonly AttachmentCard[];
  userId: string;
  go: (place: string, replace?: boolean) => void;
}

/** Shows the message at once and sends it. When that fails, the words go back into the box: nothing is lost. */
export async function sendMessage(client: QueryClient, { userId, go, ...words }: Request): Promise<void> {
  const { place, text, assistant, attachments } = words;
  const item: Outgoing = { ...words, id: idFor(words), created_at: new Date().toISOString() };
  outgoing.set((all) => [...all, item]);
  let at = place;
  try {
    if (place === NEW) {
      at = await beginThread(client, item);
      go(at, true);
    }
    const input = {
      id: at,
      message: text,
      assistant,
      client_message_id: item.id,
      job_id: onScreen.get().jobId,
      attachments: attachments.map(({ attachment_id }) => attachment_id),
    };
    const { message, thread } = await api.call(postMessage, input);
    putThread(client, thread);
    changeConversation(client, at, (now) => applySent(now, message, thread));
    forgetUndecided(item);
  } catch (error) {
    rememberUndecided({ ...item, place: at });
    giveBack(draftKey(userId, at), text);
    giveBackAttached(draftKey(userId, at), attachments);
    if (isSignedOut(error)) endSession(client);
    else notify.error('Error', error instanceof AppError ? error.message : 'Failed to send command');
  } finally {
    outgoing.set((all) => all.filter(({ id }) => id !== item.id));
  }
}

/** The conversation begins with its first message. */
async function beginThread(client: QueryClient, item: Outgoing): Promise<string> {
  const thread = await startThread({ assistant: item.assistant }, item.id);
  putThread(client, thread);
  outgoing.set((all) => all.map((other) => (other.id === item.id ? { ...other, place: thread.id } : other)));
  return thread.id;
}
