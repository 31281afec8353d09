import { EventEmitter } from 'node:events';
import type { Connection } from 'mongoose';
import { Types } from 'mongoose';
import { isDuplicateKey } from './duplicate-key.ts';
import { type SessionDoc, sessionModel, usedRefreshModel } from './session-model.ts';
import { hashToken, newToken } from './tokens.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const ACCESS_MS = 15 * MINUTE;
/** Both count from the last use: a remembered sign-in lasts while it is used once a month. */
const REMEMBERED_MS = 30 * DAY;
const UNREMEMBERED_MS = DAY;
const lifetime = (session: Pick<SessionDoc, 'remember'>) => (session.remember ? REMEMBERED_MS : UNREMEMBERED_MS);

export interface Tokens {
  access: string;
  refresh: string;
}
export interface StartedSession {
  session: SessionDoc;
  cookie: string;
  /** null for the web app, which has its cookie. */
  tokens: Tokens | null;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Sign-ins. Every lookup is by a token's hash or by a session's own id. Uses the real clock throughout. */
export function createSessions(connection: Connection) {
  const sessions = sessionModel(connection);
  const usedRefresh = usedRefreshModel(connection);
  /** Told when sessions end before their time, so that their sockets can be closed. */
  const ended = new EventEmitter<{ ended: [sessionIds: string[]] }>();

  const living = () => ({ expires_at: { $gt: new Date() } });

  async function endById(id: Types.ObjectId): Promise<void> {
    await sessions.deleteOne({ _id: id });
    ended.emit('ended', [id.toHexString()]);
  }

  return {
    models: [sessions, usedRefresh],
    ended,
    end: (id: string) => endById(new Types.ObjectId(id)),

    /** The tokens leave the server in this answer and nowhere else. */
    async start(userId: Types.ObjectId, kind: { remember: boolean; withTokens: boolean }): Promise<StartedSession> {
      const { remember, withTokens } = kind;
      const cookie = newToken();
      const tokens = withTokens ? { access: newToken(), refresh: newToken() } : null;
      const now = Date.now();
      const session: SessionDoc = {
        _id: new Types.ObjectId(),
        user_id: userId,
        cookie_hash: hashToken(cookie),
        access_hash: tokens && hashToken(tokens.access),
        access_expires_at: tokens && new Date(now + ACCESS_MS),
        refresh_hash: tokens && hashToken(tokens.refresh),
        remember,
        created_at: new Date(now),
        expires_at: new Date(now + lifetime({ remember })),
      };
      await sessions.insertMany([session]);
      return { session, cookie, tokens };
    },

    byCookie: (cookie: string): Promise<SessionDoc | null> =>
      sessions
        .findOne({ cookie_hash: hashToken(cookie), ...living() })
        .lean<SessionDoc>()
        .exec(),

    byAccessToken: (token: string): Promise<SessionDoc | null> =>
      sessions
        .findOne({ access_hash: hashToken(token), access_expires_at: { $gt: new Date() }, ...living() })
        .lean<SessionDoc>()
        .exec(),

    byId: (id: string): Promise<SessionDoc | null> =>
      sessions
        .findOne({ _id: new Types.ObjectId(id), ...living() })
        .lean<SessionDoc>()
        .exec(),

    /** Puts the end off, once half of the time is over. True when it did, so that the cookie can be renewed too. */
    async extend(session: SessionDoc): Promise<boolean> {
      if (session.expires_at.getTime() - Date.now() > lifetime(session) / 2) return false;
      const expires_at = new Date(Date.now() + lifetime(session));
      await sessions.updateOne({ _id: session._id }, { $set: { expires_at } });
      session.expires_at = expires_at;
      return true;
    },

    /**
     * Swaps a refresh token for new tokens. Null when it is unknown, expired or was used before; in the last case
     * the whole session ends, because one of the two who used it is not the owner. No grace for repeats.
     */
    async rotate(refreshToken: string): Promise<{ session: SessionDoc; tokens: Tokens } | null> {
      const refresh_hash = hashToken(refreshToken);
      const session = await sessions.findOne({ refresh_hash, ...living() }).lean<SessionDoc>();
      if (!session) {
        const used = await usedRefresh.findOne({ _id: refresh_hash }).lean<{ session_id: Types.ObjectId }>();
        if (used) await endById(used.session_id);
        return null;
      }
      try {
        // marking comes first: of two at the same moment, the second fails here
        const expires_at = new Date(Date.now() + REMEMBERED_MS);
        await usedRefresh.insertMany([{ _id: refresh_hash, session_id: session._id, expires_at }]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        await endById(session._id);
        return null;
      }
      const tokens = { access: newToken(), refresh: newToken() };
      const set = {
        access_hash: hashToken(tokens.access),
        access_expires_at: new Date(Date.now() + ACCESS_MS),
        refresh_hash: hashToken(tokens.refresh),
        expires_at: new Date(Date.now() + lifetime(session)),
      };
      const { modifiedCount } = await sessions.updateOne({ _id: session._id, refresh_hash }, { $set: set });
      return modifiedCount === 1 ? { session: { ...session, ...set }, tokens } : null;
    },

    async endAll(userId: Types.ObjectId): Promise<void> {
      const all = await sessions.find({ user_id: userId }, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
      await sessions.deleteMany({ user_id: userId });
      ended.emit(
        'ended',
        all.map(({ _id }) => _id.toHexString()),
      );
    },
  };
}
