import type { Connection, Model } from 'mongoose';
import { challengeModel, factorModel, recoveryCodeModel } from '../factors/factor-models.ts';
import type { SecurityLog } from '../security-log.ts';
import type { KnownPlaces } from '../sessions/known-places.ts';
import type { RequestSource } from '../sessions/request-source.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { UserDoc } from '../user.ts';
import type { Links } from './links.ts';

interface Parts {
  connection: Connection;
  users: Model<UserDoc>;
  links: Links;
  sessions: Sessions;
  places: KnownPlaces;
  log: SecurityLog;
}

export type Unconfirmed = ReturnType<typeof createUnconfirmed>;

/**
 * Accounts whose address nobody has shown to be theirs. Anybody can sign up as anybody: such an account does its owner
 * no harm as long as it gives the address back, and takes nothing along into an account that is really theirs.
 */
export function createUnconfirmed({ connection, users, links, sessions, places, log }: Parts) {
  return {
    /**
     * Somebody has shown that the address is theirs, and that the account which has it is not. That one goes on with all
     * its records and sessions, so that an honest person who mistyped loses nothing, but without the address.
     */
    async giveWay(email: string, source: RequestSource): Promise<void> {
      const holder = await users.findOne({ email, email_verified: false }).lean<UserDoc>();
      if (!holder) return;
      const { _id } = holder;
      // .invalid is nobody's (RFC 2606); there is one holder of an address at most
      const set = { email: `${_id.toHexString()}@lost.invalid`, lost_email: email };
      const { modifiedCount } = await users.updateOne({ _id, email, email_verified: false }, { $set: set });
      if (modifiedCount === 0) return;
      await links.forget(['verify_email', 'change_email', 'reset_password'], _id);
      await log.note(_id, 'email_lost', { ...source, device: 'Somebody else', address: null });
    },

    /** Its owner has shown it by mail, after whoever had the password: nothing else that lets anybody in stays. */
    async takeOver({ _id, email }: UserDoc): Promise<void> {
      await factorModel(connection).deleteMany({ user_id: _id });
      await challengeModel(connection).deleteMany({ user_id: _id });
      await recoveryCodeModel(connection).deleteMany({ user_id: _id });
      const gone = { google_id: 1, owner_phone: 1, sms_number: 1, inbound_address: 1 };
      await users.updateOne({ _id, email }, { $set: { mfa: false, email_verified: true }, $unset: gone });
      await links.forget(['verify_email', 'change_email', 'reset_password'], _id);
      await places.forget(_id);
      await sessions.endAll(_id);
    },
  };
}
