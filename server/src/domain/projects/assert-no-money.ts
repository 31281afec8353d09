import { AppError } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { WriteCall } from '../../db/write-call.ts';
import { isTakenBack } from '../billing/asked.ts';
import { payersOfJob } from '../finance-records/payers-of-job.ts';
import { partOf } from '../finance-records/received.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { ISSUED } from '../finance-records/stages.ts';
import { dollars } from '../money.ts';
import { liveOf } from '../stats/sum-by.ts';
import type { ProjectRow } from './schema.ts';

/**
 * A job that was invoiced, or that money came in for, stays on file: the books and a return name it for years. What was voided
 * or credited as a whole asks for nothing, and a draft was asked of nobody.
 */
export async function assertNoMoney(
  call: WriteCall,
  repository: Repository<FinanceRow>,
  { _id, job_number, job_name }: ProjectRow,
): Promise<void> {
  const records = await repository.model
    .find({ ...liveOf(call), project_id: _id, $or: [ISSUED, { type: 'payment', status: 'paid' }] })
    .lean();
  const payers = await repository.model
    .find({ ...liveOf(call), _id: { $in: await payersOfJob(call, repository, _id) }, status: 'paid' })
    .lean();
  const sum = (type: FinanceRow['type']) =>
    records.filter((one) => one.type === type && !isTakenBack(one)).reduce((total, { amount }) => total + amount, 0);
  // money of which something is left over is its client's, and still paid what it paid here (decision 57)
  const parts = payers.flatMap((payment) => records.map((record) => partOf(payment, record._id)));
  const invoiced = sum('invoice');
  const received = parts.reduce((total, part) => total + part, sum('payment'));
  const has = [
    invoiced > 0 ? `${dollars(invoiced)} invoiced` : '',
    received > 0 ? `${dollars(received)} received` : '',
  ].filter(Boolean);
  if (!has.length) return;
  const message = `Job #${job_number} ${job_name} has ${has.join(' and ')}, so it stays on file with your books. Set it to completed or cancelled instead.`;
  throw new AppError('conflict', message);
}
