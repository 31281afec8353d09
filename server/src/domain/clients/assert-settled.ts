import { AppError } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { WriteCall } from '../../db/write-call.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { OWED } from '../finance-records/stages.ts';
import { dollars } from '../money.ts';
import { liveOf } from '../stats/sum-by.ts';
import type { ClientRow } from './schema.ts';

interface Open {
  _id: FinanceRow['type'];
  count: number;
  due: number;
  credit: number;
}

/** Money can be recorded of a client who is on file only: one who owes some, or has credit, stays there. */
export async function assertSettled(
  call: WriteCall,
  { model }: Repository<FinanceRow>,
  { _id, name }: ClientRow,
): Promise<void> {
  const sums = await model.aggregate<Open>([
    { $match: { ...liveOf(call), client_id: _id, $or: [OWED, { type: 'payment', status: 'paid' }] } },
    {
      $group: {
        _id: '$type',
        count: { $sum: { $cond: [{ $gt: ['$amount_due', 0] }, 1, 0] } },
        due: { $sum: '$amount_due' },
        credit: { $sum: '$unallocated' },
      },
    },
  ]);
  const { due = 0, count = 0 } = sums.find((one) => one._id === 'invoice') ?? {};
  const { credit = 0 } = sums.find((one) => one._id === 'payment') ?? {};
  const invoices = `${count} ${count === 1 ? 'invoice' : 'invoices'}`;
  const [owes, has] = [`owes ${dollars(due)} on ${invoices}`, `has ${dollars(credit)} in credit`];
  const settle = 'Record the payment, or credit what is not owed';
  if (due > 0 && credit > 0)
    throw new AppError(
      'conflict',
      `${name} ${owes} and ${has}, so stays on file. ${settle}, and use or refund the credit first.`,
    );
  if (due > 0) throw new AppError('conflict', `${name} ${owes}, so stays on file. ${settle} first.`);
  if (credit > 0)
    throw new AppError('conflict', `${name} ${has}, so stays on file. Use it for an invoice or refund it first.`);
}
