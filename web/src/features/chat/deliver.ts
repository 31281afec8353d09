import {
  AppError,
  type AssistantId,
  type ChatEvent,
  orchestrate,
  postMessage,
  readTurn,
  type TurnResult,
  unreachable,
} from '@smoko/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { changeConversation, chatKeys, putThread, startThread } from './api.ts';
import { forgetUndecided, NEW, type Outgoing, rememberUndecided } from './outgoing.ts';
import { applyEvent, applySent } from './sync.ts';

interface Options {
  /** Whose a conversation is that begins with this message. */
  owner: AssistantId;
  /** Wait until the turn is over; otherwise only until the server has the message. */
  reply: boolean;
  /** Told once which conversation has begun with this message, if one has. */
  onBegun: (threadId: string) => void;
}

/**
 * The one way of saying something, whichever box it was written in. Where it fails it is not decided whether the message has
 * arrived: said again in the same place it is the same one. Gives the reply where it was waited for. @throws AppError
 */
export async function deliver(client: QueryClient, item: Outgoing, options: Options): Promise<TurnResult | null> {
  let at = item;
  const begun = (place: string) => {
    if (at.place === place) return;
    forgetUndecided(at);
    at = { ...at, place };
    options.onBegun(place);
  };
  try {
    const reply =
      item.place === NEW ? await begin(client, item, { ...options, begun }) : await say(client, item, options);
    forgetUndecided(at);
    return reply;
  } catch (error) {
    rememberUndecided(at);
    throw error;
  }
}

type Begin = Options & { begun: (threadId: string) => void };

/**
 * The orchestrator makes a conversation with its first message, in one request: it is of the assistant and about the job
 * of that message. One that is to be otherwise is made first.
 */
async function begin(client: QueryClient, item: Outgoing, options: Begin): Promise<TurnResult | null> {
  if (item.assistant === options.owner && item.jobId === null) return beginByMessage(client, item, options);
  const thread = await startThread({ assistant: options.owner }, item.id);
  putThread(client, thread);
  options.begun(thread.id);
  return say(client, { ...item, place: thread.id }, options);
}

/** Leaves the stream, where no reply is waited for, as soon as it has told the message and its turn. */
async function beginByMessage(
  client: QueryClient,
  item: Outgoing,
  { begun, reply }: Begin,
): Promise<TurnResult | null> {
  const response = await api.stream(orchestrate, turnInput(item), { idempotencyKey: item.id });
  const events: ChatEvent[] = [];
  try {
    for await (const told of readTurn(response)) {
      if (told.type === 'result') {
        // one that was sent before is answered with its result alone
        if (events.length === 0) void client.invalidateQueries({ queryKey: chatKeys.threads });
        begun(told.result.thread_id);
        return told.result;
      }
      // from here on the live line tells what happens
      if (events.at(-1)?.type === 'thread') continue;
      events.push(told);
      if (told.type !== 'thread') continue;
      changeConversation(client, told.thread_id, (now) => events.reduce(applyEvent, now));
      putThread(client, told.thread);
      begun(told.thread_id);
      if (!reply) return null;
    }
  } catch (error) {
    throw error instanceof AppError ? error : unreachable(error);
  }
  throw unreachable();
}

/** In a conversation that is there. */
async function say(client: QueryClient, item: Outgoing, { reply }: Options): Promise<TurnResult | null> {
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

const turnInput = (item: Outgoing) => ({
  assistant: item.assistant,
  message: item.text,
  jobData: item.jobId ? { id: item.jobId } : null,
  client_message_id: item.id,
  attachments: idsOf(item),
});

const idsOf = ({ attachments }: Outgoing) => attachments.map(({ attachment_id }) => attachment_id);
