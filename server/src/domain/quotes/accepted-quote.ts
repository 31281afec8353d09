import type { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import { liveOf } from '../stats/sum-by.ts';
import type { QuoteRow } from './schema.ts';

/** What was agreed on for a job: the latest of its quotes that were accepted. */
export async function acceptedQuoteOf(
  call: Call,
  { model }: Repository<QuoteRow>,
  project_id: Types.ObjectId | string,
): Promise<QuoteRow | null> {
  const [accepted] = await model
    .find({ ...liveOf(call), project_id, status: 'accepted' })
    .sort({ created_at: -1 })
    .limit(1)
    .lean();
  return accepted ?? null;
}
