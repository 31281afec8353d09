import type { Model } from '@smoko/agents';
import { AppError, diskFull } from '@smoko/contract';
import type { Logger } from 'pino';
import { isDiskFull } from '../disk-full.ts';
import type { Call } from '../domain/call.ts';
import type { Conversation } from '../domain/conversation/conversation.ts';
import type { MessageRow } from '../domain/conversation/models.ts';
import type { DomainEvents, EventBus } from '../domain/events.ts';
import type { Executor } from '../domain/executor.ts';
import { type LoadAssistants, receiptName } from './assistants.ts';
import { type AttachedParts, attachedFiles } from './attached-files.ts';
import { decisionsOn } from './decisions.ts';
import { draftGivenPapers } from './given-papers.ts';
import { keepWithJob } from './keep-with-job.ts';
import type { OpenMessage } from './open-message.ts';
import type { SupplierPapers } from './supplier-papers.ts';
import { type ContextParts, historyBefore, turnContext } from './turn-context.ts';
import type { EndStatus } from './turn-store.ts';
import { createTurnWriter, type TurnWriter } from './turn-writer.ts';
import { guardUnnamed } from './unnamed.ts';

/** One turn from the user's message to the last word. Never throws: every failure ends in a plain message. How it ended; null when not even that could be stored. */
export type Turn = (
  call: Call,
  run: MessageRow,
  signal: AbortSignal,
  lease: () => Record<string, unknown>,
) => Promise<Ended | null>;

/** How a turn ended, and what was said in it. */
export interface Ended {
  status: EndStatus;
  spoken: readonly OpenMessage[];
}

/** How many of the user's messages before this one may still name a record. */
const SAID_BEFORE = 2;
const FAILED = 'Something went wrong on our side. Your message is kept - try again.';

export function createTurn(
  conversation: Conversation,
  parts: ContextParts & AttachedParts & { executor: Executor; papers: SupplierPapers },
  load: LoadAssistants,
  bus: EventBus,
  log: Logger,
): Turn {
  async function work(call: Call, run: MessageRow, signal: AbortSignal, writer: TurnWriter): Promise<void> {
    let answering: Model | undefined;
    const [{ runTurn, model }, context, history, files] = await Promise.all([
      load().then(async ({ runTurn, modelFor }) => ({
        runTurn,
        model: await modelFor(call.actor, { what: 'turn', ref: String(run.run_id) }),
      })),
      turnContext(parts, call, run, writer, () => receiptName(answering)),
      historyBefore(conversation.messages, run),
      attachedFiles(parts, call, run),
    ]);
    answering = model;
    const message = await draftGivenPapers(parts, { call, run, model, context, writer });
    // its papers were all it brought
    if (message === null) return;
    const input = { message, assistant: run.assistant ?? 'jerry', history, files };
    const before = history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).slice(-SAID_BEFORE);
    const guarded = guardUnnamed(context, [message, ...before]);
    for await (const event of runTurn(model, input, guarded, { signal })) writer.apply(event);
  }

  async function end(
    call: Call,
    run: MessageRow,
    writer: TurnWriter,
    status: EndStatus,
    error: string | null,
  ): Promise<Ended> {
    const ended = await writer.finish(status, error);
    const spoken = writer.messages();
    // the turn is over and on file: whether its files are found under the job changes nothing about that
    for (const { job_id } of spoken)
      await keepWithJob(parts.executor, call, run.attachments ?? [], job_id).catch((err: unknown) =>
        log.error({ err }, 'files are not with their job'),
      );
    for (const { id } of spoken) conversation.tellWritten(call, id);
    return { status: ended, spoken };
  }

  return async (call, run, signal, lease) => {
    const writer = createTurnWriter(conversation, call, run, {
      lease,
      decisionsOn: (ids) => decisionsOn(parts, run.user_id, ids),
    });
    const stopHearing = hearDecisions(bus, run, writer);
    try {
      // one that had to wait is shown as begun
      if (run.status !== 'running')
        await conversation.change(call, String(run._id), String(run.thread_id), { status: 'running' });
      await work(call, run, signal, writer);
      return await end(call, run, writer, 'done', null);
    } catch (error) {
      const status = signal.aborted ? 'stopped' : 'failed';
      const known = isDiskFull(error) ? diskFull(error) : error;
      const message = known instanceof AppError ? known.message : FAILED;
      if (status === 'failed') log.error({ err: error, run_id: String(run.run_id) }, 'turn failed');
      try {
        return await end(call, run, writer, status, message);
      } catch (cause) {
        // the database is gone: recovery ends this run when its lease has lapsed
        log.error({ err: cause, run_id: String(run.run_id) }, 'turn could not be ended');
        return null;
      }
    } finally {
      stopHearing();
    }
  };
}

/** Approvals are given and receipts undone while the assistant still speaks. */
function hearDecisions(bus: EventBus, run: MessageRow, writer: TurnWriter): () => void {
  const here = (userId: string, threadId: string | null) =>
    userId === String(run.user_id) && threadId === String(run.thread_id);
  const onReceipt = (...[userId, threadId, receipt]: DomainEvents['receipt']) => {
    if (here(userId, threadId)) writer.amend({ receipt });
  };
  const onApproval = (...[userId, threadId, approval, receipt]: DomainEvents['approval']) => {
    if (here(userId, threadId)) writer.amend({ approval, receipt });
  };
  const onDraft = (...[userId, threadId, draft, receipt]: DomainEvents['draft']) => {
    if (here(userId, threadId)) writer.amend({ draft, receipt });
  };
  bus.on('receipt', onReceipt);
  bus.on('approval', onApproval);
  bus.on('draft', onDraft);
  return () => {
    bus.off('receipt', onReceipt);
    bus.off('approval', onApproval);
    bus.off('draft', onDraft);
  };
}
