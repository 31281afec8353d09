import type { Call } from '../call.ts';
import { withRetry } from '../tables/with-retry.ts';
import { freezeCreditNote } from './freeze.ts';
import { asNobody, createIssuing, type IssuingStores } from './issue.ts';
import { lookAtInvoice } from './look-at-draft.ts';
import type { FinanceRow } from './schema.ts';

/** A record whose paper leaves now, as it stays; of a credit note also the invoice that it adjusts. */
export interface LeavingPaper {
  record: FinanceRow;
  adjusts: FinanceRow | null;
}

/** `look`: nothing leaves: what it would be is looked at. */
export type Leaving = (call: Call, id: string, look?: boolean) => Promise<LeavingPaper>;

/** An invoice is issued first, a credit note from before they were frozen is frozen; anything else has no paper: 422. */
export function createLeaving(stores: IssuingStores): Leaving {
  const { financeRecords, clients } = stores;
  const issuing = createIssuing(stores);

  /** Kept with the day it left: what somebody else has is not deleted any more. */
  async function leaveNote(call: Call, id: string, look: boolean): Promise<LeavingPaper> {
    const note = await financeRecords.get(call, id);
    const { invoice_id, client_id } = note;
    const [adjusts = null] = (await financeRecords.byIds(call, [invoice_id])).values();
    const isOlder = !note.frozen && adjusts !== null;
    if (look || (note.left_at && !isOlder)) return { record: note, adjusts };
    const [buyer = null] = isOlder ? (await clients.byIds(call, [client_id])).values() : [];
    const paper = isOlder ? { frozen: freezeCreditNote(call.actor.business, note, adjusts, buyer) } : {};
    const left = { ...paper, left_at: note.left_at ?? call.clock.now() };
    return { record: await financeRecords.update(asNobody(call), id, left, note.version), adjusts };
  }

  return async (call, id, look = false) => {
    const known = await financeRecords.get(call, id);
    // two who open it at once both get it
    if (known.type === 'credit_note') return withRetry(true, () => leaveNote(call, id, look));
    return { record: await (look ? lookAtInvoice(call, stores, known) : issuing.leave(call, id)), adjusts: null };
  };
}
