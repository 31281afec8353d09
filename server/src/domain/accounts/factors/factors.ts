import { AppError, type addFactor, type DomainInput, type Factor, invalid, notFound } from '@smoko/contract';
import { type Connection, type Model, Types } from 'mongoose';
import type { Secrets } from '../../../secrets.ts';
import type { Caps } from '../../caps.ts';
import type { SmsSender } from '../../senders.ts';
import type { AccountMail } from '../email/account-mail.ts';
import type { SecurityLog } from '../security-log.ts';
import { type Identity, needsFactor } from '../sessions/assurance.ts';
import type { Guesses } from '../sessions/guesses.ts';
import type { KnownPlaces } from '../sessions/known-places.ts';
import type { RequestSource } from '../sessions/request-source.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { UserDoc } from '../user.ts';
import { type ChallengeDoc, challengeModel, type FactorDoc, factorModel } from './factor-models.ts';
import { passwordMatches } from './password.ts';
import { maskedNumber, sendCode, textableNumber } from './phone-codes.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret, totpForApp, totpStep } from './totp.ts';

const CHALLENGE_MS = 5 * 60_000;
const MAX_FACTORS = 10;
/** Texts of one account while their codes live: each costs money, and may go to a phone that is somebody else's. */
const MAX_TEXTS = 3;

interface Parts {
  connection: Connection;
  users: Model<UserDoc>;
  sessions: Sessions;
  guesses: Guesses;
  caps: Caps;
  places: KnownPlaces;
  recovery: RecoveryCodes;
  secrets: Secrets;
  /** null = no texts can be sent. */
  sms: SmsSender | null;
  mail: AccountMail;
  log: SecurityLog;
}

export type Factors = Awaited<ReturnType<typeof createFactors>>;

