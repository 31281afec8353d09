import type { RowModel } from '../../db/row-model.ts';
import type { Follow } from '../../db/together.ts';
import type { StoredChange } from '../../db/write-call.ts';
import { assertDraft, assertDraftUnpaid, assertHere } from './check-stage.ts';
import { followCreditNote } from './follow-credit-note.ts';
import { followPayment } from './follow-payment.ts';
import { followRefund } from './follow-refund.ts';
import type { FinanceRow } from './schema.ts';

/**
 * Keeps what is paid, credited and due true in the transaction of whatever changes it: two who record the same payment at
 * once cannot both be taken.
 */
export const followMoney =
  (model: () => RowModel<FinanceRow>): Follow<FinanceRow> =>
  async (call, after, before): Promise<StoredChange[]> => {
    const type = (after ?? before)?.type;
    if (before && after && before.type !== after.type) {
      // a payment that was none, or is none any more
      return [
        ...(await followPayment(call, model(), null, before)),
        ...(await followPayment(call, model(), after, null)),
      ];
    }
    if (type === 'payment') return followPayment(call, model(), after, before);
    if (!after && before?.type === 'credit_note') assertHere(before);
    if (type === 'credit_note') return followCreditNote(call, model(), after, before);
    if (type === 'refund') return followRefund(call, model(), after, before);
    if (after) assertDraftUnpaid(after);
    if (!after && before?.type === 'invoice') assertDraft(before);
    return [];
  };
