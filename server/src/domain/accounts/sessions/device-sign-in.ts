import { randomInt } from 'node:crypto';
import { AppError, invalid, USER_CODE_LENGTH, USER_CODE_LETTERS } from '@smoko/contract';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { Whereabouts } from '../../../whereabouts.ts';
import type { SecurityLog } from '../security-log.ts';
import type { UserDoc } from '../user.ts';
import type { Identity } from './assurance.ts';
import type { Guesses } from './guesses.ts';
import type { RequestSource } from './request-source.ts';
import type { Sessions } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

/** A terminal that waits for a yes. Nobody's, until it was said. Times are the real clock's. */
interface DeviceDoc {
  /** Hash of the device code: what is stored signs nobody in. */
  _id: string;
  user_code_hash: string;
  host: string;
  address: string;
  created_at: Date;
  expires_at: Date;
  /** The session that said yes: it ends, and with it the yes. */
  session_id: Types.ObjectId | null;
}

const schema = new Schema<DeviceDoc>(
  {
    _id: { type: String, required: true },
    user_code_hash: { type: String, required: true, unique: true },
    host: { type: String, default: '' },
    address: { type: String, required: true, index: true },
    created_at: { type: Date, required: true },
    expires_at: { type: Date, required: true, expires: 0 },
    session_id: { type: Schema.Types.ObjectId, default: null },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

const LIFE_MS = 10 * 60_000;
const INTERVAL_S = 2;
const WRONG_CODE = 'That code is not right, or too old. Run smoko login again for a new one.';
const over = () => new AppError('forbidden', 'That sign-in is over, or was refused. Run smoko login again.');
const living = () => ({ expires_at: { $gt: new Date() } });

interface Parts<S> {
  connection: Connection;
  users: Model<UserDoc>;
  sessions: Sessions;
  guesses: Guesses;
  log: SecurityLog;
  baseUrl: () => string;
  whereabouts: Whereabouts;
  signIn(user: UserDoc, remember: boolean, source: RequestSource, aal?: 'aal1' | 'aal2'): Promise<S>;
}

export type DeviceSignIn<S> = Awaited<ReturnType<typeof createDeviceSignIn<S>>>;

/** Signing a terminal in from a browser that is signed in: the terminal has one code, its owner compares another. */
export async function createDeviceSignIn<S>(parts: Parts<S>) {
  const { connection, users, sessions, guesses, log, baseUrl, whereabouts, signIn } = parts;
  const devices: Model<DeviceDoc> = connection.model<DeviceDoc>('device_sign_ins', schema, 'device_sign_ins');
  await devices.createIndexes();

  /** The one that waits with this code, and what to call when it was answered. */
  async function waiting({ user }: Identity, userCode: string, source: RequestSource) {
    const right = await guesses.begin({ kind: 'device code', of: user._id.toHexString(), userId: user._id }, source);
    const user_code_hash = hashToken(userCode);
    const found = await devices.findOne({ user_code_hash, session_id: null, ...living() }).lean<DeviceDoc>();
    if (!found) throw invalid('user_code', WRONG_CODE);
    return { ...found, right };
  }

  return {
    async start({ host }: { host: string }, { address }: RequestSource) {
      const deviceCode = newToken();
      const userCode = newUserCode();
      const now = Date.now();
      const expires_at = new Date(now + LIFE_MS);
      await devices.insertMany([
        {
          _id: hashToken(deviceCode),
          user_code_hash: hashToken(userCode),
          host,
          address,
          created_at: new Date(now),
          expires_at,
          session_id: null,
        },
      ]);
      const user_code = shown(userCode);
      return {
        device_code: deviceCode,
        user_code,
        verification_uri: `${baseUrl()}/device?code=${user_code}`,
        expires_at: expires_at.toISOString(),
        interval: INTERVAL_S,
      };
    },

    /** Null while nobody has said yes. The tokens are given to the first who asks then, and to nobody again. */
    async take(deviceCode: string, source: RequestSource): Promise<S | null> {
      const _id = hashToken(deviceCode);
      const taken = await devices.findOneAndDelete({ _id, session_id: { $ne: null }, ...living() }).lean<DeviceDoc>();
      if (!taken) {
        if (await devices.exists({ _id, ...living() })) return null;
        throw over();
      }
      const session = taken.session_id && (await sessions.byId(taken.session_id.toHexString()));
      const user = session && (await users.findOne({ _id: session.user_id }).lean<UserDoc>());
      if (!user) throw over();
      await log.note(user._id, 'signed_in', source);
      return signIn(user, true, source, session.aal);
    },

    async look(identity: Identity, userCode: string, source: RequestSource) {
      const { host, address, created_at, expires_at } = await waiting(identity, userCode, source);
      return {
        user_code: shown(userCode),
        host,
        address,
        place: await whereabouts(address),
        asked_at: created_at.toISOString(),
        expires_at: expires_at.toISOString(),
      };
    },

    async answer(identity: Identity, userCode: string, approve: boolean, source: RequestSource): Promise<void> {
      const { user, session } = identity;
      const { _id, right } = await waiting(identity, userCode, source);
      if (!approve) {
        await devices.deleteOne({ _id, session_id: null });
        await right();
        return log.note(user._id, 'device_refused', source);
      }
      const { modifiedCount } = await devices.updateOne(
        { _id, session_id: null, ...living() },
        { $set: { session_id: session._id } },
      );
      if (modifiedCount === 0) throw invalid('user_code', WRONG_CODE);
      // not before: whoever looks at a code of their own would have new guesses
      await right();
      await log.note(user._id, 'device_approved', source);
    },
  };
}

const newUserCode = (): string =>
  Array.from({ length: USER_CODE_LENGTH }, () => USER_CODE_LETTERS[randomInt(USER_CODE_LETTERS.length)]).join('');

const shown = (userCode: string): string => `${userCode.slice(0, 4)}-${userCode.slice(4)}`;
