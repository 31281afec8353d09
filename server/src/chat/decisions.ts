import type { ReceiptCard } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Repository } from '../db/repository.ts';
import type { StoredDoc } from '../db/stored.ts';
import { asApprovalCard } from '../domain/approvals/approvals.ts';
import { asDraftCard } from '../domain/drafts/drafts.ts';
import { asReceiptCard } from '../domain/receipts/receipts.ts';
import type { Cards } from './open-message.ts';

/** What somebody decided about an approval or a draft, and the receipt of what was carried out. */
export type Decision = Required<Pick<Cards, 'receipt'>> & Pick<Cards, 'approval' | 'draft'>;

interface Repositories {
  approvals: Repository;
  drafts: Repository;
  receipts: Repository;
}

/** What was decided about these requests and drafts of one owner, through whichever door of whichever process. */
export async function decisionsOn(
  { approvals, drafts, receipts }: Repositories,
  owner: Types.ObjectId,
  ids: readonly string[],
): Promise<Decision[]> {
  const which = { user_id: owner, _id: { $in: ids } };
  const [decided, settled] = await Promise.all([
    approvals.model.find({ ...which, status: { $ne: 'pending' } }).lean<StoredDoc[]>(),
    drafts.model.find({ ...which, version: { $gt: 1 } }).lean<StoredDoc[]>(),
  ]);
  return Promise.all([
    ...decided.map((approval) => decisionOf(receipts, approval)),
    ...settled.map((draft) => draftDecision(receipts, draft)),
  ]);
}

export const decisionOf = async (receipts: Repository, approval: StoredDoc) => ({
  approval: asApprovalCard(approval),
  receipt: await receiptOf(receipts, approval),
});

export const draftDecision = async (receipts: Repository, draft: StoredDoc) => ({
  draft: asDraftCard(draft),
  receipt: await receiptOf(receipts, draft),
});

async function receiptOf(receipts: Repository, { user_id, receipt_id: _id }: StoredDoc): Promise<ReceiptCard | null> {
  const receipt = _id ? await receipts.model.findOne({ user_id, _id }).lean<StoredDoc>() : null;
  return receipt && asReceiptCard(receipt);
}
