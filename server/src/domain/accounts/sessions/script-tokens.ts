import { type Model, Types } from 'mongoose';
import type { SessionDoc } from './session-model.ts';
import { living } from './session-times.ts';
import { hashToken, newToken } from './tokens.ts';

export interface ScriptToken {
  userId: Types.ObjectId;
  name: string;
  days: number;
  /** Whether it may take everything out. */
  exports: boolean;
  /** Of the session that makes it. */
  aal: 'aal1' | 'aal2';
}

const DAY_MS = 24 * 60 * 60_000;
const MOST = 50;

/**
 * A token for a script: a session that lasts as long as was said. The token is given in this answer and nowhere else, and
 * known by its begin wherever it is left lying about; null where the account has enough of them.
 */
export async function startScript(
  sessions: Model<SessionDoc>,
  { userId: user_id, name, days, exports, aal }: ScriptToken,
): Promise<{ session: SessionDoc; token: string } | null> {
  const token = `smoko_${newToken()}`;
  const created_at = new Date();
  const expires_at = new Date(created_at.getTime() + days * DAY_MS);
  const session: SessionDoc = {
    _id: new Types.ObjectId(),
    user_id,
    // no cookie has it
    cookie_hash: hashToken(newToken()),
    access_hash: hashToken(token),
    access_expires_at: expires_at,
    refresh_hash: null,
    remember: true,
    script: { exports },
    device: name,
    aal,
    created_at,
    expires_at,
  };
  await sessions.insertMany([session]);
  // put there first and counted then, so that many at once cannot slip through
  const all = await sessions.countDocuments({ user_id, script: { $ne: null }, ...living() });
  if (all <= MOST) return { session, token };
  await sessions.deleteOne({ _id: session._id });
  return null;
}
