import { ACCOUNT_INVOICES, getClientAccount } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { type Implementation, implement } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import { liveOf } from '../stats/sum-by.ts';
import type { FinanceRecords, FinanceRow } from './schema.ts';
import { ISSUED, OLDEST_FIRST, OWED } from './stages.ts';

interface Sums {
  _id: FinanceRow['type'];
  amount: number;
  allocated: number;
  amount_paid: number;
  amount_due: number;
  unallocated: number;
}

/** Added up by the database over the index of a client's records. */
export const clientAccountImplementation = (
  { model }: Repository<FinanceRow>,
  service: FinanceRecords,
  clients: Repository<ClientRow>,
): Implementation =>
  implement(getClientAccount, async (call, { id }) => {
    const client = await clients.get(call, id);
    const theirs = { ...liveOf(call), client_id: client._id };
    const [sums, open] = await Promise.all([
      model.aggregate<Sums>([
        {
          $match: {
            ...theirs,
            $or: [ISSUED, { type: 'payment', status: 'paid' }, { type: { $in: ['credit_note', 'refund'] } }],
          },
        },
        {
          $group: {
            _id: '$type',
            amount: { $sum: '$amount' },
            allocated: { $sum: '$allocated' },
            amount_paid: { $sum: '$amount_paid' },
            amount_due: { $sum: '$amount_due' },
            unallocated: { $sum: '$unallocated' },
          },
        },
      ]),
      model
        .find({ ...theirs, ...OWED })
        .sort(OLDEST_FIRST)
        .limit(ACCOUNT_INVOICES)
        .lean(),
    ]);
    const of = (type: FinanceRow['type']) => sums.find(({ _id }) => _id === type);
    const invoices = of('invoice');
    const due = invoices?.amount_due ?? 0;
    const credit = of('payment')?.unallocated ?? 0;
    // what old books call paid came in without a payment on file
    const paidBefore = (invoices?.amount_paid ?? 0) - (invoices?.allocated ?? 0);
    const days = open.map(({ due_date, issued_on }) => due_date ?? issued_on ?? '').filter(Boolean);
    return {
      client_id: id,
      invoiced: invoices?.amount ?? 0,
      paid: (of('payment')?.amount ?? 0) + paidBefore,
      credited: of('credit_note')?.amount ?? 0,
      refunded: of('refund')?.amount ?? 0,
      due,
      credit,
      balance: due - credit,
      oldest_debt: days.sort()[0] ?? null,
      open_invoices: await service.present(call, open),
    };
  });
