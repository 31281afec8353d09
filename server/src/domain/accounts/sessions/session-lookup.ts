import { type Model, Types } from 'mongoose';
import type { SessionDoc } from './session-model.ts';
import { living } from './session-times.ts';
import type { SigningKeys } from './signing-keys.ts';
import { hashToken } from './tokens.ts';

/** Finds sessions that have not ended, by a token's hash or by their own id. */
export function createSessionLookup(sessions: Model<SessionDoc>, keys: SigningKeys) {
  return {
    byCookie: (cookie: string): Promise<SessionDoc | null> =>
      sessions
        .findOne({ cookie_hash: hashToken(cookie), ...living() })
        .lean<SessionDoc>()
        .exec(),

    /** Looked up even so: a session that was ended has no token that works. */
    async byAccessToken(token: string): Promise<SessionDoc | null> {
      // what was handed out before tokens were signed is opaque, and known by its hash alone
      if (token.includes('.') && !(await keys.isOurs(token))) return null;
      return sessions
        .findOne({ access_hash: hashToken(token), access_expires_at: { $gt: new Date() }, ...living() })
        .lean<SessionDoc>();
    },

    byId: (id: string): Promise<SessionDoc | null> =>
      sessions
        .findOne({ _id: new Types.ObjectId(id), ...living() })
        .lean<SessionDoc>()
        .exec(),

    /** Those of somebody, the one used last first. */
    list: (userId: Types.ObjectId): Promise<SessionDoc[]> =>
      sessions
        .find({ user_id: userId, ...living() })
        .sort({ last_used_at: -1, _id: -1 })
        .lean<SessionDoc[]>()
        .exec(),
  };
}
