import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { WriteCall } from '../../db/write-call.ts';
import { liveOf } from '../stats/sum-by.ts';
import type { FinanceRow } from './schema.ts';

/**
 * Payments that are filed under no job, or another, and pay an invoice of this one: money of which something is left over is
 * its client's (decision 57), and still paid what it paid.
 */
export async function payersOfJob(
  call: WriteCall,
  { model }: Repository<FinanceRow>,
  project_id: Types.ObjectId,
): Promise<Types.ObjectId[]> {
  const invoices = await model.find({ ...liveOf(call), type: 'invoice', project_id }).lean();
  if (!invoices.length) return [];
  const payments = await model
    .find({ ...liveOf(call), type: 'payment', 'allocations.invoice_id': { $in: invoices.map(({ _id }) => _id) } })
    .lean();
  return payments.filter((payment) => !payment.project_id?.equals(project_id)).map(({ _id }) => _id);
}

/** What a list of a job's records is asked for: what is filed under it, and what paid its invoices. A search is as it is asked. */
export async function withPayers<I extends object>(
  call: WriteCall,
  repository: Repository<FinanceRow>,
  input: I,
): Promise<I> {
  if (!('project_id' in input) || typeof input.project_id !== 'string' || ('q' in input && input.q)) return input;
  const job = new Types.ObjectId(input.project_id);
  const payers = await payersOfJob(call, repository, job);
  if (!payers.length) return input;
  const asked = { ...input, $or: [{ project_id: job }, { _id: { $in: payers } }] };
  Reflect.deleteProperty(asked, 'project_id');
  return asked;
}
