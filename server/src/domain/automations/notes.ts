import type { AutomationKind } from '@smoko/contract';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { ownerScope } from '../../db/owner-scope.ts';
import type { Call } from '../call.ts';

/** That something was written because of an occasion: a quote once, an invoice once for each due date. */
interface NoteDoc {
  _id: Types.ObjectId;
  user_id: Types.ObjectId;
  kind: AutomationKind;
  /** Names the occasion: "65f...:2026-11-27". */
  occasion: string;
  at: Date;
}

const schema = new Schema<NoteDoc>(
  {
    user_id: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    occasion: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);
schema.plugin(ownerScope);
schema.index({ user_id: 1, kind: 1, occasion: 1 }, { unique: true });

export interface Notes {
  models: Pick<Model<unknown>, 'createIndexes'>[];
  /** Of these occasions, those that nothing was written for; `since`: lately. */
  open(call: Call, kind: AutomationKind, occasions: readonly string[], since?: Date): Promise<Set<string>>;
  /** After the message is on file; said twice it is on file once, as of the last time. */
  keep(call: Call, kind: AutomationKind, occasions: readonly string[]): Promise<void>;
}

export function createNotes(connection: Connection): Notes {
  const model = connection.model<NoteDoc>('automation_notes', schema, 'automation_notes');
  const owner = (call: Call) => new Types.ObjectId(call.actor.userId);
  return {
    models: [model],
    async open(call, kind, occasions, since) {
      const known = await model
        .find({
          user_id: owner(call),
          kind,
          occasion: { $in: [...occasions] },
          ...(since ? { at: { $gt: since } } : {}),
        })
        .select({ occasion: 1 })
        .lean();
      const written = new Set(known.map(({ occasion }) => occasion));
      return new Set(occasions.filter((one) => !written.has(one)));
    },
    async keep(call, kind, occasions) {
      for (const occasion of occasions) {
        const one = { user_id: owner(call), kind, occasion };
        await model.updateOne(one, { $max: { at: call.clock.now() } }, { upsert: true });
      }
    },
  };
}
