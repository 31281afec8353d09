import {
  AppError,
  amendDraft,
  decideDraft,
  fromZod,
  getDraft,
  listDrafts,
  notFound,
  OPERATIONS,
  type ReceiptCard,
} from '@smoko/contract';
import { Types } from 'mongoose';
import { z } from 'zod';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Filter } from '../../db/row-model.ts';
import type { Actor } from '../actor.ts';
import { type Call, createCall, type Implementation, implement } from '../call.ts';
import type { EventBus } from '../events.ts';
import type { Executor } from '../executor.ts';
import { asReceipt, asReceiptCard, type ReceiptRow } from '../receipts/receipts.ts';
import { performWithReceipt } from '../receipts/with-receipt.ts';
import { listHandler } from '../tables/list-handler.ts';
import { amended, checkGiven, draftedOperation, missingIn } from './check-fields.ts';
import { describeDraft } from './describe.ts';
import { asDraft, asDraftCard, type DraftRow, draftEvent, proposedIn, storeDraft } from './drafts.ts';

interface Parts {
  drafts: Repository<DraftRow>;
  receipts: Repository<ReceiptRow>;
  tables: ReadonlyMap<string, Repository>;
  bus: EventBus;
  executor: Executor;
}

type Fields = Record<string, unknown>;
type Decided = { draft: DraftRow; receipt: ReceiptRow | null };

/** What is different in a draft that takes another's place, and where it was said. */
interface Replacement {
  fields: Fields;
  /** The record that is to be changed instead. */
  recordId?: string | undefined;
  runId: string;
  key: string;
}

export interface DraftService {
  implementations: Implementation[];
  /** Decides by one compare-and-set, for every client. A draft is saved once, as the person who decided. */
  decide(call: Call, id: string, decision: 'save' | 'discard'): Promise<Decided>;
  /** Puts fields right; what was doubtful in them is settled. */
  amend(
    call: Call,
    id: string,
    news: { fields?: Fields | undefined; also?: { fields: Fields } | undefined },
  ): Promise<DraftRow>;
  /** Another draft in the place of an open one, as somebody put it right in talk: that one is discarded. Asked again by the same key it finds the one it made. */
  replace(call: Call, id: string, news: Replacement): Promise<DraftRow>;
  /** Finishes what was to be saved when the process died before it was. */
  carryOut(call: Call, draft: DraftRow): Promise<Decided>;
}

