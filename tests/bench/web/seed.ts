import { type Document, MongoClient, ObjectId } from 'mongodb';
import { wordStarts } from '../../../server/src/db/search-words.ts';

const BATCH = 1_000;

/** Many like the one task on file, each under a name of its own. */
export async function seedTasks(uri: string, userId: string, count: number): Promise<void> {
  await like(uri, 'admin_tasks', { user_id: new ObjectId(userId) }, count, (task, i) => {
    const task_name = `Ring client ${i} about the ${['deck', 'hot water', 'switchboard'][i % 3]}`;
    return { ...task, task_name, words: wordStarts([task_name]), created_at: earlier(task, i) };
  });
}

/** Many messages before those of the one conversation: what was asked and answered, over and over. */
export async function seedMessages(uri: string, userId: string, count: number): Promise<void> {
  const owner = { user_id: new ObjectId(userId) };
  const turns = count / 2;
  const driver = new MongoClient(uri);
  await driver
    .db()
    .collection('threads')
    .updateMany(owner, { $inc: { positions: turns } });
  await driver
    .db()
    .collection('messages')
    .updateMany(owner, { $inc: { position: turns * 100 } });
  await driver.close();
  for (const role of ['user', 'assistant'])
    await like(uri, 'messages', { ...owner, role }, turns, (message, i) => ({
      ...message,
      position: Number(message.position) - (i + 1) * 100,
      run_id: new ObjectId(),
      created_at: earlier(message, i),
    }));
}

const earlier = ({ created_at }: Document, i: number) => new Date((created_at as Date).getTime() - (i + 1) * 60_000);

async function like(
  uri: string,
  collection: string,
  filter: Document,
  count: number,
  make: (doc: Document, i: number) => Document,
): Promise<void> {
  const driver = new MongoClient(uri);
  const records = driver.db().collection(collection);
  const doc = await records.findOne(filter);
  if (!doc) throw new Error(`There is nothing in ${collection} to copy.`);
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    const docs = Array.from({ length: size }, (_, i) => ({ ...make(doc, from + i), _id: new ObjectId() }));
    await records.insertMany(docs, { ordered: false });
  }
  await driver.close();
}
