import { orchestrate, postMessage, type Thread, type TurnResult } from '@smoko/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { changeConversation, chatKeys, putThread } from './api.ts';
import { begin } from './begin.ts';
import { forgetUndecided, idsOf, NEW, type Outgoing, rememberUndecided, turnInput } from './outgoing.ts';
import { applySent } from './sync.ts';

interface Options {
  /** Wait until the turn is over; otherwise only until the server has the message. */
  reply: boolean;
  /** Told once which conversation has begun with this message, if one has. */
  onBegun: (threadId: string) => void;
}

/**
 * The one way of saying something, whichever box it was written in. Where it fails it is not decided whether the message has
 * arrived: said again in the same place it is the same one. Gives the reply where it was waited for. @throws AppError
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
    const answer = await (item.place === NEW ? begin(client, item, { reply, begun }) : say(client, item, reply));
    forgetUndecided(at);
    return answer;
  } catch (error) {
    rememberUndecided(at);
    throw error;
  }
}

/** In a conversation that is there. */
async function say(client: QueryClient, item: Outgoing, reply: boolean): Promise<TurnResult | null> {
  if (reply) return api.call(orchestrate, { ...turnInput(item), thread_id: item.place });
  const { message, thread } = await api.call(postMessage, {
    id: item.place,
    message: item.text,
    assistant: item.assistant,
    client_message_id: item.id,
    job_id: item.jobId,
    attachments: idsOf(item),
  });
  putThread(client, thread);
  changeConversation(client, thread.id, (now) => applySent(now, message, thread));
  return null;
}
