import { AppError, type addFactor, type DomainInput, invalid } from '@smoko/contract';
import { type Model, Types } from 'mongoose';
import type { SmsSender } from '../../senders.ts';
import type { AccountMail } from '../email/account-mail.ts';
import type { SecurityLog } from '../security-log.ts';
import type { Identity } from '../sessions/assurance.ts';
import type { KnownPlaces } from '../sessions/known-places.ts';
import type { RequestSource } from '../sessions/request-source.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { UserDoc } from '../user.ts';
import type { FactorDoc } from './factor-models.ts';
import type { FactorRecords } from './factor-records.ts';
import { textableNumber } from './phone-codes.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret, totpForApp } from './totp.ts';

const MAX_FACTORS = 10;

interface Parts {
  records: FactorRecords;
  users: Model<UserDoc>;
  sessions: Sessions;
  places: KnownPlaces;
  recovery: RecoveryCodes;
  /** null = no texts can be sent. */
  sms: SmsSender | null;
  mail: AccountMail;
  log: SecurityLog;
}

/** Factors put to an account and taken from it. One that is added counts from its first code on. */
export function createFactorEnrolment({ records, users, sessions, places, recovery, sms, mail, log }: Parts) {
  const factors = records.model;

  return {
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
        secret: records.sealed(ids, secret),
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
      return { ...records.present(factor), totp: number ? null : await totpForApp(secret, input.issuer, user.email) };
    },

    /** From its first code on the factor counts. Gives the recovery codes, if it is the first one. */
    async confirm(
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
    },

    async remove(identity: Identity, id: string, source: RequestSource): Promise<void> {
      const factor = await records.find(identity, id);
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
  };
}
