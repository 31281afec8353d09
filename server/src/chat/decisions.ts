import type { ApprovalCard, ReceiptCard } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Repository } from '../db/repository.ts';
import type { StoredDoc } from '../db/stored.ts';
import { asApprovalCard } from '../domain/approvals/approvals.ts';
import { asReceiptCard } from '../domain/receipts/receipts.ts';

export interface Decision {
  approval: ApprovalCard;
  /** Of what was carried out. */
  receipt: ReceiptCard | null;
}

interface Repositories {
  approvals: Repository;
  receipts: Repository;
}

/** What was decided about these requests of one owner, through whichever door of whichever process. */
export async function decisionsOn(
  { approvals, receipts }: Repositories,
  owner: Types.ObjectId,
  ids: readonly string[],
): Promise<Decision[]> {
  const decided = await approvals.model
    .find({ user_id: owner, _id: { $in: ids }, status: { $ne: 'pending' } })
    .lean<StoredDoc[]>();
  return Promise.all(decided.map((approval) => decisionOf(receipts, approval)));
}

export async function decisionOf(receipts: Repository, approval: StoredDoc): Promise<Decision> {
  const { user_id, receipt_id: _id } = approval;
  const receipt = _id ? await receipts.model.findOne({ user_id, _id }).lean<StoredDoc>() : null;
  return { approval: asApprovalCard(approval), receipt: receipt && asReceiptCard(receipt) };
}
