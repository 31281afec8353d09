import type { JobOnScreen, KnownRecord, PastMessage, Standing, TurnContext } from '@smoko/agents';
import type { Types } from 'mongoose';
import type { Repository } from '../db/repository.ts';
import type { AgentCalls } from '../domain/agent-calls/agent-calls.ts';
import type { ApprovalService } from '../domain/approvals/approval-service.ts';
import { type ApprovalRow, asApprovalCard, pendingIn } from '../domain/approvals/approvals.ts';
import type { Call } from '../domain/call.ts';
import { today } from '../domain/clock.ts';
import type { MessageRow } from '../domain/conversation/models.ts';
import type { DraftService } from '../domain/drafts/draft-service.ts';
import { asDraftCard, type DraftRow, openIn } from '../domain/drafts/drafts.ts';
import type { ProjectRow } from '../domain/projects/schema.ts';
import type { ReceiptRow } from '../domain/receipts/receipts.ts';
import { agentServices, type Told } from './agent-services.ts';
import { openJournal } from './journal.ts';
import type { Known } from './known/known.ts';
import { turnApprovals } from './turn-approvals.ts';
import { turnDrafts } from './turn-drafts.ts';
import { opensThread, turnKnown } from './turn-known.ts';

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
  const { business } = actor;
  const threadId = String(run.thread_id);
  // asked for first of all: looked up beside the rest
  const { heard, known } = turnKnown(parts.known, call, run, told);
  const [job, waiting, drafted, journal] = await Promise.all([
    jobOnScreen(parts.projects, call, run.job_id),
    opensThread(run) ? [] : pendingIn(call, parts.approvals, threadId),
    opensThread(run) ? [] : openIn(call, parts.drafts, threadId),
    openJournal(parts, run),
  ]);
  return {
    today: today(clock, business.timeZone),
    now: clock.now(),
    timeZone: business.timeZone,
    country: business.country,
    businessName: business.name,
    userName: actor.fullName,
    job,
    threadId,
    known,
    async standing(known) {
      await told.ended();
      return standing(parts, call, threadId, known);
    },
    services: agentServices(parts.calls, actor, { id: String(run.run_id), threadId, modelName }, journal, {
      ...told,
      heard,
    }),
    approvals: turnApprovals(parts, call, waiting, journal, heard),
    drafts: turnDrafts(parts, call, run, drafted, journal, heard),
    journal,
  };
}

/** What belongs to the known records, and what waits for the user in this conversation. */
async function standing(
  { known: records, approvals, drafts }: ContextParts,
  call: Call,
  threadId: string,
  known: readonly KnownRecord[],
): Promise<Standing> {
  const [around, asked, open] = await Promise.all([
    records.around(call, threadId, known),
    pendingIn(call, approvals, threadId),
    openIn(call, drafts, threadId),
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
}

async function jobOnScreen(
  projects: Repository<ProjectRow>,
  call: Call,
  id: Types.ObjectId | null,
): Promise<JobOnScreen | null> {
  const job = id && (await projects.findOne(call, { _id: id }));
  return job ? { id: String(job._id), job_name: String(job.job_name), job_number: String(job.job_number) } : null;
}

/** What was said before this turn, oldest first. */
export async function historyBefore(messages: Repository<MessageRow>, run: MessageRow): Promise<PastMessage[]> {
  if (opensThread(run)) return [];
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
