import { AppError, fromZod, OPERATIONS } from '@smoko/contract';
import { z } from 'zod';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import { draftedOperation } from './check-fields.ts';
import type { DraftChanges } from './draft-changes.ts';
import type { DraftRow } from './drafts.ts';
import type { Decided, DraftSaving } from './save-draft.ts';

interface Parts {
  drafts: Repository<DraftRow>;
  changes: DraftChanges;
  saving: DraftSaving;
}

/** Saves or discards a draft, by one compare-and-set for every client. */
export function createDraftDecisions({ drafts, changes, saving }: Parts) {
  return async (call: Call, id: string, decision: 'save' | 'discard'): Promise<Decided> => {
    await changes.expire(call);
    const known = await drafts.get(call, id);
    assertOpen(known);
    if (decision === 'save') assertWhole(known);
    const status = decision === 'save' ? 'saved' : 'discarded';
    // with the version that was looked at: what is saved is what stood there
    const decided = await changes.set(
      call,
      { _id: known._id, status: 'open', version: known.version },
      { status, decided_at: call.clock.now() },
    );
    if (!decided) {
      assertOpen(await drafts.get(call, id));
      throw draftChanged();
    }
    if (decision === 'save') return saving.carryOut(call, decided);
    changes.tell(call, decided, null);
    return { draft: decided, receipt: null };
  };
}

/** Throws already_decided. */
export function assertOpen({ status }: DraftRow): void {
  if (status !== 'open') throw new AppError('already_decided', alreadyDecided(status));
}

export const draftChanged = () => new AppError('conflict', 'This draft was changed meanwhile. Look at it again.');

/** Says at each field what it needs. */
function assertWhole({ operation, op, fields }: DraftRow): void {
  const { input } = draftedOperation(OPERATIONS, operation);
  const filler = op === 'update' ? { id: '0'.repeat(24) } : {};
  const checked = z.safeDecode(input, { ...filler, ...fields });
  if (!checked.success) throw fromZod(checked.error);
}

function alreadyDecided(status: string): string {
  if (status === 'expired') return 'That draft has expired. Ask for it again.';
  return `That draft was ${status === 'discarded' ? 'discarded' : 'saved'} already.`;
}
