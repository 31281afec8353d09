import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** A signed-in browser or terminal. Tokens are stored as hashes only; all times are the real clock's. */
export interface SessionDoc {
  _id: Types.ObjectId;
  user_id: Types.ObjectId;
  cookie_hash: string;
  /** Not null where tokens were handed out (everything but the web app). */
  access_hash: string | null;
  access_expires_at: Date | null;
  refresh_hash: string | null;
  /** Off: the session ends with the browser, and after a day without use. */
  remember: boolean;
  /** Of a script's token alone: its `access_hash` lasts as long as it, and it cannot be renewed. */
  script?: { exports: boolean };
  /** In words, of a script's token its name; absent in sessions from before it was noted, as are those below. */
  device?: string;
  /** Network address it was last seen at. */
  address?: string;
  aal?: 'aal1' | 'aal2';
  /** When password or code were given anew, for sensitive acts. */
  confirmed_at?: Date | null;
  /** Written every few minutes at most. */
  last_used_at?: Date;
  created_at: Date;
  expires_at: Date;
}

const sessionSchema = new Schema<SessionDoc>(
  {
    user_id: { type: Schema.Types.ObjectId, required: true },
    cookie_hash: { type: String, required: true, index: true },
    access_hash: { type: String, default: null, index: true },
    access_expires_at: { type: Date, default: null },
    refresh_hash: { type: String, default: null, index: true },
    remember: { type: Boolean, required: true },
    script: { type: { _id: false, exports: { type: Boolean, required: true } }, default: undefined },
    device: String,
    address: String,
    aal: String,
    confirmed_at: Date,
    last_used_at: Date,
    created_at: { type: Date, required: true },
    expires_at: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);
sessionSchema.index({ user_id: 1 });

/** A refresh token that was swapped already: seeing it again means that somebody else has it. */
export interface UsedRefreshDoc {
  /** Hash of the token. */
  _id: string;
  session_id: Types.ObjectId;
  expires_at: Date;
}

const usedRefreshSchema = new Schema<UsedRefreshDoc>(
  {
    _id: { type: String, required: true },
    session_id: { type: Schema.Types.ObjectId, required: true },
    expires_at: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

export const sessionModel = (connection: Connection): Model<SessionDoc> =>
  connection.model<SessionDoc>('sessions', sessionSchema, 'sessions');
export const usedRefreshModel = (connection: Connection): Model<UsedRefreshDoc> =>
  connection.model<UsedRefreshDoc>('used_refresh_tokens', usedRefreshSchema, 'used_refresh_tokens');
