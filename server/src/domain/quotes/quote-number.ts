import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { QuoteRow } from './schema.ts';

/** 'Q-' and max(now in ms, this owner's last + 1), so that two quotes of one millisecond differ. */
export async function nextQuoteNumber(call: Call, repository: Repository<QuoteRow>): Promise<string> {
  const [last] = await repository.model
    .find({ user_id: new Types.ObjectId(call.actor.userId), quote_number_value: { $gte: 0 } })
    .sort({ quote_number_value: -1 })
    .limit(1)
    .lean();
  return `Q-${Math.max(call.clock.now().getTime(), (last?.quote_number_value ?? 0) + 1)}`;
}

export const quoteNumberValue = (quoteNumber: string): number | null => {
  const digits = /^Q-(\d{1,15})$/.exec(quoteNumber)?.[1];
  return digits ? Number(digits) : null;
};