export function createDraftService({ drafts, receipts, tables, bus, executor }: Parts): DraftService {
  const owner = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });
  const set = (call: Call, filter: Filter<DraftRow>, fields: Written<DraftRow>) =>
    drafts.model
      .findOneAndUpdate(
        { ...owner(call), ...filter },
        { $set: { ...fields, updated_at: call.clock.now() }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();

  const tell = (call: Call, draft: DraftRow, receipt: ReceiptCard | null) => {
    const threadId = draft.thread_id?.toHexString() ?? null;
    bus.emit('draft', call.actor.userId, threadId, asDraftCard(draft), receipt);
    bus.emit('record', call.actor.userId, draftEvent(draft, 'UPDATE'));
  };

  const expire = (call: Call) =>
    drafts.model.updateMany(
      { ...owner(call), status: 'open', expires_at: { $lte: call.clock.now() } },
      { $set: { status: 'expired', updated_at: call.clock.now() } },
    );

  async function carryOut(call: Call, draft: DraftRow): Promise<Decided> {
    // the person who saved it acts, not the assistant
    const { agent: _, ...person } = call.actor;
    let first: Fields = {};
    try {
      first = await saveAlso(call, person, draft);
      const operation = draftedOperation(OPERATIONS, draft.operation);
      const id = draft.record_id ? { id: draft.record_id.toHexString() } : {};
      const input = { ...id, ...draft.fields, ...first };
      const { receipt } = await performWithReceipt(
        { executor, receipts },
        person,
        operation,
        input,
        { ...headOf(draft, draft.entity, `draft:${draft._id.toHexString()}`), begun: call.begun },
        () => saidAsDone(draft.summary),
      );
      const done = (await set(call, { _id: draft._id }, { receipt_id: receipt._id, error: null })) ?? draft;
      tell(call, done, asReceiptCard(receipt));
      return { draft: done, receipt };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // what was made first is there by now
      const made = Object.keys(first).length ? { also: null, fields: { ...draft.fields, ...first } } : {};
      const again = { status: 'open' as const, error: error.message, decided_at: null };
      const open = await set(call, { _id: draft._id, status: 'saved' }, { ...again, ...made });
      if (open) tell(call, open, null);
      throw error;
    }
  }

  /** Makes the record that has to be there first. Tried again it finds the one it made: its key says so. */
  async function saveAlso(call: Call, person: Actor, draft: DraftRow): Promise<Fields> {
    const { also } = draft;
    if (!also) return {};
    // another draft of the same message may have made the same client meanwhile
    const { name } = also.fields;
    const made = await tables.get(also.entity)?.findOne(call, { name, created_at: { $gte: draft.created_at } });
    if (made) return { [also.into]: made._id.toHexString() };
    const { output } = await performWithReceipt(
      { executor, receipts },
      person,
      draftedOperation(OPERATIONS, also.operation),
      also.fields,
      headOf(draft, also.entity, `draft:${draft._id.toHexString()}:first`),
      () => `Added client ${String(also.fields.name)}`,
    );
    return { [also.into]: (output as { id: string }).id };
  }

  const decide: DraftService['decide'] = async (call, id, decision) => {
    await expire(call);
    const known = await drafts.get(call, id);
    if (known.status !== 'open') throw new AppError('already_decided', alreadyDecided(known.status));
    if (decision === 'save') assertWhole(known);
    const status = decision === 'save' ? 'saved' : 'discarded';
    // with the version that was looked at: what is saved is what stood there
    const decided = await set(
      call,
      { _id: known._id, status: 'open', version: known.version },
      { status, decided_at: call.clock.now() },
    );
    if (!decided) {
      const now = await drafts.get(call, id);
      if (now.status === 'open') throw new AppError('conflict', 'This draft was changed meanwhile. Look at it again.');
      throw new AppError('already_decided', alreadyDecided(now.status));
    }
    if (decision === 'save') return carryOut(call, decided);
    tell(call, decided, null);
    return { draft: decided, receipt: null };
  };

  const amend: DraftService['amend'] = async (call, id, news) => {
    await expire(call);
    const known = await drafts.get(call, id);
    if (known.status !== 'open') throw new AppError('already_decided', alreadyDecided(known.status));
    const operation = draftedOperation(OPERATIONS, known.operation);
    const { entity, also } = known;
    if (news.also && !also) throw new AppError('invalid', 'This draft makes no other record first.');
    checkGiven(operation, withoutNulls(news.fields ?? {}));
    if (also && news.also)
      checkGiven(draftedOperation(OPERATIONS, also.operation), withoutNulls(news.also.fields), 'also.');
    const fields = amended(known.fields, news.fields ?? {});
    // somebody who is on file takes the place of the one who would have been made
    const kept =
      also && fields[also.into] === undefined
        ? { ...also, fields: amended(also.fields, news.also?.fields ?? {}) }
        : null;
    const touched = new Set([
      ...Object.keys(news.fields ?? {}),
      ...Object.keys(news.also?.fields ?? {}).map((name) => `also.${name}`),
    ]);
    const described = await describeDraft({ tables, executor }, call, operation, {
      entity,
      op: known.op,
      fields,
      newClient: kept ? String(kept.fields.name ?? '') : null,
      recordId: known.record_id?.toHexString() ?? null,
    });
    const changed = await set(
      call,
      { _id: known._id, status: 'open', version: known.version },
      {
        fields,
        also: kept,
        proposed: proposedIn(known),
        ...described,
        error: null,
        doubts: known.doubts.filter(({ field }) => field === null || !touched.has(field)),
        missing: missingIn(operation, entity, fields),
      },
    );
    if (!changed) throw new AppError('conflict', 'This draft was changed meanwhile. Look at it again.');
    tell(call, changed, null);
    return changed;
  };

  const replace: DraftService['replace'] = async (call, id, news) => {
    const known = await drafts.get(call, id);
    const made = await drafts.findOne(call, { key: news.key });
    if (made) return made;
    if (known.status !== 'open') throw new AppError('already_decided', alreadyDecided(known.status));
    const operation = draftedOperation(OPERATIONS, known.operation);
    const { entity, op } = known;
    checkGiven(operation, withoutNulls(news.fields));
    const fields = amended(known.fields, news.fields);
    const first = known.also;
    const also = first && fields[first.into] === undefined ? first : null;
    const recordId = news.recordId ?? known.record_id?.toHexString() ?? null;
    const newClient = also ? String(also.fields.name ?? '') : null;
    const draft = await storeDraft(call, drafts, {
      operation: operation.id,
      op,
      entity,
      recordId,
      fields,
      also,
      // what was asked about the whole is answered by putting it right
      doubts: known.doubts.filter(({ field }) => field !== null && !(field in news.fields)),
      missing: missingIn(operation, entity, fields),
      ...(await describeDraft({ tables, executor }, call, operation, {
        entity,
        op,
        fields,
        newClient,
        recordId,
      })),
      tool: known.tool,
      assistant: known.assistant,
      model: known.model,
      threadId: known.thread_id?.toHexString() ?? null,
      runId: news.runId,
      key: news.key,
      proposed: proposedIn(known),
    });
    bus.emit('record', call.actor.userId, draftEvent(draft, 'INSERT'));
    await decide(call, id, 'discard');
    return draft;
  };

  const list = listHandler(drafts, (_, docs) => docs.map(asDraft));
  const asPerson = (call: Call) => {
    if (call.actor.agent) throw notFound('draft');
    return createCall(call.actor, call.clock, { begun: call.begun });
  };

  return {
    decide,
    amend,
    replace,
    carryOut,
    implementations: [
      implement(listDrafts, async (call, input) => {
        await expire(call);
        return list(call, input);
      }),
      implement(getDraft, async (call, { id }) => {
        await expire(call);
        return asDraft(await drafts.get(call, id));
      }),
      implement(amendDraft, async (call, { id, ...news }) => asDraft(await amend(asPerson(call), id, news))),
      implement(decideDraft, async (call, { id, decision }) => {
        const { draft, receipt } = await decide(asPerson(call), id, decision);
        return { ...asDraft(draft), receipt: receipt && asReceipt(receipt) };
      }),
    ],
  };
}

/** Says at each field what it needs. */
function assertWhole({ operation, op, fields }: DraftRow): void {
  const { input } = draftedOperation(OPERATIONS, operation);
  const filler = op === 'update' ? { id: '0'.repeat(24) } : {};
  const checked = z.safeDecode(input, { ...filler, ...fields });
  if (!checked.success) throw fromZod(checked.error);
}

const withoutNulls = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));

const headOf = (draft: DraftRow, entity: string, key: string) => ({
  tool: draft.tool,
  entity,
  assistant: draft.assistant,
  model: draft.model,
  threadId: draft.thread_id?.toHexString() ?? null,
  runId: draft.run_id?.toHexString() ?? null,
  key,
});

/** "New job: Hot water" -> "Created job: Hot water". */
const saidAsDone = (summary: string): string => summary.replace(/^New\b/, 'Created').replace(/^Change\b/, 'Changed');

function alreadyDecided(status: string): string {
  if (status === 'expired') return 'That draft has expired. Ask for it again.';
  return `That draft was ${status === 'discarded' ? 'discarded' : 'saved'} already.`;
}
