import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { hashToken, newToken } from './tokens.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What a mailed link does, and for how long. */
const LIFETIMES = { verify_email: 24 * HOUR, change_email: 24 * HOUR, reset_password: 30 * MINUTE };
type LinkKind = keyof typeof LIFETIMES;

export interface LinkDoc {
  /** Hash of the token: what is stored opens nothing. */
  _id: string;
  user_id: Types.ObjectId;
  kind: LinkKind;
  /** The address it was mailed to. */
  email: string;
  created_at: Date;
  expires_at: Date;
}

const schema = new Schema<LinkDoc>(
  {
    _id: { type: String, required: true },
    user_id: { type: Schema.Types.ObjectId, required: true, index: true },
    kind: { type: String, required: true },
    email: { type: String, required: true },
    created_at: { type: Date, required: true },
    expires_at: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

/** Mails an hour that somebody can be sent of one kind, whoever asks for them. */
const AN_HOUR = 5;

export type Links = ReturnType<typeof createLinks>;

/** Tokens of mailed links: each works once, by the real clock. */
export function createLinks(connection: Connection) {
  const links: Model<LinkDoc> = connection.model<LinkDoc>('mailed_links', schema, 'mailed_links');
  return {
    models: [links],

    /** The token, which leaves the server by mail only; null when there were enough of them lately. */
    async issue(kind: LinkKind, user: { _id: Types.ObjectId }, email: string): Promise<string | null> {
      const now = Date.now();
      const lately = { user_id: user._id, kind, created_at: { $gt: new Date(now - HOUR) } };
      if ((await links.countDocuments(lately)) >= AN_HOUR) return null;
      const token = newToken();
      await links.insertMany([
        {
          _id: hashToken(token),
          user_id: user._id,
          kind,
          email,
          created_at: new Date(now),
          expires_at: new Date(now + LIFETIMES[kind]),
        },
      ]);
      return token;
    },

    peek: (kind: LinkKind, token: string): Promise<LinkDoc | null> =>
      links
        .findOne({ _id: hashToken(token), kind, expires_at: { $gt: new Date() } })
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
