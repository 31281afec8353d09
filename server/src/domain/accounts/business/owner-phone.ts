import { AppError, confirmOwnerPhone, invalid, removeOwnerPhone, setOwnerPhone } from '@smoko/contract';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { type Call, type Implementation, implement } from '../../call.ts';
import type { Caps } from '../../caps.ts';
import { hashPassword, passwordMatches } from '../factors/password.ts';
import { newCode, textableNumber } from '../factors/phone-codes.ts';
import type { UserDoc } from '../user.ts';

/** Hands a code over to a number. */
export type TextCode = (call: Call, message: { to: string; body: string }) => Promise<unknown>;

/** A number that its owner has not confirmed yet. Times are the real clock's. */
interface CodeDoc {
  /** The owner's. */
  _id: Types.ObjectId;
  user_id: Types.ObjectId;
  phone: string;
  code_hash: string;
  tries: number;
  expires_at: Date;
}

const schema = new Schema<CodeDoc>(
  {
    user_id: { type: Schema.Types.ObjectId, required: true },
    phone: { type: String, required: true },
    code_hash: { type: String, required: true },
    tries: { type: Number, required: true },
    expires_at: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

const CODE_MS = 10 * 60_000;
const MAX_TRIES = 5;
const MAX_SENT = 3;
const WRONG = 'That code is not right, or too old. Ask for a new one if it does not work.';

/** The owner's own mobile: its texts are orders, once the code that was sent to it came back. */
export async function ownerPhoneImplementations(
  connection: Connection,
  users: Model<UserDoc>,
  text: TextCode,
  caps: Caps,
): Promise<Implementation[]> {
  const codes = connection.model<CodeDoc>('owner_phone_codes', schema, 'owner_phone_codes');
  await codes.createIndexes();

  /** Nobody but the owner at the screen or the terminal says which phone gives orders. */
  function ownerOf({ actor }: Call): Types.ObjectId {
    if (actor.agent || (actor.via !== 'web' && actor.via !== 'cli'))
      throw new AppError('forbidden', 'Do that yourself.');
    return new Types.ObjectId(actor.userId);
  }

  const changed = (call: Call) =>
    call.changes.push({ entity: 'settings', record_id: call.actor.userId, op: 'update', before: null, after: null });

  return [
    implement(setOwnerPhone, async (call, { phone: typed }) => {
      const _id = ownerOf(call);
      const phone = textableNumber(typed, call.actor.business.country);
      if (!(await caps.take(`texts to the owner's phone of ${_id.toHexString()}`, MAX_SENT, CODE_MS)))
        throw new AppError('rate_limited', 'We have just sent a few codes. Please wait ten minutes.', {
          retryAfter: 60,
        });
      const code = newCode();
      const expires_at = new Date(Date.now() + CODE_MS);
      const code_hash = await hashPassword(code);
      const set = { user_id: _id, phone, code_hash, tries: 0, expires_at };
      await codes.updateOne({ _id }, { $set: set }, { upsert: true });
      await text(call, { to: phone, body: `${code} is your Smoko code. It works for 10 minutes. Tell it to nobody.` });
      return { phone };
    }),

    implement(confirmOwnerPhone, async (call, { code }) => {
      const _id = ownerOf(call);
      const open = { _id, expires_at: { $gt: new Date() }, tries: { $lt: MAX_TRIES } };
      // counted before it is looked at: guesses side by side count too
      const asked = await codes.findOneAndUpdate(open, { $inc: { tries: 1 } }).lean<CodeDoc>();
      if (!asked || !(await passwordMatches(asked.code_hash, code))) throw invalid('code', WRONG);
      const { deletedCount } = await codes.deleteOne({ _id, code_hash: asked.code_hash });
      if (deletedCount === 0) throw invalid('code', WRONG);
      await users.updateOne({ _id }, { $set: { owner_phone: asked.phone } });
      changed(call);
      return { phone: asked.phone };
    }),

    implement(removeOwnerPhone, async (call) => {
      const _id = ownerOf(call);
      await codes.deleteOne({ _id });
      await users.updateOne({ _id }, { $unset: { owner_phone: 1 } });
      changed(call);
      return null;
    }),
  ];
}
