import { randomInt } from 'node:crypto';
import { type Connection, type Model, Types } from 'mongoose';
import { type RecoveryCodeDoc, recoveryCodeModel } from './factor-models.ts';
import { hashPassword, passwordMatches } from './password.ts';

const CODES = 10;
const LENGTH = 10;
/** Without what is easily taken for something else. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

/** Codes on paper for the day the phone is lost. */
export function createRecoveryCodes(connection: Connection) {
  const codes: Model<RecoveryCodeDoc> = recoveryCodeModel(connection);
  return {
    models: [codes],

    /** Ten new ones, as they are shown; the former ones end. */
    async make(userId: Types.ObjectId): Promise<string[]> {
      const made = Array.from({ length: CODES }, newCode);
      const docs = await Promise.all(
        made.map(async (code) => ({
          _id: new Types.ObjectId(),
          user_id: userId,
          code_hash: await hashPassword(code),
        })),
      );
      await codes.deleteMany({ user_id: userId });
      await codes.insertMany(docs);
      return made.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
    },

    /** Takes a code, so that it works once; false for a wrong one. */
    async take(userId: Types.ObjectId, code: string): Promise<boolean> {
      for (const { _id, code_hash } of await codes.find({ user_id: userId }).lean<RecoveryCodeDoc[]>()) {
        if (!(await passwordMatches(code_hash, code))) continue;
        return (await codes.deleteOne({ _id, user_id: userId })).deletedCount === 1;
      }
      return false;
    },

    left: (userId: Types.ObjectId): Promise<number> => codes.countDocuments({ user_id: userId }).exec(),

    async forget(userId: Types.ObjectId): Promise<void> {
      await codes.deleteMany({ user_id: userId });
    },
  };
}
