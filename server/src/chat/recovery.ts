import { OPERATIONS, type Operation, type ReceiptCard, TABLES, type TableName } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Logger } from 'pino';
import { acrossOwners } from '../db/across-owners.ts';
import type { Repository } from '../db/repository.ts';
import type { Actor } from '../domain/actor.ts';
import type { ApprovalService } from '../domain/approvals/approval-service.ts';
import type { ApprovalRow } from '../domain/approvals/approvals.ts';
import { createCall, idFromKey } from '../domain/call.ts';
import type { Conversation } from '../domain/conversation/conversation.ts';
import type { MessageRow, ThreadRow } from '../domain/conversation/models.ts';
import { asMessage } from '../domain/conversation/records.ts';
import type { DraftService } from '../domain/drafts/draft-service.ts';
import type { DraftRow } from '../domain/drafts/drafts.ts';
import type { EventBus } from '../domain/events.ts';
import type { Executor } from '../domain/executor.ts';
import { asReceiptCard, type ReceiptRow } from '../domain/receipts/receipts.ts';
import { performWithReceipt } from '../domain/receipts/with-receipt.ts';
import { decisionOf, draftDecision } from './decisions.ts';
import type { Runs } from './runs.ts';

export interface RecoveryParts {
  conversation: Conversation;
  receipts: Repository<ReceiptRow>;
  approvals: Repository<ApprovalRow>;
  drafts: Repository<DraftRow>;
  approvalService: ApprovalService;
  draftService: DraftService;
  executor: Executor;
  runs: Runs;
  bus: EventBus;
  actorOf(userId: string): Promise<Actor | null>;
  log: Logger;
}

const everybodys = <Row>({ model }: Repository<Row>) =>
  acrossOwners(model, 'recovery looks after whatever broke off, whoever owns it');

const INTERRUPTED =
  'Smoko was restarted while this was being worked on. What was done is listed here; try again to finish the rest.';

/**
 * Finds what died with its process: turns whose lease has lapsed (all of them when nobody else can hold one), work
 * with a receipt that was begun and not ended, approvals that were given and not carried out. Work is finished - it
 * was validated, and its key keeps it from happening twice - and the turn ends as interrupted, with a retry.
 */
export async function recover(parts: RecoveryParts, everything: boolean, starting: boolean): Promise<number> {
  const lapsed = everything ? {} : { lease_until: { $lt: new Date() } };
  // what is done about each of them names its one owner again
  const threads = await everybodys(parts.conversation.threads)
    .find({ running: { $ne: null, $type: 'objectId' }, ...lapsed })
    .toArray();
  for (const thread of threads) {
    await recoverThread(parts, thread, everything).catch((err: unknown) =>
      parts.log.error({ err, thread_id: String(thread._id) }, 'a turn could not be recovered'),
    );
  }
  await recoverApprovals(parts, everything);
  await recoverDrafts(parts, everything);
  if (starting) await showDecisions(parts);
  await startWaiting(parts);
  return threads.length;
}

/** Messages that were stored and never begun: the thread's claim decides who starts them, so this is always safe. */
async function startWaiting({ conversation, runs, actorOf }: RecoveryParts): Promise<void> {
  const waiting = await everybodys(conversation.messages).find({ status: 'queued' }).sort({ _id: 1 }).toArray();
  for (const run of waiting) {
    const actor = await actorOf(String(run.user_id));
    // one at a time in each conversation: the others wait for the first
    if (actor) await runs.start(actor, run, false);
  }
}

const TAKEN_OVER_MS = 60_000;

/** One process takes a dead turn over: whoever changes its lapsed lease first. */
async function takeOver({ conversation }: RecoveryParts, thread: ThreadRow, everything: boolean): Promise<boolean> {
  const lapsed = everything ? {} : { lease_until: { $lt: new Date() } };
  const { modifiedCount } = await conversation.threads.model.updateOne(
    { user_id: thread.user_id, _id: thread._id, running: thread.running, ...lapsed },
    { $set: { lease_until: new Date(Date.now() + TAKEN_OVER_MS) } },
  );
  return modifiedCount === 1;
}

