import type { Connection, Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { type SessionDoc, usedRefreshModel } from './session-model.ts';
import { endOf, living, REMEMBERED_MS } from './session-times.ts';
import { newTokens, type Tokens } from './session-tokens.ts';
import type { SigningKeys } from './signing-keys.ts';
import { hashToken } from './tokens.ts';

type Rotated = { session: SessionDoc; tokens: Tokens } | { reused: Types.ObjectId } | null;

/** Swaps refresh tokens, each once. */
export function createRefreshTokens(
  connection: Connection,
  sessions: Model<SessionDoc>,
  keys: SigningKeys,
  end: (sessionId: Types.ObjectId) => Promise<void>,
) {
  const usedRefresh = usedRefreshModel(connection);

  /** Ends the session of a token that was used before, and tells whose it was; null where there is no such token. */
  async function endReused(refresh_hash: string): Promise<Rotated> {
    const used = await usedRefresh.findOne({ _id: refresh_hash }).lean<{ session_id: Types.ObjectId }>();
    if (!used) return null;
    const family = await sessions.findOne({ _id: used.session_id }).lean<SessionDoc>();
    await end(used.session_id);
    return family && { reused: family.user_id };
  }

  return {
    models: [usedRefresh],

    /**
     * Swaps a refresh token for new tokens. Null when it is unknown or expired; where it was used
     * before, the whole session ends, because one of the two who used it is not the owner. No grace for repeats.
     */
    async rotate(refreshToken: string): Promise<Rotated> {
      const refresh_hash = hashToken(refreshToken);
      const session = await sessions.findOne({ refresh_hash, ...living() }).lean<SessionDoc>();
      if (!session) return endReused(refresh_hash);
      try {
        // marking comes first: of two at the same moment, the second fails here
        const expires_at = new Date(Date.now() + REMEMBERED_MS);
        await usedRefresh.insertMany([{ _id: refresh_hash, session_id: session._id, expires_at }]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        await end(session._id);
        return { reused: session.user_id };
      }
      const { tokens, stored } = await newTokens(keys, session);
      const set = { ...stored, expires_at: endOf(session) };
      const { modifiedCount } = await sessions.updateOne({ _id: session._id, refresh_hash }, { $set: set });
      return modifiedCount === 1 ? { session: { ...session, ...set }, tokens } : null;
    },
  };
}
