import { type Connection, Schema } from 'mongoose';

const schema = new Schema({ _id: String, at: Date }, { versionKey: false, autoCreate: false });

/** Runs a change of what is stored once in the life of a database. Broken off, or begun by two, it is run again: it must bear that. */
export async function once(connection: Connection, name: string, change: () => Promise<void>): Promise<void> {
  const done = connection.models.once ?? connection.model('once', schema, 'once');
  if (await done.exists({ _id: name })) return;
  await change();
  await done.updateOne({ _id: name }, { $set: { at: new Date() } }, { upsert: true });
}
