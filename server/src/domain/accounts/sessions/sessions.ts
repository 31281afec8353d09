import { EventEmitter } from 'node:events';
import type { Connection } from 'mongoose';
import { Types } from 'mongoose';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { type SessionDoc, sessionModel, usedRefreshModel } from './session-model.ts';
import type { SigningKeys } from './signing-keys.ts';
import { hashToken, newToken } from './tokens.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const ACCESS_MS = 15 * MINUTE;
/** Both count from the last use: a remembered sign-in lasts while it is used once a month. */
const REMEMBERED_MS = 30 * DAY;
const UNREMEMBERED_MS = DAY;
const SEEN_MS = 3 * MINUTE;
/** How long a password or code given anew counts for sensitive acts. */
const CONFIRMED_MS = 10 * MINUTE;
export const isConfirmed = ({ confirmed_at }: SessionDoc): boolean =>
  Boolean(confirmed_at && Date.now() - confirmed_at.getTime() < CONFIRMED_MS);
/** However often it is used, a sign-in ends by then. */
const LONGEST_MS = 365 * DAY;
const idleMs = ({ remember }: Pick<SessionDoc, 'remember'>) => (remember ? REMEMBERED_MS : UNREMEMBERED_MS);
const endOf = (session: Pick<SessionDoc, 'remember' | 'created_at'>): Date =>
  new Date(Math.min(Date.now() + idleMs(session), session.created_at.getTime() + LONGEST_MS));

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

interface SessionKind {
  remember: boolean;
  withTokens: boolean;
  device: string;
  /** Of the session that vouches for it; else a password's. */
  aal?: 'aal1' | 'aal2';
}

export type Sessions = ReturnType<typeof createSessions>;

