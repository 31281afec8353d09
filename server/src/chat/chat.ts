import { randomUUID } from 'node:crypto';
import {
  AppError,
  ASSISTANTS,
  assistText,
  type ChatMessage,
  invalid,
  listAssistants,
  orchestrate,
  postMessage,
  readDay,
  retryThread,
  stopThread,
  type WireOutput,
} from '@smoko/contract';
import { type Call, type Implementation, implement } from '../domain/call.ts';
import type { Conversation } from '../domain/conversation/conversation.ts';
import type { MessageRow } from '../domain/conversation/models.ts';
import { asMessage, asThread } from '../domain/conversation/records.ts';
import type { LoadAssistants } from './assistants.ts';
import type { Runs, Settled } from './runs.ts';
import type { Say } from './say.ts';

type TurnResult = WireOutput<typeof orchestrate>;

export interface ChatParts {
  conversation: Conversation;
  runs: Runs;
  say: Say;
  load: LoadAssistants;
}

/** The turn as the orchestrator call answers it: what was said, or is on file where another process worked on it. */
export async function turnResult(conversation: Conversation, { run, spoken }: Settled): Promise<TurnResult> {
  const messages = spoken ?? (await answersOf(conversation, run));
  return {
    response: messages.map(said).filter(Boolean).join('\n\n'),
    status: run.status,
    thread_id: String(run.thread_id),
    run_id: String(run.run_id),
    handled_by: [...new Set(messages.flatMap(({ assistant }) => (assistant ? [assistant] : [])))],
    actions: messages.flatMap(({ receipts }) =>
      receipts.map(({ receipt_id, tool, entity, record_id, summary }) => ({
        receipt_id,
        tool,
        entity,
        record_id,
        summary,
      })),
    ),
    approvals: messages.flatMap(({ approvals }) =>
      // a card that was just decided is shown in the conversation, but waits for nothing
      approvals
        .filter(({ status }) => status === 'pending')
        .map(({ approval_id, tool, summary, expires_at }) => ({ approval_id, tool, summary, expires_at })),
    ),
    drafts: messages.flatMap(({ drafts }) => drafts.filter(({ status }) => status === 'open')),
  };
}

async function answersOf({ messages }: Conversation, run: MessageRow): Promise<ChatMessage[]> {
  const docs = await messages.model
    .find({ user_id: run.user_id, run_id: run.run_id, role: 'assistant' })
    .sort({ position: 1 })
    .lean();
  return docs.map(asMessage);
}

const said = ({ content, error }: Pick<ChatMessage, 'content' | 'error'>): string =>
  [content, error].filter(Boolean).join('\n');

const RETRYABLE = new Set(['failed', 'interrupted', 'stopped']);

export function chatImplementations(parts: ChatParts): Implementation[] {
  const { conversation, runs, say, load } = parts;

  async function retry(call: Call, { id }: { id: string }) {
    const thread = await conversation.threads.get(call, id);
    const last = await conversation.messages.model
      .findOne({ user_id: thread.user_id, thread_id: thread._id, role: 'user' })
      .sort({ position: -1 })
      .lean();
    if (!last || !RETRYABLE.has(String(last.status))) throw new AppError('conflict', 'There is nothing to try again.');
    const asked_at = call.clock.now();
    const again = await conversation.messages.model.updateOne(
      { user_id: last.user_id, _id: last._id, status: last.status },
      { $set: { status: 'queued', asked_at } },
    );
    if (again.modifiedCount === 0) throw new AppError('conflict', 'That is being tried again already.');
    await conversation.change(call, String(last._id), id, {});
    await runs.start(call.actor, { ...last, asked_at }, false);
    return asThread(await conversation.threads.get(call, id));
  }

  return [
    implement(listAssistants, async () => ({
      data: ASSISTANTS.map((assistant) => ({ ...assistant, specialties: [...assistant.specialties] })),
    })),
    implement(
      postMessage,
      async (call, { id, message, assistant, job_id, on_screen, attachments, client_message_id }) => {
        const { run, thread } = await say(call, {
          threadId: id,
          message,
          assistant,
          jobId: job_id,
          onScreen: on_screen,
          attachments,
          clientMessageId: client_message_id,
        });
        return { message: asMessage(run), thread: asThread(thread) };
      },
    ),
    implement(stopThread, async (call, { id }) => asThread(await runs.stop(call, id))),
    implement(retryThread, retry),
    implement(orchestrate, async (call, input) => {
      const { run } = await say(call, {
        threadId: input.thread_id ?? undefined,
        thread: input.thread,
        message: input.message,
        assistant: input.assistant,
        jobId: input.jobData?.id ?? null,
        onScreen: input.on_screen,
        attachments: input.attachments,
        clientMessageId: input.client_message_id,
      });
      return turnResult(conversation, await runs.settled(run));
    }),
    implement(readDay, async (call, { said, past }) => {
      const { dayNamed } = await load();
      const date = dayNamed(said, { today: call.today(), past: past === 'true' });
      if (!date)
        throw invalid('said', `${said} is no day that I know. Write it like 3/12, fri, next tuesday or 2026-12-03.`);
      return { said, date };
    }),
    implement(assistText, async (call, { message, assistant, context, jobData }) => {
      const { modelFor, writeText } = await load();
      const model = await modelFor(call.actor, { what: 'text', ref: randomUUID() });
      const signal = AbortSignal.timeout(WRITE_TIMEOUT_MS);
      const job = jobData ? { title: jobData.title, budget: jobData.budget ?? null } : null;
      return {
        response: await writeText(model, { message, assistant, context: context ?? null, jobData: job }, { signal }),
      };
    }),
  ];
}

const WRITE_TIMEOUT_MS = 60_000;
