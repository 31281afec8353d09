import { randomInt } from 'node:crypto';
import {
  APPROVAL_NEXT,
  APPROVAL_STATUSES,
  type ApprovalCard,
  ASSISTANT_IDS,
  type AssistantId,
  approvalRules,
  type DomainOutput,
  type getApproval,
  type RecordEvent,
  sendDraft,
} from '@smoko/contract';
import type { Connection } from 'mongoose';
import { Types } from 'mongoose';
import { createRepository } from '../../db/create-repository.ts';
import type { Repository } from '../../db/repository.ts';
import { ownedSchema, type RowIn } from '../../db/schema.ts';
import { toPlain } from '../../db/stored.ts';
import { apiFields, later, link, moment, oneOf, requiredText, text, texts } from '../../db/stored-fields.ts';
import type { Sender } from '../actor.ts';
import { daysBetween } from '../automations/words.ts';
import type { Call } from '../call.ts';
import { dayAt, today } from '../clock.ts';

const TABLE = 'approvals';

const schema = ownedSchema(
  {
    code: requiredText,
    op: oneOf(['create', 'update', 'delete', 'send']),
    entity: requiredText,
    record_id: link,
    operation: requiredText,
    /** The exact payload, as the API takes it; validated again when it is carried out. */
    fields: apiFields,
    details: texts,
    tool: requiredText,
    summary: requiredText,
    status: oneOf(APPROVAL_STATUSES),
    assistant: oneOf(ASSISTANT_IDS),
    model: requiredText,
    thread_id: link,
    run_id: link,
    inbox_id: later(link),
    /** Who wrote that message. */
    sender: later(text),
    key: requiredText,
    /** null: it waits until it is decided. */
    expires_at: moment,
    decided_at: moment,
    decided_by: later(text),
    receipt_id: link,
    error: text,
    /** What they said since took its place: the newer approval, where there is one, and the words. */
    replaced_by: later(link),
    replaced_with: later(text),
  },
  { rules: approvalRules, statuses: APPROVAL_NEXT, unique: [['key']] },
);
// found again after a crash
schema.index({ status: 1, receipt_id: 1 });
schema.index({ user_id: 1, thread_id: 1, status: 1, created_at: 1 });
// what one message, or one sender in a day, has asked for; and which code is taken
schema.index({ user_id: 1, inbox_id: 1 });
schema.index({ user_id: 1, sender: 1, created_at: 1 });
schema.index({ user_id: 1, sender: 1, status: 1 });
schema.index({ user_id: 1, code: 1, status: 1 });

export type ApprovalRow = RowIn<typeof schema>;

export const approvalRepository = (connection: Connection): Repository<ApprovalRow> =>
  createRepository({
    table: TABLE,
    noun: 'approval',
    rules: approvalRules,
    statuses: APPROVAL_NEXT,
    connection,
    schema,
  });

type ApprovalRecord = DomainOutput<typeof getApproval>;

export const asApproval = ({ clock, actor }: Pick<Call, 'clock' | 'actor'>, row: ApprovalRow): ApprovalRecord => {
  const { operation: _o, model: _m, run_id: _r, key: _k, sender: _s, receipt_id: _i, ...kept } = toPlain(row);
  const { updated_at: _u, version: _v, user_id: _w, ...shown } = kept;
  const { timeZone } = actor.business;
  const days = daysBetween(dayAt(row.created_at, timeZone), today(clock, timeZone));
  return {
    ...shown,
    waiting_days: row.status === 'pending' ? Math.max(0, days) : null,
    // these were not kept in the beginning
    decided_by: shown.decided_by ?? null,
    inbox_id: shown.inbox_id ?? null,
    replaced_by: shown.replaced_by ?? null,
    replaced_with: shown.replaced_with ?? null,
  };
};

export const asApprovalCard = (doc: ApprovalRow): ApprovalCard => ({
  approval_id: doc._id.toHexString(),
  tool: doc.tool,
  summary: doc.summary,
  details: doc.details,
  expires_at: doc.expires_at?.toISOString() ?? null,
  status: doc.status,
  ...(doc.replaced_with ? { replaced_with: doc.replaced_with } : {}),
});

