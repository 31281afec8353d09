import { orchestrate, postMessage, type Thread, type TurnResult } from '@smoko/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Outgoing } from '../../lib/queue/items.ts';
import { changeConversation, chatKeys, putThread } from './api.ts';
import type { begin } from './begin.ts';
import { forgetUndecided, idsOf, NEW, rememberUndecided, turnInput } from './outgoing.ts';
import { applySent } from './sync.ts';

interface Options {
  /** Wait for the reply; otherwise only until the server has stored the message. */
  reply: boolean;
  /** Called once with the id of the conversation that this message begins, if it begins one. */
  onBegun: (threadId: string) => void;
}

/**
 * Sends a message, from whichever input it was written in. After an error the message may or may not have arrived: its id is
 * kept, so that the same text sent again to the same conversation is stored once. Returns the reply where `reply` is set.
 * @throws AppError
 */
export async function deliver(
  client: QueryClient,
  item: Outgoing,
  { reply, onBegun }: Options,
): Promise<TurnResult | null> {
  let at = item;
  const begun = (place: string, thread?: Thread) => {
    if (at.place === place) return;
    if (thread) putThread(client, thread);
    else void client.invalidateQueries({ queryKey: chatKeys.threads });
    forgetUndecided(at);
    at = { ...at, place };
    onBegun(place);
  };
  try {
    const answer = await (item.place === NEW ? beginWith(client, item, { reply, begun }) : say(client, item, reply));
    forgetUndecided(at);
    return answer;
  } catch (error) {
    rememberUndecided(at);
    throw error;
  }
}

/** Nobody waits for it to write: it comes with the first message. */
const beginWith: typeof begin = async (...given) => (await import('./begin.ts')).begin(...given);

/** Sends a message to an existing conversation. */
async function say(client: QueryClient, item: Outgoing, reply: boolean): Promise<TurnResult | null> {
  if (reply) return api.call(orchestrate, { ...turnInput(item), thread_id: item.place });
  const { message, thread } = await api.call(postMessage, {
    id: item.place,
    message: item.text,
    assistant: item.assistant,
    client_message_id: item.id,
    job_id: item.jobId,
    on_screen: item.shown,
    attachments: idsOf(item),
  });
  putThread(client, thread);
  changeConversation(client, thread.id, (now) => applySent(now, message, thread));
  return null;
}
