import { AppError, invalid } from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import type { Caps } from '../../caps.ts';
import type { SmsSender } from '../../senders.ts';
import type { Identity } from '../sessions/assurance.ts';
import { type ChallengeDoc, challengeModel, type FactorDoc } from './factor-models.ts';
import type { FactorRecords } from './factor-records.ts';
import { passwordMatches } from './password.ts';
import { sendCode } from './phone-codes.ts';
import { totpStep } from './totp.ts';

const CHALLENGE_MS = 5 * 60_000;
/** Texts of one account while their codes live: each costs money, and may go to a phone that is somebody else's. */
const MAX_TEXTS = 3;

interface Parts {
  connection: Connection;
  records: FactorRecords;
  caps: Caps;
  /** null = no texts can be sent. */
  sms: SmsSender | null;
}

/** Asks for the code of a factor, and takes it. */
export function createFactorChallenges({ connection, records, caps, sms }: Parts) {
  const factors = records.model;
  const challenges = challengeModel(connection);

  /** The hash of the code that is sent now. */
  async function textTo(factor: FactorDoc): Promise<string> {
    if (!(await caps.take(`texts to factors of ${factor.user_id.toHexString()}`, MAX_TEXTS, CHALLENGE_MS)))
      throw new AppError('rate_limited', 'We have just sent a few codes. Please wait a minute.', { retryAfter: 60 });
    return sendCode(sms, records.secretOf(factor));
  }

  /** Takes the code that a phone was sent for this challenge, which ends with it. */
  async function takeOfPhone(factor: FactorDoc, challenge: ChallengeDoc, code: string): Promise<boolean> {
    if (!(await passwordMatches(challenge.code_hash ?? undefined, code))) return false;
    if ((await challenges.deleteOne({ _id: challenge._id, user_id: factor.user_id })).deletedCount === 0) return false;
    await factors.updateOne({ _id: factor._id, user_id: factor.user_id }, { $set: { last_used_at: new Date() } });
    return true;
  }

  /** Takes an app's code: none is taken twice, nor is one from before the last. */
  async function takeOfApp(factor: FactorDoc, code: string): Promise<boolean> {
    const step = totpStep(records.secretOf(factor), code);
    if (step === null) return false;
    const { modifiedCount } = await factors.updateOne(
      { _id: factor._id, user_id: factor.user_id, last_step: { $lt: step } },
      { $set: { last_step: step, last_used_at: new Date() } },
    );
    return modifiedCount === 1;
  }

  return {
    model: challenges,
    takeOfApp,

    async begin({ user, session }: Identity, factor: FactorDoc): Promise<{ id: string; expires_at: string }> {
      const _id = new Types.ObjectId();
      const code_hash = factor.factor_type === 'phone' ? await textTo(factor) : null;
      const expires_at = new Date(Date.now() + CHALLENGE_MS);
      await challenges.insertMany([
        { _id, user_id: user._id, factor_id: factor._id, session_id: session._id, code_hash, expires_at },
      ]);
      return { id: _id.toHexString(), expires_at: expires_at.toISOString() };
    },

    /** Throws invalid where it is over, or another's. */
    async find({ user, session }: Identity, factor: FactorDoc, id: string): Promise<ChallengeDoc> {
      const of = { _id: new Types.ObjectId(id), factor_id: factor._id, session_id: session._id };
      const challenge = await challenges
        .findOne({ ...of, user_id: user._id, expires_at: { $gt: new Date() } })
        .lean<ChallengeDoc>();
      if (!challenge) throw invalid('challenge_id', 'That took too long. Please try again.');
      return challenge;
    },

    take: (factor: FactorDoc, challenge: ChallengeDoc, code: string): Promise<boolean> =>
      factor.factor_type === 'phone' ? takeOfPhone(factor, challenge, code) : takeOfApp(factor, code),

    async end({ _id }: ChallengeDoc, userId: Types.ObjectId): Promise<void> {
      await challenges.deleteOne({ _id, user_id: userId });
    },
  };
}
