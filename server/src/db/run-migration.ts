import { type Connection, Schema } from 'mongoose';

const schema = new Schema({ _id: String, at: Date }, { versionKey: false, autoCreate: false });

/**
 * Runs a migration of stored records once per database. It may run twice, when it is interrupted or two servers start at
 * the same time, so it has to be safe to repeat.
 */
export async function runMigration(connection: Connection, name: string, migrate: () => Promise<void>): Promise<void> {
  const done = connection.models.once ?? connection.model('once', schema, 'once');
  if (await done.exists({ _id: name })) return;
  await migrate();
  await done.updateOne({ _id: name }, { $set: { at: new Date() } }, { upsert: true });
}
