import { AppError, OPERATIONS } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { EventBus } from '../events.ts';
import type { Executor } from '../executor.ts';
import { amended, checkGiven, draftedOperation, missingIn } from './check-fields.ts';
import { describeDraft } from './describe.ts';
import type { DraftChanges } from './draft-changes.ts';
import { assertOpen, draftChanged } from './draft-decisions.ts';
import { type Also, type DraftRow, draftEvent, proposedIn, storeDraft } from './drafts.ts';
import type { Decided } from './save-draft.ts';

interface Parts {
  drafts: Repository<DraftRow>;
  tables: ReadonlyMap<string, Repository>;
  executor: Executor;
  bus: EventBus;
  changes: DraftChanges;
  decide(call: Call, id: string, decision: 'discard'): Promise<Decided>;
}

type Fields = Record<string, unknown>;

/** What somebody puts right in a draft's form; `also` is the record that is made first. */
export interface Amendment {
  fields?: Fields | undefined;
  also?: { fields: Fields } | undefined;
}

/** What is different in a draft that takes another's place, and where it was said. */
export interface Replacement {
  fields: Fields;
  /** The record that is to be changed instead. */
  recordId?: string | undefined;
  runId: string;
  key: string;
}

/** Puts fields of a draft right: in the draft itself, or in another that takes its place. */
export function createDraftCorrections(parts: Parts) {
  const { drafts, bus, changes, decide } = parts;
  return {
    /** What was doubtful in the fields that are given is settled. */
    async amend(call: Call, id: string, news: Amendment): Promise<DraftRow> {
      await changes.expire(call);
      const known = await drafts.get(call, id);
      assertOpen(known);
      assertGiven(known, news);
      const operation = draftedOperation(OPERATIONS, known.operation);
      const { entity, op } = known;
      const fields = amended(known.fields, news.fields ?? {});
      const first = stillFirst(known, fields);
      const also = first && { ...first, fields: amended(first.fields, news.also?.fields ?? {}) };
      const recordId = known.record_id?.toHexString() ?? null;
      const described = await describeDraft(parts, call, operation, {
        entity,
        op,
        fields,
        newClient: newClientOf(also),
        recordId,
      });
      const settled = settledBy(news);
      const changed = await changes.set(
        call,
        { _id: known._id, status: 'open', version: known.version },
        {
          fields,
          also,
          proposed: proposedIn(known),
          ...described,
          error: null,
          doubts: known.doubts.filter(({ field }) => field === null || !settled.has(field)),
          missing: missingIn(operation, entity, fields),
        },
      );
      if (!changed) throw draftChanged();
      changes.tell(call, changed, null);
      return changed;
    },

    /**
     * Another draft in the place of an open one, as somebody put it right in talk: that one is discarded. Asked again by
     * the same key it finds the one it made.
     */
    async replace(call: Call, id: string, news: Replacement): Promise<DraftRow> {
      const known = await drafts.get(call, id);
      const made = await drafts.findOne(call, { key: news.key });
      if (made) return made;
      assertOpen(known);
      const operation = draftedOperation(OPERATIONS, known.operation);
      const { entity, op } = known;
      checkGiven(operation, withoutNulls(news.fields));
      const fields = amended(known.fields, news.fields);
      const also = stillFirst(known, fields);
      const recordId = news.recordId ?? known.record_id?.toHexString() ?? null;
      const drafted = { entity, op, fields, newClient: newClientOf(also), recordId };
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
        ...(await describeDraft(parts, call, operation, drafted)),
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
    },
  };
}

/** Throws AppError, naming the fields, unless each may stand in the draft. */
function assertGiven({ operation, also }: DraftRow, news: Amendment): void {
  const drafted = draftedOperation(OPERATIONS, operation);
  if (news.also && !also) throw new AppError('invalid', 'This draft makes no other record first.');
  checkGiven(drafted, withoutNulls(news.fields ?? {}));
  if (also && news.also)
    checkGiven(draftedOperation(OPERATIONS, also.operation), withoutNulls(news.also.fields), 'also.');
}

/** The record that is made first; none where somebody who is on file takes its place. */
const stillFirst = ({ also }: DraftRow, fields: Fields): Also | null =>
  also && fields[also.into] === undefined ? also : null;

const newClientOf = (also: Also | null): string | null => also && String(also.fields.name ?? '');

const settledBy = ({ fields, also }: Amendment): Set<string> =>
  new Set([...Object.keys(fields ?? {}), ...Object.keys(also?.fields ?? {}).map((name) => `also.${name}`)]);

const withoutNulls = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
