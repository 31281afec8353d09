import type { JobOnScreen, KnownRecord, PastMessage, TurnContext } from '@smoko/agents';
import { AppError } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Repository } from '../db/repository.ts';
import type { AgentCalls } from '../domain/agent-calls/agent-calls.ts';
import type { ApprovalService } from '../domain/approvals/approval-service.ts';
import { type ApprovalRow, asApprovalCard, pendingIn } from '../domain/approvals/approvals.ts';
import { type Call, createCall } from '../domain/call.ts';
import { today } from '../domain/clock.ts';
import type { MessageRow } from '../domain/conversation/models.ts';
import type { DraftService } from '../domain/drafts/draft-service.ts';
import { asDraftCard, type DraftRow, openIn } from '../domain/drafts/drafts.ts';
import type { ProjectRow } from '../domain/projects/schema.ts';
import { asReceiptCard, type ReceiptRow } from '../domain/receipts/receipts.ts';
import { agentServices, type Told } from './agent-services.ts';
import { openJournal } from './journal.ts';
import { type Known, LATELY } from './known/known.ts';
import { POSITIONS_PER_TURN } from './turn-writer.ts';

export interface ContextParts {
  calls: AgentCalls;
  approvalService: ApprovalService;
  draftService: DraftService;
  approvals: Repository<ApprovalRow>;
  drafts: Repository<DraftRow>;
  projects: Repository<ProjectRow>;
  messages: Repository<MessageRow>;
  receipts: Repository<ReceiptRow>;
  known: Known;
}

const HISTORY = 20;

/** The first turn of its conversation, and for the first time: nothing was said or done there before. */
const opens = ({ position, asked_at }: MessageRow): boolean => position === POSITIONS_PER_TURN && !asked_at;

/**
 * What a turn is told of its surroundings. The job on the screen is looked up: only its id came from outside.
 * `told` hears of what is done.
 */
