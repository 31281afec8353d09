import type { ReceiptCard } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Repository } from '../db/repository.ts';
import { type ApprovalRow, asApprovalCard } from '../domain/approvals/approvals.ts';
import { asDraftCard, type DraftRow } from '../domain/drafts/drafts.ts';
import { asReceiptCard, type ReceiptRow } from '../domain/receipts/receipts.ts';
import type { Cards } from './open-message.ts';

/** What somebody decided about an approval or a draft, and the receipt of what was carried out. */
export type Decision = Required<Pick<Cards, 'receipt'>> & Pick<Cards, 'approval' | 'draft'>;

interface Repositories {
  approvals: Repository<ApprovalRow>;
  drafts: Repository<DraftRow>;
  receipts: Repository<ReceiptRow>;
}

/** The decisions about these requests and drafts of one owner, made by any client on any server process. */
export async function decisionsOn(
  { approvals, drafts, receipts }: Repositories,
  owner: Types.ObjectId,
  ids: readonly string[],
): Promise<Decision[]> {
  const which = { user_id: owner, _id: { $in: ids } };
  const [decided, settled] = await Promise.all([
    approvals.model.find({ ...which, status: { $ne: 'pending' } }).lean(),
    drafts.model.find({ ...which, version: { $gt: 1 } }).lean(),
  ]);
  return Promise.all([
    ...decided.map((approval) => decisionOf(receipts, approval)),
    ...settled.map((draft) => draftDecision(receipts, draft)),
  ]);
}

export const decisionOf = async (receipts: Repository<ReceiptRow>, approval: ApprovalRow) => ({
  approval: asApprovalCard(approval),
  receipt: await receiptOf(receipts, approval),
});

export const draftDecision = async (receipts: Repository<ReceiptRow>, draft: DraftRow) => ({
  draft: asDraftCard(draft),
  receipt: await receiptOf(receipts, draft),
});

async function receiptOf(
  receipts: Repository<ReceiptRow>,
  { user_id, receipt_id: _id }: ApprovalRow | DraftRow,
): Promise<ReceiptCard | null> {
  const receipt = _id ? await receipts.model.findOne({ user_id, _id }).lean() : null;
  return receipt && asReceiptCard(receipt);
}
