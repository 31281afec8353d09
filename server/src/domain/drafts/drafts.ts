import {
  ASSISTANT_IDS,
  type AssistantId,
  type DomainOutput,
  type Doubt,
  DRAFT_NEXT,
  DRAFT_STATUSES,
  DRAFT_TTL_HOURS,
  type DraftCard,
  draftRules,
  type Field,
  fieldsOf,
  type getDraft,
  OPERATIONS,
  type PaperWarning,
  type RecordEvent,
} from '@smoko/contract';
import type { Connection } from 'mongoose';
import { Types } from 'mongoose';
import { createRepository } from '../../db/create-repository.ts';
import type { Repository } from '../../db/repository.ts';
import { ownedSchema, type RowIn } from '../../db/schema.ts';
import { toPlain } from '../../db/stored.ts';
import {
  apiFields,
  later,
  link,
  listOf,
  moment,
  oneOf,
  requiredMoment,
  requiredText,
  shapedOrNone,
  text,
  texts,
} from '../../db/stored-fields.ts';
import type { Call } from '../call.ts';
import { nounOf } from './check-fields.ts';

const TABLE = 'drafts';

/** What was drafted at first, and in which run it was asked for. */
export interface Proposed {
  fields: Record<string, unknown>;
  /** Of the record that is made first. */
  first: Record<string, unknown> | null;
  runId: string | null;
}

const schema = ownedSchema(
  {
    thread_id: link,
    run_id: link,
    tool: requiredText,
    op: oneOf(['create', 'update']),
    entity: requiredText,
    operation: requiredText,
    record_id: link,
    summary: requiredText,
    /** As the API takes them: validated again when it is saved. */
    fields: apiFields,
    /** The record that is made first: `{operation, entity, fields, into}`. */
    also: shapedOrNone<Also>(),
    /** What was drafted, once somebody put it right. */
    proposed: later(shapedOrNone<Proposed>()),
    /** Of the records its fields name: `{id, name}`. */
    names: listOf<{ id: string; name: string }>(),
    doubts: listOf<Doubt>(),
    missing: texts,
    /** Worked out with its summary; none of an older one. */
    warnings: later(listOf<PaperWarning>()),
    status: oneOf(DRAFT_STATUSES),
    assistant: oneOf(ASSISTANT_IDS),
    model: requiredText,
    key: requiredText,
    receipt_id: link,
    error: text,
    decided_at: moment,
    expires_at: requiredMoment,
  },
  { rules: draftRules, statuses: DRAFT_NEXT, unique: [['key']] },
);
// found again after a crash
schema.index({ status: 1, receipt_id: 1 });
schema.index({ user_id: 1, thread_id: 1, status: 1, created_at: 1 });

export type DraftRow = RowIn<typeof schema>;

export const draftRepository = (connection: Connection): Repository<DraftRow> =>
  createRepository({
    table: TABLE,
    noun: 'draft',
    rules: draftRules,
    statuses: DRAFT_NEXT,
    connection,
    schema,
  });

type DraftRecord = DomainOutput<typeof getDraft>;

/** A record that has to be made before the one that is drafted; its id becomes the field `into` of that one. */
export interface Also {
  operation: string;
  entity: string;
  fields: Record<string, unknown>;
  into: string;
}

export const proposedIn = ({ proposed, fields, also, run_id }: DraftRow): Proposed =>
  proposed ?? { fields, first: also?.fields ?? null, runId: run_id?.toHexString() ?? null };

export function asDraft(row: DraftRow): DraftRecord {
  const { operation, proposed: _p, model: _m, run_id: _r, key: _k, decided_at: _d, ...kept } = toPlain(row);
  const { version: _v, user_id: _u, also, ...shown } = kept;
  return {
    ...shown,
    warnings: shown.warnings ?? [],
    form: formOf(operation, shown.entity),
    also: also && {
      entity: also.entity,
      fields: also.fields,
      form: formOf(also.operation, also.entity),
      into: also.into,
    },
  };
}

/** Of an operation that is gone there is nothing to fill in. */
function formOf(id: string, entity: string): Field[] {
  const operation = OPERATIONS.find((one) => one.id === id);
  return operation ? fieldsOf(operation, nounOf(entity)) : [];
}

export function asDraftCard(row: DraftRow): DraftCard {
  const { thread_id: _t, assistant: _a, created_at: _c, updated_at: _u, ...card } = asDraft(row);
  return card;
}

/** For the screens that show drafts. */
export const draftEvent = (doc: DraftRow, op: RecordEvent['op']): RecordEvent => ({
  table: TABLE,
  op,
  id: doc._id.toHexString(),
  updated_at: doc.updated_at.toISOString(),
});

export interface NewDraft {
  operation: string;
  op: 'create' | 'update';
  entity: string;
  recordId: string | null;
  fields: Record<string, unknown>;
  also: Also | null;
  doubts: readonly Doubt[];
  missing: readonly string[];
  warnings: readonly PaperWarning[];
  names: readonly { id: string; name: string }[];
  tool: string;
  summary: string;
  assistant: AssistantId;
  model: string;
  threadId: string | null;
  runId: string | null;
  key: string;
  /** Where it takes the place of another: what that one was at first. */
  proposed?: Proposed;
}

const HOUR_MS = 3_600_000;

/** Keeps a draft until somebody decides; the same invocation asked again finds the one on file. */
export async function storeDraft(call: Call, drafts: Repository<DraftRow>, draft: NewDraft): Promise<DraftRow> {
  const { recordId, threadId, runId, ...rest } = draft;
  const known = await drafts.findOne(call, { key: draft.key });
  if (known) return known;
  return drafts.insert(call, {
    ...rest,
    record_id: recordId,
    thread_id: threadId,
    run_id: runId,
    status: 'open',
    expires_at: new Date(call.clock.now().getTime() + DRAFT_TTL_HOURS * HOUR_MS),
  });
}

/** What is open in one conversation, oldest first. */
export const openIn = (call: Call, drafts: Repository<DraftRow>, threadId: string): Promise<DraftRow[]> =>
  drafts.model
    .find({
      user_id: new Types.ObjectId(call.actor.userId),
      thread_id: new Types.ObjectId(threadId),
      status: 'open',
      expires_at: { $gt: call.clock.now() },
    })
    .sort({ created_at: 1 })
    .lean()
    .exec();
