import {
  type AssistantId,
  type DomainOutput,
  type Doubt,
  DRAFT_NEXT,
  DRAFT_TTL_HOURS,
  type DraftCard,
  draftCardSchema,
  draftRules,
  type Field,
  fieldsOf,
  type getDraft,
  OPERATIONS,
  type RecordEvent,
} from '@smoko/contract';
import type { Connection } from 'mongoose';
import { Schema, Types } from 'mongoose';
import { createRepository, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import { type StoredDoc, toPlain } from '../../db/stored.ts';
import type { Call } from '../call.ts';
import { link, requiredText, text } from '../tables/stored-fields.ts';
import { nounOf } from './check-fields.ts';

const TABLE = 'drafts';
const { Mixed } = Schema.Types;

const schema = ownedSchema(
  {
    thread_id: link,
    run_id: link,
    tool: requiredText,
    op: requiredText,
    entity: requiredText,
    operation: requiredText,
    record_id: link,
    summary: requiredText,
    /** As the API takes them: validated again when it is saved. */
    fields: { type: Mixed, default: {} },
    /** The record that is made first: `{operation, entity, fields, into}`. */
    also: { type: Mixed, default: null },
    /** What was drafted, once somebody put it right: `Proposed`. */
    proposed: { type: Mixed, default: null },
    /** Of the records its fields name: `{id, name}`. */
    names: { type: [Mixed], default: [] },
    doubts: { type: [Mixed], default: [] },
    missing: [String],
    status: requiredText,
    assistant: requiredText,
    model: requiredText,
    key: requiredText,
    receipt_id: link,
    error: text,
    decided_at: { type: Date, default: null },
    expires_at: { type: Date, required: true },
  },
  { rules: draftRules, statuses: DRAFT_NEXT, unique: [['key']] },
);
// found again after a crash
schema.index({ status: 1, receipt_id: 1 });
schema.index({ user_id: 1, thread_id: 1, status: 1, created_at: 1 });

export const draftRepository = (connection: Connection): Repository =>
  createRepository({
    table: TABLE,
    noun: 'draft',
    rules: draftRules,
    statuses: DRAFT_NEXT,
    model: connection.model<StoredDoc>(TABLE, schema as never, TABLE),
  });

type DraftRecord = DomainOutput<typeof getDraft>;

/** A record that has to be made before the one that is drafted; its id becomes the field `into` of that one. */
export interface Also {
  operation: string;
  entity: string;
  fields: Record<string, unknown>;
  into: string;
}
export const alsoOf = (doc: StoredDoc): Also | null => (doc.also as Also | null) ?? null;

/** What was drafted at first, and in which run it was asked for. */
export interface Proposed {
  fields: Record<string, unknown>;
  /** Of the record that is made first. */
  first: Record<string, unknown> | null;
  runId: string | null;
}

export const proposedIn = (doc: StoredDoc): Proposed =>
  (doc.proposed as Proposed | null) ?? {
    fields: doc.fields as Record<string, unknown>,
    first: alsoOf(doc)?.fields ?? null,
    runId: doc.run_id ? String(doc.run_id) : null,
  };

const HIDDEN = ['operation', 'proposed', 'model', 'run_id', 'key', 'decided_at', 'version', 'user_id'];

export function asDraft(doc: StoredDoc): DraftRecord {
  const also = alsoOf(doc);
  const shown = Object.entries(toPlain(doc)).filter(([name]) => !HIDDEN.includes(name));
  return {
    ...Object.fromEntries(shown),
    form: formOf(String(doc.operation), String(doc.entity)),
    also: also && {
      entity: also.entity,
      fields: also.fields,
      form: formOf(also.operation, also.entity),
      into: also.into,
    },
  } as unknown as DraftRecord;
}

/** Of an operation that is gone there is nothing to fill in. */
function formOf(id: string, entity: string): Field[] {
  const operation = OPERATIONS.find((one) => one.id === id);
  return operation ? fieldsOf(operation, nounOf(entity)) : [];
}

const CARD = Object.keys(draftCardSchema.shape);
export const asDraftCard = (doc: StoredDoc): DraftCard =>
  Object.fromEntries(Object.entries(asDraft(doc)).filter(([name]) => CARD.includes(name))) as unknown as DraftCard;

/** For the screens that show drafts. */
export const draftEvent = (doc: StoredDoc, op: RecordEvent['op']): RecordEvent => ({
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
export async function storeDraft(call: Call, drafts: Repository, draft: NewDraft): Promise<StoredDoc> {
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
export const openIn = (call: Call, drafts: Repository, threadId: string): Promise<StoredDoc[]> =>
  drafts.model
    .find({
      user_id: new Types.ObjectId(call.actor.userId),
      thread_id: new Types.ObjectId(threadId),
      status: 'open',
      expires_at: { $gt: call.clock.now() },
    })
    .sort({ created_at: 1 })
    .lean<StoredDoc[]>()
    .exec();
