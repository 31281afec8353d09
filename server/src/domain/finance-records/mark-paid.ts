import { AppError, invalid, markPaid } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { type Call, type Implementation, idFromKey, implement } from '../call.ts';
import { today } from '../clock.ts';
import { withRetry } from '../tables/with-retry.ts';
import { coveredBy } from './covered.ts';
import type { FinanceRecords, FinanceRow } from './schema.ts';

/**
 * Mark as Paid: the invoice becomes paid, and a payment linked by invoice_id is made for what linked payments do
 * not cover. The payment comes first: if the process dies in between, a repeat covers nothing twice.
 */
export function markPaidImplementation(repository: Repository<FinanceRow>, service: FinanceRecords): Implementation {
  /** Two who pay the same invoice at the same moment make the same payment: its id follows from the invoice. */
  async function pay(call: Call, invoice: FinanceRow, paid_date: string, open: () => Promise<number>): Promise<void> {
    const payment = async (amount: number, _id: Types.ObjectId) =>
      amount > 0 &&
      repository.insert(call, {
        _id,
        type: 'payment',
        amount,
        status: 'paid',
        project_id: invoice.project_id,
        client_id: invoice.client_id,
        invoice_id: invoice._id,
        due_date: null,
        paid_date,
        description: null,
      });
    try {
      await payment(await open(), idFromKey(`payment of ${invoice._id.toHexString()} version ${invoice.version}`));
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'duplicate')) throw error;
      // there already, unless it was deleted meanwhile
      await payment(await open(), call.newId());
    }
  }

  async function mark(call: Call, id: string, paid_date: string | undefined): Promise<FinanceRow> {
    const invoice = await repository.get(call, id);
    if (invoice.type !== 'invoice') throw invalid('id', 'Only an invoice can be marked as paid.');
    if (invoice.status === 'paid') return invoice;
    const day = paid_date ?? today(call.clock, call.actor.business.timeZone);
    await pay(call, invoice, day, async () => invoice.amount - (await coveredBy(call, repository.model, invoice._id)));
    return repository.update(call, id, { status: 'paid', paid_date: day }, invoice.version);
  }

  return implement(markPaid, async (call, { id, paid_date }) => {
    const paid = await withRetry(true, () => mark(call, id, paid_date));
    return service.presentOne(call, paid);
  });
}
