import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import { type ApprovalRow, waitsForYes } from './approvals.ts';

const MOST = 1_000;

/** What clients and suppliers have answered and nobody has decided so far, the newest first. */
export const undecidedAnswers = (call: Call, approvals: Repository<ApprovalRow>): Promise<ApprovalRow[]> =>
  approvals.model
    .find({ user_id: new Types.ObjectId(call.actor.userId), inbox_id: { $ne: null }, ...waitsForYes(call) })
    .sort({ created_at: -1 })
    .limit(MOST)
    .lean()
    .exec();
