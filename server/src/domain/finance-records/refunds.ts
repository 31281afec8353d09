import { createRefund, invalid } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import { liveOf } from '../stats/sum-by.ts';
import { assertDayHasCome } from './days-of-money.ts';
import { describedBy } from './described.ts';
import { insertOnce } from './insert-once.ts';
import { notThatMuchCredit } from './keep-sums.ts';
import type { FinanceRecords, FinanceRow, PaymentPart } from './schema.ts';
import { PAID_FIRST } from './stages.ts';

/** Payments that one refund is paid out of. */
const MOST = 200;

/** Money that was paid back: out of the client's credit, the oldest first. */
export function refundImplementation(
  repository: Repository<FinanceRow>,
  service: FinanceRecords,
  clients: Repository<ClientRow>,
): Implementation {
  async function outOf(call: Call, client: ClientRow, amount: number): Promise<PaymentPart[]> {
    const credits = await repository.model
      .find({ ...liveOf(call), client_id: client._id, type: 'payment', unallocated: { $gt: 0 } })
      .sort(PAID_FIRST)
      .limit(MOST)
      .lean();
    let left = amount;
    const parts: PaymentPart[] = [];
    for (const { _id, unallocated } of credits) {
      const part = Math.min(left, unallocated ?? 0);
      if (part > 0) parts.push({ payment_id: _id, amount: part });
      left -= part;
    }
    if (left > 0) throw notThatMuchCredit(amount - left);
    return parts;
  }

  return implement(
    createRefund,
    async (call, { id, amount, paid_date = call.today(), description = null, ...words }) => {
      const client = await clients.get(call, id);
      if (amount <= 0) throw invalid('amount', 'Say how much was refunded.');
      assertDayHasCome(call, 'refund', paid_date);
      const made = await insertOnce(call, repository, async () => ({
        type: 'refund',
        amount,
        status: 'paid',
        client_id: client._id,
        project_id: null,
        invoice_id: null,
        due_date: null,
        paid_date,
        description,
        ...describedBy(call, { description }, null),
        ...words,
        refunded_from: await outOf(call, client, amount),
      }));
      return service.presentOne(call, made);
    },
  );
}