export async function turnContext(
  parts: ContextParts,
  call: Call,
  run: MessageRow,
  told: Told & { ended(): Promise<unknown> },
  /** Which model answers now: another one may take over in the middle of a turn. */
  modelName: () => string,
): Promise<TurnContext> {
  const { actor, clock } = call;
  const runId = String(run.run_id);
  const threadId = String(run.thread_id);
  const lately = () => told.ended().then(() => parts.known.lately(call, threadId));
  // asked for first of all: looked up beside the rest
  let early: Promise<KnownRecord[]> | null = opens(run) ? Promise.resolve([]) : lately();
  const named = parts.known.named(call, String(run.content));
  for (const asked of [early, named]) asked.catch(() => {});
  const done: ReceiptRow[] = [];
  const heard = (receipt: ReceiptRow) => {
    done.push(receipt);
    // what was looked up before knows nothing of it
    early = null;
    told.heard(receipt);
  };
  /** All that was done here is told as touched lately, and nothing that was found by its name is gone since. */
  const stillNamed = () =>
    done.length <= LATELY && done.every(({ operation }) => /\.(?:create|update)$/.test(String(operation)));
  const [job, waiting, drafted, journal] = await Promise.all([
    jobOnScreen(parts.projects, call, run.job_id),
    opens(run) ? [] : pendingIn(call, parts.approvals, threadId),
    opens(run) ? [] : openIn(call, parts.drafts, threadId),
    openJournal(parts, run),
  ]);
  const asDecided = ({ approval, receipt }: { approval: ApprovalRow; receipt: ReceiptRow | null }) => {
    if (receipt) heard(receipt);
    return {
      approval: asApprovalCard(approval),
      receipt: receipt && asReceiptCard(receipt),
      error: approval.error,
    };
  };
  return {
    today: today(clock, actor.business.timeZone),
    now: clock.now(),
    timeZone: actor.business.timeZone,
    country: actor.business.country,
    businessName: actor.business.name,
    userName: actor.fullName,
    job,
    threadId,
    async known(message, saidBefore) {
      const touched = early ?? lately();
      // later on something may have been made or changed: what assistants did here is told first
      early = null;
      const same = message === run.content && stillNamed();
      const found = await Promise.all([
        touched,
        same ? named : parts.known.named(call, message),
        saidBefore ? parts.known.mentioned(call, saidBefore) : [],
      ]);
      return once(found.flat());
    },
    async standing(known) {
      await told.ended();
      const [around, asked, open] = await Promise.all([
        parts.known.around(call, threadId, known),
        pendingIn(call, parts.approvals, threadId),
        openIn(call, parts.drafts, threadId),
      ]);
      return {
        ...around,
        waiting: asked.map(asApprovalCard).map(({ summary, details }) => ({ summary, details })),
        drafts: open.map(asDraftCard).map(({ summary, doubts, missing }) => ({
          summary,
          check: doubts.map(({ words, why }) => `${words}: ${why}`),
          missing,
        })),
      };
    },
    services: agentServices(parts.calls, actor, { id: runId, threadId, modelName }, journal, {
      ...told,
      heard,
    }),
    approvals: {
      pending: async () => waiting.map(asApprovalCard),
      async decide(id, decision) {
        await journal.keep();
        try {
          return asDecided(await parts.approvalService.decide(createCall(actor, clock), id, decision));
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          const known = await parts.approvals.get(call, id);
          // the same answer once more, because the turn is tried again: told as it was, carried out if it was not yet
          if (decision === 'approve' && known.status === 'approved')
            return asDecided(await parts.approvalService.carryOut(createCall(actor, clock), known));
          const same = decision === 'reject' && known.status === 'rejected';
          const reason = known.error ?? error.message;
          return { approval: asApprovalCard(known), receipt: null, error: same ? null : reason };
        }
      },
    },
    drafts: {
      async open() {
        const before = drafted.length ? await runBefore(parts.messages, run) : null;
        return drafted.map((draft) => ({
          ...asDraftCard(draft),
          fresh: before !== null && String(draft.run_id) === before,
        }));
      },
      async decide(id, decision) {
        await journal.keep();
        const told = ({ draft, receipt }: { draft: DraftRow; receipt: ReceiptRow | null }, error: string | null) => {
          if (receipt) heard(receipt);
          return { draft: asDraftCard(draft), receipt: receipt && asReceiptCard(receipt), error };
        };
        try {
          return told(await parts.draftService.decide(createCall(actor, clock), id, decision), null);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          const draft = await parts.drafts.get(call, id);
          // the same answer once more, because the turn is tried again: told as it was, carried out if it was not yet
          if (decision === 'save' && draft.status === 'saved')
            return told(await parts.draftService.carryOut(createCall(actor, clock), draft), null);
          const same = decision === 'discard' && draft.status === 'discarded';
          return told({ draft, receipt: null }, same ? null : error.message);
        }
      },
      async replace(id, { fields, recordId }) {
        await journal.keep();
        const key = `${runId}:replaces:${id}`;
        return asDraftCard(
          await parts.draftService.replace(createCall(actor, clock), id, { fields, recordId, runId, key }),
        );
      },
    },
    journal,
  };
}

/** Each record where it stands first. */
const once = (records: KnownRecord[]): KnownRecord[] =>
  records.filter(({ id }, i) => records.findIndex((other) => other.id === id) === i);

async function jobOnScreen(
  projects: Repository<ProjectRow>,
  call: Call,
  id: Types.ObjectId | null,
): Promise<JobOnScreen | null> {
  const job = id && (await projects.findOne(call, { _id: id }));
  return job ? { id: String(job._id), job_name: String(job.job_name), job_number: String(job.job_number) } : null;
}

/** The turn before this one. */
async function runBefore(messages: Repository<MessageRow>, run: MessageRow): Promise<string | null> {
  const before = await messages.model
    .findOne({ user_id: run.user_id, thread_id: run.thread_id, role: 'user', position: { $lt: run.position } })
    .sort({ position: -1 })
    .lean();
  return before ? String(before.run_id) : null;
}

/** What was said before this turn, oldest first. */
export async function historyBefore(messages: Repository<MessageRow>, run: MessageRow): Promise<PastMessage[]> {
  if (opens(run)) return [];
  const docs = await messages.model
    .find({ user_id: run.user_id, thread_id: run.thread_id, position: { $lt: run.position } })
    .sort({ position: -1 })
    .limit(HISTORY)
    .lean();
  return docs.reverse().map((doc) => ({
    role: doc.role,
    assistant: doc.assistant,
    content: String(doc.content),
  }));
}