/** For the screens that show approvals. */
export const approvalEvent = (doc: ApprovalRow, op: RecordEvent['op']): RecordEvent => ({
  table: TABLE,
  op,
  id: doc._id.toHexString(),
  updated_at: doc.updated_at.toISOString(),
});

export interface ApprovalRequest {
  operation: string;
  op: 'create' | 'update' | 'delete' | 'send';
  entity: string;
  recordId: string | null;
  fields: Record<string, unknown>;
  tool: string;
  summary: string;
  details: string[];
  assistant: AssistantId;
  model: string;
  threadId: string | null;
  runId: string | null;
  /** The message from outside that it is proposed because of. */
  sender?: Sender | undefined;
  key: string;
  /** null: it waits until it is decided. */
  expires_at: Date | null;
}

const CODE_TRIES = 20;
const newCode = () => String(randomInt(1_000, 10_000));

/** A code that nothing else waits under. */
async function freeCode(call: Call, approvals: Repository<ApprovalRow>): Promise<string> {
  for (let tries = 0; ; tries++) {
    const code = newCode();
    if (tries >= CODE_TRIES || !(await approvals.findOne(call, { code, status: 'pending' }))) return code;
  }
}

/** Keeps a request until somebody decides; the same invocation asked again finds the one on file. */
export async function storeApproval(
  call: Call,
  approvals: Repository<ApprovalRow>,
  request: ApprovalRequest,
): Promise<ApprovalRow> {
  const { recordId, threadId, runId, sender, ...rest } = request;
  const known = await approvals.findOne(call, { key: request.key });
  if (known) return known;
  return approvals.insert(call, {
    ...rest,
    code: await freeCode(call, approvals),
    record_id: recordId,
    thread_id: threadId,
    run_id: runId,
    inbox_id: sender?.inboxId ?? null,
    sender: sender?.key ?? null,
    status: 'pending',
  });
}

/** Whether two requests about one record change the same of it, or the older one changes nothing by name. */
export function changesTheSame(is: Record<string, unknown>, was: Record<string, unknown>): boolean {
  const names = Object.keys(was).filter((name) => name !== 'id');
  return names.length === 0 || names.some((name) => name in is);
}

/**
 * Takes back what waits in the conversation for the same deed on the same record: asked for again, it is answered once. A
 * new day and a new price are two deeds. Of messages from outside the last word counts (`replace.ts`).
 */
export async function supersede(
  call: Call,
  approvals: Repository<ApprovalRow>,
  newer: ApprovalRow,
): Promise<ApprovalRow[]> {
  const { operation, record_id, thread_id } = newer;
  if (!record_id || !thread_id || operation === sendDraft.id) return [];
  const owner = { user_id: new Types.ObjectId(call.actor.userId) };
  const waiting = await approvals.model
    .find({ ...owner, thread_id, operation, record_id, status: 'pending', _id: { $ne: newer._id } })
    .lean();
  const older = waiting.filter(({ fields }) => changesTheSame(newer.fields, fields));
  const taken = await Promise.all(
    older.map(({ _id }) =>
      approvals.model
        .findOneAndUpdate(
          { ...owner, _id, status: 'pending' },
          {
            $set: {
              status: 'replaced',
              replaced_by: newer._id,
              replaced_with: newer.summary,
              updated_at: call.clock.now(),
            },
            $inc: { version: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean(),
    ),
  );
  return taken.filter((one) => one !== null);
}

/** What of an approval says that it waits for a yes, at this moment. */
export const waitsForYes = ({ clock }: Pick<Call, 'clock'>) => ({
  status: 'pending' as const,
  // of one that waits until it is decided it is null
  expires_at: { $not: { $lte: clock.now() } },
});

/** What waits in one conversation, oldest first. */
export const pendingIn = (call: Call, approvals: Repository<ApprovalRow>, threadId: string): Promise<ApprovalRow[]> =>
  approvals.model
    .find({
      user_id: new Types.ObjectId(call.actor.userId),
      thread_id: new Types.ObjectId(threadId),
      ...waitsForYes(call),
    })
    .sort({ created_at: 1 })
    .lean()
    .exec();
