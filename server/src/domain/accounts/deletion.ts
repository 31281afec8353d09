import { DELETED_KEPT_DAYS } from '@smoko/contract';
import type { Connection, Model } from 'mongoose';
import type { Clock } from '../clock.ts';
import { longDayOf } from '../told-time.ts';
import type { AccountMail } from './email/account-mail.ts';
import type { SecurityLog } from './security-log.ts';
import type { Identity } from './sessions/assurance.ts';
import type { RequestSource } from './sessions/request-source.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { UserDoc } from './user.ts';

const DAY_MS = 86_400_000;

interface Parts {
  connection: Connection;
  users: Model<UserDoc>;
  sessions: Sessions;
  mail: AccountMail;
  log: SecurityLog;
  clock: Clock;
}

export type Deletion = ReturnType<typeof createDeletion>;

/** An owner's account and everything in it goes, after some time to think again. */
export function createDeletion({ connection, users, sessions, mail, log, clock }: Parts) {
  async function removeOwned({ _id }: UserDoc): Promise<void> {
    for (const model of Object.values(connection.models)) {
      if (model.schema.path('user_id')) await model.deleteMany({ user_id: _id });
    }
  }

  /** Whatever names the owner, in every collection there is; the account itself comes last, so that a crash can go on. */
  async function remove(user: UserDoc): Promise<void> {
    await sessions.endAll(user._id);
    await removeOwned(user);
    await users.deleteOne({ _id: user._id, delete_at: { $ne: null } });
    // what a request that was under way has still written
    await removeOwned(user);
  }

  return {
    async ask(identity: Identity, source: RequestSource): Promise<Date> {
      const { user, session } = identity;
      const delete_at = new Date(clock.now().getTime() + DELETED_KEPT_DAYS * DAY_MS);
      await users.updateOne({ _id: user._id }, { $set: { delete_at } });
      await sessions.endAll(user._id, session._id);
      await log.note(user._id, 'deletion_asked', source);
      const line = `Everything in it is removed on ${longDayOf(delete_at, user.time_zone)}. To keep it, sign in before then.`;
      await mail.note(user, user.email, 'Your account will be deleted', line);
      return delete_at;
    },

    async cancel({ user }: Identity, source: RequestSource): Promise<void> {
      if (!user.delete_at) return;
      await users.updateOne({ _id: user._id }, { $set: { delete_at: null } });
      await log.note(user._id, 'deletion_cancelled', source);
      await mail.note(user, user.email, 'Your account stays', 'It will not be deleted.');
    },

    /** Removes the accounts whose time has come; gives how many. */
    async sweep(): Promise<number> {
      const due = await users.find({ delete_at: { $ne: null, $lte: clock.now() } }).lean<UserDoc[]>();
      for (const user of due) await remove(user);
      return due.length;
    },
  };
}
