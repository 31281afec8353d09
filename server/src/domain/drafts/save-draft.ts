import { AppError, OPERATIONS } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Actor } from '../actor.ts';
import type { Call } from '../call.ts';
import type { Executor } from '../executor.ts';
import { asReceiptCard, type ReceiptRow } from '../receipts/receipts.ts';
import { performWithReceipt } from '../receipts/with-receipt.ts';
import { draftedOperation } from './check-fields.ts';
import type { DraftChanges } from './draft-changes.ts';
import type { DraftRow } from './drafts.ts';

interface Parts {
  receipts: Repository<ReceiptRow>;
  tables: ReadonlyMap<string, Repository>;
  executor: Executor;
  changes: DraftChanges;
}

type Fields = Record<string, unknown>;

export interface Decided {
  draft: DraftRow;
  receipt: ReceiptRow | null;
}

export interface DraftSaving {
  /** Makes or changes the record of a draft that was decided to be saved. One that is refused is open again. */
  carryOut(call: Call, draft: DraftRow): Promise<Decided>;
}

/** Makes records of drafts, each with its receipt, as the person who saved it. */
export function createDraftSaving({ receipts, tables, executor, changes }: Parts): DraftSaving {
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

  /** It can be put right and saved again; `first` was made by then. */
  async function reopen(call: Call, draft: DraftRow, first: Fields, message: string): Promise<void> {
    const made = Object.keys(first).length ? { also: null, fields: { ...draft.fields, ...first } } : {};
    const again = { status: 'open' as const, error: message, decided_at: null };
    const open = await changes.set(call, { _id: draft._id, status: 'saved' }, { ...again, ...made });
    if (open) changes.tell(call, open, null);
  }

  return {
    async carryOut(call, draft) {
      // the person who saved it acts, not the assistant, whose words it holds all the same
      const { agent: _, ...rest } = call.actor;
      const person: Actor = { ...rest, via: 'agent' };
      let first: Fields = {};
      try {
        first = await saveAlso(call, person, draft);
        const operation = draftedOperation(OPERATIONS, draft.operation);
        const id = draft.record_id ? { id: draft.record_id.toHexString() } : {};
        const { receipt } = await performWithReceipt(
          { executor, receipts },
          person,
          operation,
          { ...id, ...draft.fields, ...first },
          { ...headOf(draft, draft.entity, `draft:${draft._id.toHexString()}`), begun: call.begun },
          () => saidAsDone(draft.summary),
        );
        const saved = (await changes.set(call, { _id: draft._id }, { receipt_id: receipt._id, error: null })) ?? draft;
        changes.tell(call, saved, asReceiptCard(receipt));
        return { draft: saved, receipt };
      } catch (error) {
        if (error instanceof AppError) await reopen(call, draft, first, error.message);
        throw error;
      }
    },
  };
}

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
