import type { Call } from '../call.ts';
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

  return async (call, id, look = false) => {
    const note = await financeRecords.get(call, id);
    if (note.type !== 'credit_note')
      return { record: await (look ? lookAtInvoice(call, stores, note) : issuing.leave(call, id)), adjusts: null };
    const { invoice_id, client_id } = note;
    const [adjusts = null] = (await financeRecords.byIds(call, [invoice_id])).values();
    if (note.frozen || !adjusts) return { record: note, adjusts };
    const [buyer = null] = (await clients.byIds(call, [client_id])).values();
    const frozen = freezeCreditNote(call.actor.business, note, adjusts, buyer);
    return { record: await financeRecords.update(asNobody(call), id, { frozen }, note.version), adjusts };
  };
}
