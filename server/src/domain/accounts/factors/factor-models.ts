import { type Connection, type Model, Schema, type Types } from 'mongoose';

export interface FactorDoc {
  _id: Types.ObjectId;
  user_id: Types.ObjectId;
  friendly_name: string;
  factor_type: 'totp' | 'phone';
  status: 'unverified' | 'verified';
  /** Sealed: an app's secret, or a phone's number in E.164. */
  secret: string;
  /** The time step of the last code that was taken: none at or before it is taken again. */
  last_step: number;
  created_at: Date;
  last_used_at: Date | null;
}

const factorSchema = new Schema<FactorDoc>(
  {
    user_id: { type: Schema.Types.ObjectId, required: true, index: true },
    friendly_name: { type: String, required: true },
    factor_type: { type: String, required: true },
    status: { type: String, required: true },
    secret: { type: String, required: true },
    last_step: { type: Number, required: true },
    created_at: { type: Date, required: true },
    last_used_at: { type: Date, default: null },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

/** Somebody is about to give a code. */
export interface ChallengeDoc {
  _id: Types.ObjectId;
  user_id: Types.ObjectId;
  factor_id: Types.ObjectId;
  session_id: Types.ObjectId;
  /** Of the code that a phone was sent. */
  code_hash: string | null;
  expires_at: Date;
}

const challengeSchema = new Schema<ChallengeDoc>(
  {
    user_id: { type: Schema.Types.ObjectId, required: true, index: true },
    factor_id: { type: Schema.Types.ObjectId, required: true },
    session_id: { type: Schema.Types.ObjectId, required: true },
    code_hash: { type: String, default: null },
    expires_at: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

/** Stands in for a lost factor, once. Hashed like a password: it is shorter than a token. */
export interface RecoveryCodeDoc {
  _id: Types.ObjectId;
  user_id: Types.ObjectId;
  code_hash: string;
}

const recoverySchema = new Schema<RecoveryCodeDoc>(
  {
    user_id: { type: Schema.Types.ObjectId, required: true, index: true },
    code_hash: { type: String, required: true },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

export const factorModel = (connection: Connection): Model<FactorDoc> =>
  connection.model<FactorDoc>('factors', factorSchema, 'factors');
export const challengeModel = (connection: Connection): Model<ChallengeDoc> =>
  connection.model<ChallengeDoc>('factor_challenges', challengeSchema, 'factor_challenges');
export const recoveryCodeModel = (connection: Connection): Model<RecoveryCodeDoc> =>
  connection.model<RecoveryCodeDoc>('recovery_codes', recoverySchema, 'recovery_codes');
