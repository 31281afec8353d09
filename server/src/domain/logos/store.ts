import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { ownerScope } from '../../db/owner-scope.ts';

/** A picture that a business had at the head of its papers: known by what is in it, so it never changes. */
export interface LogoDoc {
  _id: Types.ObjectId;
  user_id: Types.ObjectId;
  /** Of the file as it is kept, hexadecimal. */
  sha256: string;
  file_path: string;
  file_type: 'png' | 'jpg';
  /** Pixels, as it is looked at. */
  width: number;
  height: number;
  /** When it was last chosen, or ceased to be. */
  used_at: Date;
}

const schema = new Schema<LogoDoc>(
  {
    user_id: { type: Schema.Types.ObjectId, required: true },
    sha256: { type: String, required: true },
    file_path: { type: String, required: true },
    file_type: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    used_at: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);
schema.plugin(ownerScope);
schema.index({ user_id: 1, sha256: 1 }, { unique: true });
schema.index({ used_at: 1 });

export const logoModel = (connection: Connection): Model<LogoDoc> =>
  connection.model<LogoDoc>('logos', schema, 'logos');
