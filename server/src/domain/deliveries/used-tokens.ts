import { createHash } from 'node:crypto';
import { type Connection, type Model, Schema } from 'mongoose';
import { isDuplicateKey } from '../../db/duplicate-key.ts';

interface TokenDoc {
  /** Hash of the token. */
  _id: string;
  expires_at: Date;
}

const schema = new Schema<TokenDoc>(
  { _id: { type: String, required: true }, expires_at: { type: Date, required: true, expires: 0 } },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

/** Longer than any of them is taken for fresh. */
const KEPT_MS = 60 * 60_000;

/** Tokens that count once, in whichever process. */
export interface UsedTokens {
  model: Model<TokenDoc>;
  /** False where it was used before. */
  use(token: string): Promise<boolean>;
}

export function createUsedTokens(connection: Connection): UsedTokens {
  const model = connection.model<TokenDoc>('used_tokens', schema, 'used_tokens');
  return {
    model,
    async use(token) {
      const _id = createHash('sha256').update(token).digest('base64url');
      try {
        await model.insertMany([{ _id, expires_at: new Date(Date.now() + KEPT_MS) }]);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}
