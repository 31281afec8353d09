import { AppError, type Factor, invalid, notFound } from '@smoko/contract';
import type { Connection, Model } from 'mongoose';
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
import { createFactorChallenges } from './factor-challenges.ts';
import { createFactorEnrolment } from './factor-enrolment.ts';
import type { FactorDoc } from './factor-models.ts';
import { createFactorRecords } from './factor-records.ts';
import type { RecoveryCodes } from './recovery-codes.ts';

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
  const { connection, guesses, recovery, secrets, sms, mail, log } = parts;
  const records = createFactorRecords(connection, secrets);
  const challenges = createFactorChallenges({ ...parts, records });
  const enrolment = createFactorEnrolment({ ...parts, records });
  const factors = records.model;
  await Promise.all([factors, challenges.model, ...recovery.models].map((model) => model.createIndexes()));

  /** Guesses are slowed down like those at a password. */
  async function guarded(user: UserDoc, source: RequestSource, attempt: () => Promise<boolean>): Promise<void> {
    const right = await guesses.begin({ kind: 'code', of: user._id.toHexString(), userId: user._id }, source);
    if (!(await attempt())) {
      await log.note(user._id, 'factor_failed', source);
      throw invalid('code', 'That code is not right, or was used before. Please try the next one.');
    }
    await right();
  }

  return {
    add: enrolment.add,
    remove: enrolment.remove,

    async list({ user }: Identity): Promise<{ data: Factor[]; recovery_codes_left: number; phone_available: boolean }> {
      const all = await factors.find({ user_id: user._id }).sort({ created_at: 1 }).lean<FactorDoc[]>();
      return {
        data: all.map(records.present),
        recovery_codes_left: await recovery.left(user._id),
        phone_available: sms !== null,
      };
    },

    challenge: async (identity: Identity, id: string) => challenges.begin(identity, await records.find(identity, id)),

    /** The code of a challenge: enrols a new factor, or is the second step of a sign-in. */
    async verify(identity: Identity, given: { id: string; challenge_id: string; code: string }, source: RequestSource) {
      const { user } = identity;
      const factor = await records.find(identity, given.id);
      // half signed in, one proves a factor that counts already: a new one proves nothing
      if (factor.status !== 'verified' && needsFactor(identity)) throw notFound('factor');
      const challenge = await challenges.find(identity, factor, given.challenge_id);
      await guarded(user, source, () => challenges.take(factor, challenge, given.code));
      await challenges.end(challenge, user._id);
      return factor.status === 'verified' ? undefined : enrolment.confirm(identity, factor, source);
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
        for (const factor of apps) if (await challenges.takeOfApp(factor, code)) return true;
        return false;
      });
    },
  };
}
