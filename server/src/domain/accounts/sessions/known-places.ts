import { createHash } from 'node:crypto';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import type { RequestSource } from './request-source.ts';

/** A browser or a network address that somebody was fully signed in from. Times are the real clock's. */
interface KnownPlaceDoc {
  /** Hash of the account and the place. */
  _id: string;
  user_id: Types.ObjectId;
  expires_at: Date;
}

const schema = new Schema<KnownPlaceDoc>(
  {
    _id: { type: String, required: true },
    user_id: { type: Schema.Types.ObjectId, required: true, index: true },
    expires_at: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

/** Since the last sign-in. */
export const KNOWN_MS = 180 * 86_400_000;

type Place = Pick<RequestSource, 'address' | 'deviceId'>;

export interface KnownPlaces {
  models: Model<KnownPlaceDoc>[];
  /**
   * Whose guesses count together: the browser's or the address's, if the account's owner was there before. Null for a
   * place that is new. Takes as long for an account that does not exist (null).
   */
  known(userId: Types.ObjectId | null, place: Place): Promise<string | null>;
  /** The owner is there. */
  remember(userId: Types.ObjectId, place: Place): Promise<void>;
  /** The same. Gives the id that their browser keeps: the one it has, or a new one. */
  rememberBrowser(userId: Types.ObjectId, place: Place): Promise<string>;
  /** All of them are strangers again, such as after a password that was stolen. */
  forget(userId: Types.ObjectId): Promise<void>;
}

/** OWASP's device cookies: what a stranger guesses does not slow down who is known. */
export function createKnownPlaces(connection: Connection): KnownPlaces {
  const places = connection.model<KnownPlaceDoc>('known_places', schema, 'known_places');
  const idOf = (userId: Types.ObjectId, place: string) =>
    createHash('sha256').update(`${userId.toHexString()}\n${place}`).digest('base64url');
  const namesOf = ({ address, deviceId }: Place) => [...(deviceId ? [`device ${deviceId}`] : []), `address ${address}`];

  async function remember(userId: Types.ObjectId, place: Place): Promise<void> {
    const set = { $set: { user_id: userId, expires_at: new Date(Date.now() + KNOWN_MS) } };
    for (const name of namesOf(place)) await places.updateOne({ _id: idOf(userId, name) }, set, { upsert: true });
  }

  return {
    models: [places],
    async known(userId, place) {
      const names = namesOf(place);
      const ids = names.map((name) => idOf(userId ?? new Types.ObjectId(), name));
      const found = await places.find({ _id: { $in: ids }, expires_at: { $gt: new Date() } }).lean<KnownPlaceDoc[]>();
      return names.find((_, i) => found.some(({ _id }) => _id === ids[i])) ?? null;
    },
    remember,
    async rememberBrowser(userId, place) {
      const deviceId = place.deviceId ?? new Types.ObjectId().toHexString();
      await remember(userId, { ...place, deviceId });
      return deviceId;
    },
    async forget(userId) {
      await places.deleteMany({ user_id: userId });
    },
  };
}