/** Sign-ins. Every lookup is by a token's hash or by a session's own id. Uses the real clock throughout. */
export function createSessions(connection: Connection, keys: SigningKeys) {
  const sessions = sessionModel(connection);
  const usedRefresh = usedRefreshModel(connection);
  /** Told when sessions end before their time, so that their sockets can be closed. */
  const ended = new EventEmitter<{ ended: [sessionIds: string[]] }>();

  const living = () => ({ expires_at: { $gt: new Date() } });

  /** What is handed out to a terminal or a script: a signed access token and an opaque refresh token. */
  async function newTokens(session: Pick<SessionDoc, '_id' | 'user_id' | 'aal'>) {
    const access_expires_at = new Date(Date.now() + ACCESS_MS);
    const claims = { sub: session.user_id.toHexString(), sid: session._id.toHexString(), aal: session.aal ?? 'aal1' };
    const tokens: Tokens = { access: await keys.sign(claims, access_expires_at), refresh: newToken() };
    const stored = {
      access_hash: hashToken(tokens.access),
      access_expires_at,
      refresh_hash: hashToken(tokens.refresh),
    };
    return { tokens, stored };
  }
  const noTokens = { access_hash: null, access_expires_at: null, refresh_hash: null };

  async function endById(id: Types.ObjectId): Promise<void> {
    await sessions.deleteOne({ _id: id });
    ended.emit('ended', [id.toHexString()]);
  }

  return {
    models: [sessions, usedRefresh],
    ended,
    end: (id: string) => endById(new Types.ObjectId(id)),

    /** The tokens leave the server in this answer and nowhere else. */
    async start(userId: Types.ObjectId, kind: SessionKind): Promise<StartedSession> {
      const { remember, withTokens, device, aal = 'aal1' } = kind;
      const cookie = newToken();
      const now = Date.now();
      const ids = { _id: new Types.ObjectId(), user_id: userId, aal };
      const given = withTokens ? await newTokens(ids) : null;
      const session: SessionDoc = {
        ...ids,
        cookie_hash: hashToken(cookie),
        ...(given?.stored ?? noTokens),
        remember,
        device,
        last_used_at: new Date(now),
        created_at: new Date(now),
        expires_at: new Date(now + idleMs({ remember })),
      };
      await sessions.insertMany([session]);
      return { session, cookie, tokens: given?.tokens ?? null };
    },

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

    /** The living ones of somebody, the one used last first. */
    list: (userId: Types.ObjectId): Promise<SessionDoc[]> =>
      sessions
        .find({ user_id: userId, ...living() })
        .sort({ last_used_at: -1, _id: -1 })
        .lean<SessionDoc[]>()
        .exec(),

    /** Password or code were given just now. */
    async confirm(session: SessionDoc): Promise<Date> {
      const confirmed_at = new Date();
      await sessions.updateOne({ _id: session._id }, { $set: { confirmed_at } });
      return new Date(confirmed_at.getTime() + CONFIRMED_MS);
    },

    /** It is in use: noted every few minutes, for its owner's list. True when it was. */
    async seen(session: SessionDoc): Promise<boolean> {
      const last = session.last_used_at ?? session.created_at;
      if (Date.now() - last.getTime() < SEEN_MS) return false;
      await sessions.updateOne({ _id: session._id }, { $set: { last_used_at: new Date() } });
      return true;
    },

    /** A second factor was verified: the session goes on under new secrets, and the old ones end. */
    async lift(session: SessionDoc, withTokens: boolean): Promise<StartedSession> {
      const cookie = newToken();
      const aal = 'aal2' as const;
      const given = withTokens ? await newTokens({ ...session, aal }) : null;
      const set = {
        aal,
        cookie_hash: hashToken(cookie),
        ...(given?.stored ?? noTokens),
        last_used_at: new Date(),
      };
      await sessions.updateOne({ _id: session._id }, { $set: set });
      return { session: { ...session, ...set }, cookie, tokens: given?.tokens ?? null };
    },

    /** Puts the end off, once half of the time is over. True when it did, so that the cookie can be renewed too. */
    async extend(session: SessionDoc): Promise<boolean> {
      if (session.expires_at.getTime() - Date.now() > idleMs(session) / 2) return false;
      const expires_at = endOf(session);
      if (expires_at <= session.expires_at) return false;
      await sessions.updateOne({ _id: session._id }, { $set: { expires_at } });
      session.expires_at = expires_at;
      return true;
    },

    /**
     * Swaps a refresh token for new tokens. Null when it is unknown or expired; where it was used
     * before, the whole session ends, because one of the two who used it is not the owner. No grace for repeats.
     */
    async rotate(
      refreshToken: string,
    ): Promise<{ session: SessionDoc; tokens: Tokens } | { reused: Types.ObjectId } | null> {
      const refresh_hash = hashToken(refreshToken);
      const session = await sessions.findOne({ refresh_hash, ...living() }).lean<SessionDoc>();
      if (!session) {
        const used = await usedRefresh.findOne({ _id: refresh_hash }).lean<{ session_id: Types.ObjectId }>();
        if (!used) return null;
        const family = await sessions.findOne({ _id: used.session_id }).lean<SessionDoc>();
        await endById(used.session_id);
        return family && { reused: family.user_id };
      }
      try {
        // marking comes first: of two at the same moment, the second fails here
        const expires_at = new Date(Date.now() + REMEMBERED_MS);
        await usedRefresh.insertMany([{ _id: refresh_hash, session_id: session._id, expires_at }]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        await endById(session._id);
        return { reused: session.user_id };
      }
      const { tokens, stored } = await newTokens(session);
      const set = {
        ...stored,
        expires_at: endOf(session),
      };
      const { modifiedCount } = await sessions.updateOne({ _id: session._id, refresh_hash }, { $set: set });
      return modifiedCount === 1 ? { session: { ...session, ...set }, tokens } : null;
    },

    /** `but`: the one that stays. */
    async endAll(userId: Types.ObjectId, but?: Types.ObjectId): Promise<void> {
      const which = { user_id: userId, ...(but ? { _id: { $ne: but } } : {}) };
      const all = await sessions.find(which, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
      await sessions.deleteMany(which);
      ended.emit(
        'ended',
        all.map(({ _id }) => _id.toHexString()),
      );
    },
  };
}
