import { type ModelKind, type ModelTest, type ModelUse, modelUseRules } from '@smoko/contract';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { createRepository } from '../../db/create-repository.ts';
import { ownerScope } from '../../db/owner-scope.ts';
import type { Repository } from '../../db/repository.ts';
import { ownedSchema, type RowIn } from '../../db/schema.ts';
import {
  link,
  maybeFlag,
  maybeNumber,
  maybeText,
  requiredNumber,
  requiredText,
  shapedText,
} from '../../db/stored-fields.ts';

/** The model settings of a business. `_id` is the owner's id: there is one for each. */
export interface ChoiceDoc {
  _id: Types.ObjectId;
  user_id: Types.ObjectId;
  kind: ModelKind;
  base_url: string | null;
  model: string | null;
  /** Encrypted for this owner and server. */
  key: string | null;
  key_ends: string | null;
  /** Millionths of a dollar for a million tokens. */
  input_price: number | null;
  output_price: number | null;
  /** Cents a month. */
  budget: number | null;
  trouble: { at: Date; message: string } | null;
  /** The latest test, as the API shows it. */
  test: ModelTest | null;
  /** When the running test last reported progress, by the real clock. */
  test_beat: Date | null;
  version: number;
}

const { Mixed, ObjectId } = Schema.Types;
const text = { type: String, default: null } as const;
const whole = { type: Number, default: null } as const;

const choice = new Schema<ChoiceDoc>(
  {
    user_id: { type: ObjectId, required: true, index: true },
    kind: { type: String, required: true },
    base_url: text,
    model: text,
    key: text,
    key_ends: text,
    input_price: whole,
    output_price: whole,
    budget: whole,
    trouble: { type: Mixed, default: null },
    test: { type: Mixed, default: null },
    test_beat: { type: Date, default: null },
    version: { type: Number, required: true },
  },
  { versionKey: false, minimize: false, strict: 'throw', autoCreate: false },
);
choice.plugin(ownerScope);

export const choiceModel = (connection: Connection): Model<ChoiceDoc> =>
  connection.model<ChoiceDoc>('model_choices', choice, 'model_choices');

const use = ownedSchema(
  {
    what: shapedText<ModelUse['what']>(),
    run_id: link,
    /** Uses with the same `ref` count as one, such as all requests of one turn. */
    ref: requiredText,
    /** `YYYY-MM` in the business's zone. */
    month: requiredText,
    model: requiredText,
    input_tokens: requiredNumber,
    output_tokens: requiredNumber,
    /** Missing where the server counted the tokens. */
    estimated: maybeFlag,
    /** Millionths of a dollar; missing where no price was known. */
    cost: maybeNumber,
    stood_in: maybeText,
  },
  { rules: modelUseRules, unique: [['ref', 'model']] },
);
use.index({ user_id: 1, month: 1 });

export type ModelUseRow = RowIn<typeof use>;

export const modelUseRepository = (connection: Connection): Repository<ModelUseRow> =>
  createRepository({
    table: 'model_uses',
    noun: 'use',
    rules: modelUseRules,
    connection,
    schema: use,
  });