/** Second factors: enrolled, asked for, taken away. */
export async function createFactors(parts: Parts) {
  const { connection, users, sessions, guesses, caps, places, recovery, secrets, sms, mail, log } = parts;
  const factors = factorModel(connection);
  const challenges = challengeModel(connection);
  await Promise.all([factors, challenges, ...recovery.models].map((model) => model.createIndexes()));

  const about = (factor: Pick<FactorDoc, '_id' | 'user_id'>) => `factor ${factor._id} of ${factor.user_id}`;

  const secretOf = (factor: FactorDoc): string => secrets.open(factor.secret, about(factor));

  const present = (factor: FactorDoc): Factor => ({
    id: factor._id.toHexString(),
    friendly_name: factor.friendly_name,
    factor_type: factor.factor_type,
    status: factor.status,
    phone: factor.factor_type === 'phone' ? maskedNumber(secretOf(factor)) : null,
    created_at: factor.created_at.toISOString(),
    last_used_at: factor.last_used_at?.toISOString() ?? null,
  });

  async function find({ user }: Identity, id: string): Promise<FactorDoc> {
    const factor = await factors.findOne({ _id: new Types.ObjectId(id), user_id: user._id }).lean<FactorDoc>();
    if (!factor) throw notFound('factor');
    return factor;
  }

  /** Takes an app's code: none is taken twice, nor is one from before the last. */
  async function takeOfApp(factor: FactorDoc, code: string): Promise<boolean> {
    const step = totpStep(secretOf(factor), code);
    if (step === null) return false;
    const { modifiedCount } = await factors.updateOne(
      { _id: factor._id, user_id: factor.user_id, last_step: { $lt: step } },
      { $set: { last_step: step, last_used_at: new Date() } },
    );
    return modifiedCount === 1;
  }

  /** Takes the code that a phone was sent for this challenge, which ends with it. */
  async function takeOfPhone(factor: FactorDoc, challenge: ChallengeDoc, code: string): Promise<boolean> {
    if (!(await passwordMatches(challenge.code_hash ?? undefined, code))) return false;
    if ((await challenges.deleteOne({ _id: challenge._id, user_id: factor.user_id })).deletedCount === 0) return false;
    await factors.updateOne({ _id: factor._id, user_id: factor.user_id }, { $set: { last_used_at: new Date() } });
    return true;
  }

  /** The hash of the code that is sent now. */
  async function textTo(factor: FactorDoc): Promise<string> {
    if (!(await caps.take(`texts to factors of ${factor.user_id.toHexString()}`, MAX_TEXTS, CHALLENGE_MS)))
      throw new AppError('rate_limited', 'We have just sent a few codes. Please wait a minute.', { retryAfter: 60 });
    return sendCode(sms, secretOf(factor));
  }

  /** Guesses are slowed down like those at a password. */
  async function guarded(user: UserDoc, source: RequestSource, attempt: () => Promise<boolean>): Promise<void> {
    const right = await guesses.begin({ kind: 'code', of: user._id.toHexString(), userId: user._id }, source);
    if (!(await attempt())) {
      await log.note(user._id, 'factor_failed', source);
      throw invalid('code', 'That code is not right, or was used before. Please try the next one.');
    }
    await right();
  }

  /** From its first code on the factor counts. Gives the recovery codes, if it is the first one. */
  async function enrolled(
    { user, session }: Identity,
    factor: FactorDoc,
    source: RequestSource,
  ): Promise<string[] | undefined> {
    await factors.updateOne({ _id: factor._id, user_id: user._id }, { $set: { status: 'verified' } });
    await users.updateOne({ _id: user._id }, { $set: { mfa: true } });
    await sessions.endAll(user._id, session._id);
    await places.forget(user._id);
    await log.note(user._id, 'factor_added', source);
    await mail.note(
      user,
      user.email,
      'A second factor was added',
      `Signing in now asks for a code too (${factor.friendly_name}).`,
    );
    return user.mfa ? undefined : recovery.make(user._id);
  }

  return {
    async list({ user }: Identity): Promise<{ data: Factor[]; recovery_codes_left: number; phone_available: boolean }> {
      const all = await factors.find({ user_id: user._id }).sort({ created_at: 1 }).lean<FactorDoc[]>();
      return {
        data: all.map(present),
        recovery_codes_left: await recovery.left(user._id),
        phone_available: sms !== null,
      };
    },

    async add(identity: Identity, input: DomainInput<typeof addFactor>) {
      const { user } = identity;
      const isPhone = input.factor_type === 'phone';
      if (isPhone && !sms) throw invalid('factor_type', 'Codes by SMS are not set up here.');
      const number = isPhone ? textableNumber(input.phone, user.country) : null;
      // one that was begun and given up
      await factors.deleteMany({ user_id: user._id, status: 'unverified' });
      const ids = { _id: new Types.ObjectId(), user_id: user._id };
      const secret = number ?? newTotpSecret();
      const factor: FactorDoc = {
        ...ids,
        friendly_name: input.friendly_name,
        factor_type: input.factor_type,
        status: 'unverified',
        secret: secrets.seal(secret, about(ids)),
        last_step: -1,
        created_at: new Date(),
        last_used_at: null,
      };
      await factors.insertMany([factor]);
      // put there first and counted then, so that many at once cannot slip through
      if ((await factors.countDocuments({ user_id: user._id })) > MAX_FACTORS) {
        await factors.deleteOne({ _id: factor._id, user_id: user._id });
        throw new AppError('conflict', 'That is enough of them. Remove one first.');
      }
      return { ...present(factor), totp: number ? null : await totpForApp(secret, input.issuer, user.email) };
    },

    async remove(identity: Identity, id: string, source: RequestSource): Promise<void> {
      const factor = await find(identity, id);
      const { user, session } = identity;
      await factors.deleteOne({ _id: factor._id, user_id: user._id });
      if (factor.status !== 'verified') return;
      if (!(await factors.exists({ user_id: user._id, status: 'verified' }))) {
        await users.updateOne({ _id: user._id }, { $set: { mfa: false } });
        await recovery.forget(user._id);
      }
      await sessions.endAll(user._id, session._id);
      await log.note(user._id, 'factor_removed', source);
      await mail.note(
        user,
        user.email,
        'A second factor was removed',
        `${factor.friendly_name} is not asked for any more.`,
      );
    },

    async challenge(identity: Identity, id: string): Promise<{ id: string; expires_at: string }> {
      const factor = await find(identity, id);
      const _id = new Types.ObjectId();
      const code_hash = factor.factor_type === 'phone' ? await textTo(factor) : null;
      const expires_at = new Date(Date.now() + CHALLENGE_MS);
      await challenges.insertMany([
        {
          _id,
          user_id: identity.user._id,
          factor_id: factor._id,
          session_id: identity.session._id,
          code_hash,
          expires_at,
        },
      ]);
      return { id: _id.toHexString(), expires_at: expires_at.toISOString() };
    },

    /** The code of a challenge: enrols a new factor, or is the second step of a sign-in. */
    async verify(identity: Identity, given: { id: string; challenge_id: string; code: string }, source: RequestSource) {
      const { user, session } = identity;
      const factor = await find(identity, given.id);
      // half signed in, one proves a factor that counts already: a new one proves nothing
      if (factor.status !== 'verified' && needsFactor(identity)) throw notFound('factor');
      const of = { _id: new Types.ObjectId(given.challenge_id), factor_id: factor._id, session_id: session._id };
      const challenge = await challenges
        .findOne({ ...of, user_id: user._id, expires_at: { $gt: new Date() } })
        .lean<ChallengeDoc>();
      if (!challenge) throw invalid('challenge_id', 'That took too long. Please try again.');
      const isPhone = factor.factor_type === 'phone';
      await guarded(user, source, () =>
        isPhone ? takeOfPhone(factor, challenge, given.code) : takeOfApp(factor, given.code),
      );
      await challenges.deleteOne({ _id: challenge._id, user_id: user._id });
      return factor.status === 'verified' ? undefined : enrolled(identity, factor, source);
    },

    async recover({ user }: Identity, code: string, source: RequestSource): Promise<void> {
      await guarded(user, source, () => recovery.take(user._id, code));
      await log.note(user._id, 'recovery_code_used', source);
      const left = await recovery.left(user._id);
      await mail.note(
        user,
        user.email,
        'A recovery code was used',
        `There are ${left} left. You can make new ones in Settings.`,
      );
    },

    async newRecoveryCodes(identity: Identity, source: RequestSource): Promise<string[]> {
      const { user } = identity;
      if (!user.mfa) throw new AppError('conflict', 'Set up a second factor first.');
      await log.note(user._id, 'recovery_codes_made', source);
      return recovery.make(user._id);
    },

    /** A code in place of the password, for a sensitive act. */
    async confirm({ user }: Identity, code: string, source: RequestSource): Promise<void> {
      const apps = await factors
        .find({ user_id: user._id, status: 'verified', factor_type: 'totp' })
        .lean<FactorDoc[]>();
      await guarded(user, source, async () => {
        for (const factor of apps) if (await takeOfApp(factor, code)) return true;
        return false;
      });
    },
  };
}
