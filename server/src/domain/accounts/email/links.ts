import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { Caps } from '../../caps.ts';
import type { Profile } from '../new-user.ts';
import { hashToken, newToken } from '../sessions/tokens.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What a mailed link does, and for how long. */
const LIFETIMES = { sign_up: 24 * HOUR, verify_email: 24 * HOUR, change_email: 24 * HOUR, reset_password: 30 * MINUTE };
type LinkKind = keyof typeof LIFETIMES;

/** A sign-up with an address that an unconfirmed account has: it is made when the link is opened, with its password. */
interface PendingSignUp {
  profile: Profile;
  password_hash: string;
}

export interface LinkDoc {
  /** Hash of the token: what is stored opens nothing. */
  _id: string;
  user_id: Types.ObjectId;
  kind: LinkKind;
  /** The address it was mailed to. */
  email: string;
  pending?: PendingSignUp;
  created_at: Date;
  expires_at: Date;
}

const schema = new Schema<LinkDoc>(
  {
    _id: { type: String, required: true },
    user_id: { type: Schema.Types.ObjectId, required: true, index: true },
    kind: { type: String, required: true },
    email: { type: String, required: true },
    pending: Schema.Types.Mixed,
    created_at: { type: Date, required: true },
    expires_at: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

/** Mails an hour of one kind to one person that one place can ask for, and all places together that are new to them. */
const AN_HOUR = 5;
const AN_HOUR_TOGETHER = 20;

interface Asked {
  /** The place they are known at, or its address. Left out for who is signed in. */
  place?: { known: string | null; address: string };
  pending?: PendingSignUp;
}

export type Links = ReturnType<typeof createLinks>;

/** Tokens of mailed links: each works once, by the real clock. */
export function createLinks(connection: Connection, caps: Caps) {
  const links: Model<LinkDoc> = connection.model<LinkDoc>('mailed_links', schema, 'mailed_links');
  return {
    models: [links],

    /** The token, which leaves the server by mail only; null when there were enough of them lately. */
    async issue(
      kind: LinkKind,
      user: { _id: Types.ObjectId },
      email: string,
      asked: Asked = {},
    ): Promise<string | null> {
      const { place, pending } = asked;
      const mails = `${kind} mails of ${user._id.toHexString()}`;
      const from = place && (place.known ?? `address ${place.address}`);
      if (!(await caps.take(`${mails} for ${from ?? 'themselves'}`, AN_HOUR, HOUR))) return null;
      // many addresses at once must not fill a mailbox, nor keep its owner from asking
      if (place && !place.known && !(await caps.take(mails, AN_HOUR_TOGETHER, HOUR))) return null;
      const now = Date.now();
      const token = newToken();
      await links.insertMany([
        {
          _id: hashToken(token),
          user_id: user._id,
          kind,
          email,
          ...(pending ? { pending } : {}),
          created_at: new Date(now),
          expires_at: new Date(now + LIFETIMES[kind]),
        },
      ]);
      return token;
    },

    peek: (kinds: readonly LinkKind[], token: string): Promise<LinkDoc | null> =>
      links
        .findOne({ _id: hashToken(token), kind: { $in: kinds }, expires_at: { $gt: new Date() } })
        .lean<LinkDoc>()
        .exec(),

    /** Takes the link, so that nobody can take it again; null when it is unknown, used or too old. */
    take: (kinds: readonly LinkKind[], token: string): Promise<LinkDoc | null> =>
      links
        .findOneAndDelete({ _id: hashToken(token), kind: { $in: kinds }, expires_at: { $gt: new Date() } })
        .lean<LinkDoc>()
        .exec(),

    /** Links that were mailed before and must not work any more. */
    async forget(kinds: readonly LinkKind[], userId: Types.ObjectId): Promise<void> {
      await links.deleteMany({ user_id: userId, kind: { $in: kinds } });
    },
  };
}
