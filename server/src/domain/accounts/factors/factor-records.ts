import { type Factor, notFound } from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import type { Secrets } from '../../../secrets.ts';
import type { Identity } from '../sessions/assurance.ts';
import { type FactorDoc, factorModel } from './factor-models.ts';
import { maskedNumber } from './phone-codes.ts';

export type FactorRecords = ReturnType<typeof createFactorRecords>;

/** Second factors on file, each with its secret: the key of an app, or a phone's number. */
export function createFactorRecords(connection: Connection, secrets: Secrets) {
  const model = factorModel(connection);
  const about = (factor: Pick<FactorDoc, '_id' | 'user_id'>) => `factor ${factor._id} of ${factor.user_id}`;
  const secretOf = (factor: FactorDoc): string => secrets.open(factor.secret, about(factor));

  return {
    model,
    secretOf,
    sealed: (ids: Pick<FactorDoc, '_id' | 'user_id'>, secret: string): string => secrets.seal(secret, about(ids)),

    /** Throws not_found for somebody else's too. */
    async find({ user }: Identity, id: string): Promise<FactorDoc> {
      const factor = await model.findOne({ _id: new Types.ObjectId(id), user_id: user._id }).lean<FactorDoc>();
      if (!factor) throw notFound('factor');
      return factor;
    },

    present: (factor: FactorDoc): Factor => ({
      id: factor._id.toHexString(),
      friendly_name: factor.friendly_name,
      factor_type: factor.factor_type,
      status: factor.status,
      phone: factor.factor_type === 'phone' ? maskedNumber(secretOf(factor)) : null,
      created_at: factor.created_at.toISOString(),
      last_used_at: factor.last_used_at?.toISOString() ?? null,
    }),
  };
}