async function recoverThread(parts: RecoveryParts, thread: ThreadRow, everything: boolean): Promise<void> {
  const { conversation } = parts;
  const actor = await parts.actorOf(String(thread.user_id));
  if (!actor || !(await takeOver(parts, thread, everything))) return;
  const call = createCall(actor, parts.executor.clock);
  const threadId = String(thread._id);
  const run = await conversation.messages.findOne(call, {
    thread_id: thread._id,
    run_id: thread.running,
    role: 'user',
  });
  if (run?.status === 'queued') return parts.runs.start(actor, run, true);
  if (run?.status === 'running') {
    const receipts = await finishReceipts(parts, actor, run.run_id);
    await endMessages(parts, actor, run, receipts);
    await conversation.change(call, String(run._id), threadId, { status: 'interrupted' });
  }
  const { user_id, running } = thread;
  await parts.runs.release(actor, { user_id, thread_id: thread._id, run_id: running });
}

/** Receipts of the run, with those that were only begun now finished. */
async function finishReceipts(
  { receipts, executor, log }: RecoveryParts,
  actor: Actor,
  runId: Types.ObjectId | null,
): Promise<ReceiptCard[]> {
  const owner = new Types.ObjectId(actor.userId);
  // what a person approved is finished with its approval, in the approval's words
  const begun = await receipts.model
    .find({ user_id: owner, run_id: runId, status: 'started', key: { $not: /^(?:approval|draft):/ } })
    .lean();
  for (const receipt of begun) {
    const operation = OPERATIONS.find(({ id }) => id === receipt.operation);
    if (!operation) continue;
    const head = {
      tool: receipt.tool,
      entity: receipt.entity,
      assistant: receipt.assistant,
      model: receipt.model,
      threadId: receipt.thread_id?.toHexString() ?? null,
      runId: runId?.toHexString() ?? null,
      key: receipt.key,
    };
    const { input } = receipt.output as { input: never };
    const words = (output: unknown) => plainWords(operation, head.entity, output);
    await performWithReceipt({ executor, receipts }, actor, operation, input, head, words).catch((err: unknown) =>
      log.warn({ err, receipt_id: String(receipt._id) }, 'begun work could not be finished'),
    );
  }
  const done = await receipts.model
    .find({ user_id: owner, run_id: runId, status: { $in: ['done', 'undone'] } })
    .sort({ created_at: 1 })
    .lean();
  return done.map(asReceiptCard);
}

const VERBS: Record<string, string> = { create: 'Created', delete: 'Deleted' };

/** What was done, as far as the record itself tells; when the turn is tried again its tool says it in full. */
function plainWords(operation: Operation, entity: string, output: unknown): string {
  const verb = VERBS[operation.id.split('.').at(-1) ?? ''] ?? 'Changed';
  const table = TABLES[entity as TableName];
  const name = (output as Record<string, unknown> | null)?.[table?.list.search[0] ?? ''];
  return [verb, table?.noun ?? 'record', name].filter(Boolean).join(' ');
}

/** Ends what the assistants were saying; receipts that no message shows yet are shown by the first. */
async function endMessages(
  { conversation, executor }: RecoveryParts,
  actor: Actor,
  run: MessageRow,
  receipts: ReceiptCard[],
): Promise<void> {
  const call = createCall(actor, executor.clock);
  const threadId = String(run.thread_id);
  const messages = await conversation.messages.model
    .find({ user_id: run.user_id, run_id: run.run_id, role: 'assistant' })
    .sort({ position: 1 })
    .lean();
  const shown = new Set(messages.flatMap((message) => message.receipts.map(({ receipt_id }) => receipt_id)));
  const unshown = receipts.filter(({ receipt_id }) => !shown.has(receipt_id));
  if (!messages.length) {
    const thread = await conversation.count(call, threadId, 1);
    const message = await conversation.messages.insert(call, {
      _id: idFromKey(`${String(run.run_id)}:jerry`),
      ...placeOf(run),
      seq: thread.seq,
      status: 'interrupted',
      error: INTERRUPTED,
      receipts: unshown,
    });
    conversation.tell(call, {
      type: 'message',
      thread_id: threadId,
      seq: thread.seq,
      message: asMessage(message),
    });
    return;
  }
  for (const [i, { _id }] of messages.entries()) {
    await conversation.amend(call, { _id }, (message) => {
      const open = message.status === 'running' ? { status: 'interrupted' as const, error: INTERRUPTED } : {};
      const more = i === 0 && unshown.length ? { receipts: [...message.receipts, ...unshown] } : {};
      return Object.keys({ ...open, ...more }).length ? { ...open, ...more } : null;
    });
  }
}

