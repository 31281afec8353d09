import { EventEmitter } from 'node:events';
import type { Connection } from 'mongoose';
import { Types } from 'mongoose';
import { createRefreshTokens } from './refresh-tokens.ts';
import { type ScriptToken, startScript } from './script-tokens.ts';
import { createSessionLookup } from './session-lookup.ts';
import { type SessionDoc, sessionModel } from './session-model.ts';
import { CONFIRMED_MS, endOf, idleMs } from './session-times.ts';
import { type Tokens, tokensIf } from './session-tokens.ts';
import type { SigningKeys } from './signing-keys.ts';
import { hashToken, newToken } from './tokens.ts';

/** Of a session in use, this is noted so often at most. */
const SEEN_MS = 3 * 60_000;

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
  address: string;
  /** Of the session that vouches for it; else a password's. */
  aal?: 'aal1' | 'aal2';
}

export type Sessions = ReturnType<typeof createSessions>;

/** Sign-ins. Every lookup is by a token's hash or by a session's own id. Uses the real clock throughout. */
export function createSessions(connection: Connection, keys: SigningKeys) {
  const sessions = sessionModel(connection);
  /** Told when sessions end before their time, so that their sockets can be closed. */
  const ended = new EventEmitter<{ ended: [sessionIds: string[]] }>();

  async function endById(id: Types.ObjectId): Promise<void> {
    await sessions.deleteOne({ _id: id });
    ended.emit('ended', [id.toHexString()]);
  }

  const refreshTokens = createRefreshTokens(connection, sessions, keys, endById);

  return {
    models: [sessions, ...refreshTokens.models],
    ended,
    end: (id: string) => endById(new Types.ObjectId(id)),
    ...createSessionLookup(sessions, keys),
    rotate: refreshTokens.rotate,
    startScript: (of: ScriptToken) => startScript(sessions, of),

    /** The tokens leave the server in this answer and nowhere else. */
    async start(userId: Types.ObjectId, kind: SessionKind): Promise<StartedSession> {
      const { remember, withTokens, device, address, aal = 'aal1' } = kind;
      const cookie = newToken();
      const now = Date.now();
      const ids = { _id: new Types.ObjectId(), user_id: userId, aal };
      const { tokens, stored } = await tokensIf(withTokens, keys, ids);
      const session: SessionDoc = {
        ...ids,
        cookie_hash: hashToken(cookie),
        ...stored,
        remember,
        device,
        address,
        last_used_at: new Date(now),
        created_at: new Date(now),
        expires_at: new Date(now + idleMs({ remember })),
      };
      await sessions.insertMany([session]);
      return { session, cookie, tokens };
    },

    /** Password or code were given just now. */
    async confirm(session: SessionDoc): Promise<Date> {
      const confirmed_at = new Date();
      await sessions.updateOne({ _id: session._id }, { $set: { confirmed_at } });
      return new Date(confirmed_at.getTime() + CONFIRMED_MS);
    },

    /** It is in use at a network address: noted every few minutes, for its owner's list. True when it was. */
    async seen(session: SessionDoc, address: string): Promise<boolean> {
      const last = session.last_used_at ?? session.created_at;
      if (Date.now() - last.getTime() < SEEN_MS) return false;
      await sessions.updateOne({ _id: session._id }, { $set: { last_used_at: new Date(), address } });
      return true;
    },

    /** A second factor was verified: the session goes on under new secrets, and the old ones end. */
    async lift(session: SessionDoc, withTokens: boolean): Promise<StartedSession> {
      const cookie = newToken();
      const aal = 'aal2' as const;
      const { tokens, stored } = await tokensIf(withTokens, keys, { ...session, aal });
      const set = {
        aal,
        cookie_hash: hashToken(cookie),
        ...stored,
        last_used_at: new Date(),
      };
      await sessions.updateOne({ _id: session._id }, { $set: set });
      return { session: { ...session, ...set }, cookie, tokens };
    },

    /** Puts the end off, once half of the time is over. True when it did, so that the cookie can be renewed too. */
    async extend(session: SessionDoc): Promise<boolean> {
      // what a script has ends when its owner said
      if (session.script) return false;
      if (session.expires_at.getTime() - Date.now() > idleMs(session) / 2) return false;
      const expires_at = endOf(session);
      if (expires_at <= session.expires_at) return false;
      await sessions.updateOne({ _id: session._id }, { $set: { expires_at } });
      session.expires_at = expires_at;
      return true;
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
