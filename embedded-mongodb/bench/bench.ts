import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, MongoClient, ObjectId } from 'mongodb';
import { startEmbedded } from '../src/index.ts';

/*
 * How fast is it here? `tsx bench/bench.ts`. Server in its worker, driver in this thread, so both share the machine.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'emdb-bench-'));
const embedded = await startEmbedded({ dataDir });
const client = await new MongoClient(embedded.uri).connect();
const db = client.db('bench');

async function measure(name: string, times: number, run: (n: number) => Promise<unknown>, lanes = 1): Promise<void> {
  const started = performance.now();
  let next = 0;
  const lane = async () => {
    while (next < times) await run(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  console.log(`${name}: ${Math.round((times / (performance.now() - started)) * 1000)}/s`);
}

const user = new ObjectId();
const document = (n: number): Document => ({
  _id: new ObjectId(),
  user_id: user,
  deleted_at: null,
  created_at: new Date(1.7e12 + n * 1000),
  words: ['job', `w${n % 500}`],
  n,
  note: 'x'.repeat(200),
});

try {
  const jobs = db.collection('jobs');
  await jobs.createIndexes([
    { key: { user_id: 1, deleted_at: 1, created_at: -1, _id: -1 } },
    { key: { user_id: 1, deleted_at: 1, words: 1, created_at: -1, _id: -1 } },
  ]);
  const all = Array.from({ length: 100_000 }, (_, n) => document(n));
  const started = performance.now();
  for (let from = 0; from < all.length; from += 1000) await jobs.insertMany(all.slice(from, from + 1000));
  console.log(
    `insertMany by 1,000 with 2 indexes: ${Math.round((all.length / (performance.now() - started)) * 1000)} documents/s`,
  );
  const plain = db.collection('plain');
  await measure('insertOne, one after another', 3000, (n) => plain.insertOne({ n, note: 'x'.repeat(200) }));
  await measure('insertOne, 32 at a time', 20_000, (n) => plain.insertOne({ n, note: 'x'.repeat(200) }), 32);
  const someId = (n: number) => all[(n * 7919) % all.length]?._id;
  await measure('findOne by _id, one after another', 5000, (n) => jobs.findOne({ _id: someId(n) }));
  await measure('findOne by _id, 32 at a time', 20_000, (n) => jobs.findOne({ _id: someId(n) }), 32);
  await measure('updateOne $inc by _id, one after another', 3000, (n) =>
    jobs.updateOne({ _id: someId(n) }, { $inc: { n: 1 } }),
  );
  const own = { user_id: user, deleted_at: null };
  const order = { created_at: -1, _id: -1 } as const;
  const page = (n: number): Document => {
    const last = all[(n * 7919) % all.length] as Document;
    return {
      ...own,
      $or: [{ created_at: { $lt: last.created_at } }, { created_at: last.created_at, _id: { $lt: last._id } }],
    };
  };
  await measure('list of 20 from 100,000, first page', 3000, () => jobs.find(own).sort(order).limit(20).toArray());
  await measure('list of 20 from 100,000, any page by key', 3000, (n) =>
    jobs.find(page(n)).sort(order).limit(20).toArray(),
  );
  await measure('search of 20 by word, newest first', 3000, (n) =>
    jobs
      .find({ ...own, words: `w${n % 500}` })
      .sort(order)
      .limit(20)
      .toArray(),
  );
  await measure('count by word (200 keys)', 2000, (n) => jobs.countDocuments({ ...own, words: `w${n % 500}` }));
  await measure('group 100,000 documents', 2, () =>
    jobs
      .aggregate([{ $match: own }, { $group: { _id: { $arrayElemAt: ['$words', 1] }, n: { $sum: '$n' } } }])
      .toArray(),
  );
} finally {
  await client.close();
  await embedded.close();
  rmSync(dataDir, { recursive: true, force: true });
}