const placeOf = (run: MessageRow) => ({
  thread_id: run.thread_id,
  run_id: run.run_id,
  job_id: run.job_id,
  position: run.position + 1,
  role: 'assistant' as const,
  assistant: 'jerry' as const,
  agent: 'Jerry' as const,
});

const UNDECIDED_MS = 60_000;

/** What was approved and not carried out. Beside other processes only what none of them can still be at. */
async function recoverApprovals(
  { approvals, approvalService, executor, actorOf, log }: RecoveryParts,
  everything: boolean,
): Promise<void> {
  const before = new Date(executor.clock.now().getTime() - UNDECIDED_MS);
  const old = everything ? {} : { decided_at: { $lt: before } };
  const given = await everybodys(approvals)
    .find({ status: 'approved', receipt_id: null, ...old })
    .toArray();
  for (const approval of given) {
    const actor = await actorOf(String(approval.user_id));
    if (!actor) continue;
    await approvalService
      .carryOut(createCall(actor, executor.clock), approval)
      .catch((err: unknown) =>
        log.error({ err, approval_id: String(approval._id) }, 'an approved request could not be carried out'),
      );
  }
}

/** What was to be saved and was not. */
async function recoverDrafts(
  { drafts, draftService, executor, actorOf, log }: RecoveryParts,
  everything: boolean,
): Promise<void> {
  const before = new Date(executor.clock.now().getTime() - UNDECIDED_MS);
  const old = everything ? {} : { decided_at: { $lt: before } };
  const given = await everybodys(drafts)
    .find({ status: 'saved', receipt_id: null, ...old })
    .toArray();
  for (const draft of given) {
    const actor = await actorOf(String(draft.user_id));
    if (!actor) continue;
    await draftService
      .carryOut(createCall(actor, executor.clock), draft)
      .catch((err: unknown) => log.error({ err, draft_id: String(draft._id) }, 'a draft could not be saved'));
  }
}

const SHOWN_AGAIN_MS = 24 * 60 * 60_000;
const threadOf = ({ thread_id }: { thread_id: Types.ObjectId | null }) => thread_id?.toHexString() ?? null;

/** A crash between a decision and its card left the card as it was. Cards that are right stay untouched. */
async function showDecisions({ approvals, drafts, receipts, executor, bus }: RecoveryParts): Promise<void> {
  const since = new Date(executor.clock.now().getTime() - SHOWN_AGAIN_MS);
  const decided = await everybodys(approvals)
    .find({ decided_at: { $gte: since } })
    .toArray();
  for (const approval of decided) {
    const { approval: card, receipt } = await decisionOf(receipts, approval);
    bus.emit('approval', String(approval.user_id), threadOf(approval), card, receipt);
  }
  const settled = await everybodys(drafts)
    .find({ decided_at: { $gte: since } })
    .toArray();
  for (const draft of settled) {
    const { draft: card, receipt } = await draftDecision(receipts, draft);
    bus.emit('draft', String(draft.user_id), threadOf(draft), card, receipt);
  }
  const undone = await everybodys(receipts)
    .find({ undone_at: { $gte: since } })
    .toArray();
  for (const receipt of undone) bus.emit('receipt', String(receipt.user_id), threadOf(receipt), asReceiptCard(receipt));
}
