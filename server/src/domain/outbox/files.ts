import { type Connection, type Model, Schema, Types } from 'mongoose';
import { ownerScope } from '../../db/owner-scope.ts';
import type { OutgoingFile } from './outgoing.ts';

interface FileDoc {
  _id: Types.ObjectId;
  user_id: Types.ObjectId;
  item_id: Types.ObjectId;
  name: string;
  type: string;
  content: Buffer;
}

const schema = new Schema<FileDoc>(
  {
    user_id: { type: Schema.Types.ObjectId, required: true },
    item_id: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    type: { type: String, required: true },
    content: { type: Buffer, required: true },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);
schema.plugin(ownerScope);
schema.index({ user_id: 1, item_id: 1 });

/** What goes with mails, as it was when they were written: small papers, kept beside the outbox. */
export function createOutboxFiles(connection: Connection) {
  const model: Model<FileDoc> = connection.model<FileDoc>('outbox_files', schema, 'outbox_files');
  return {
    model,
    /** The same item again replaces them. */
    async keep(userId: string, itemId: Types.ObjectId, files: readonly OutgoingFile[]): Promise<void> {
      const owner = { user_id: new Types.ObjectId(userId), item_id: itemId };
      await model.deleteMany(owner);
      await model.insertMany(files.map(({ name, type, content }) => ({ ...owner, name, type, content })));
    },
    async drop(userId: string, itemId: Types.ObjectId): Promise<void> {
      await model.deleteMany({ user_id: new Types.ObjectId(userId), item_id: itemId });
    },
    async of(userId: string, itemId: Types.ObjectId): Promise<OutgoingFile[]> {
      const docs = await model.find({ user_id: new Types.ObjectId(userId), item_id: itemId }).lean();
      return docs.map(({ name, type, content }) => ({ name, type, content: asBuffer(content) }));
    },
  };
}

/** The driver gives a Binary for a lean document. */
const asBuffer = (content: Buffer | { buffer: Uint8Array }): Buffer =>
  Buffer.isBuffer(content) ? content : Buffer.from(content.buffer);

export type OutboxFiles = ReturnType<typeof createOutboxFiles>;
