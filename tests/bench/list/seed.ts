import { join } from 'node:path';
import { type Document, MongoClient, ObjectId } from 'mongodb';
import { wordStarts } from '../../../server/src/db/search-words.ts';

const BATCH = 1_000;
const CLIENTS = 200;
const MINUTE = 60_000;
const FIRST_DAY = Date.UTC(2024, 0, 1);
const WORK = ['Downlights', 'Switchboard upgrade', 'Hot water replacement', 'Deck', 'Bathroom rewire', 'Gutter repair'];
const STREETS = ['Banksia Street', 'Station Road', 'Princes Highway', 'Beach Road', 'Wattle Grove'];

/** Where a running server's embedded database listens; another process of the same user may connect. */
export const databaseUri = (dataDir: string): string =>
  `mongodb://${encodeURIComponent(join(dataDir, 'database/mongodb.sock'))}/smoko?directConnection=true`;

/** Jobs of one owner as the server would have stored them, a minute apart, each for one of 200 clients. */
export async function seedJobs(uri: string, userId: string, count: number): Promise<void> {
  const driver = new MongoClient(uri);
  const db = driver.db();
  const user_id = new ObjectId(userId);
  const clients = Array.from({ length: CLIENTS }, (_, i) => client(user_id, i));
  await db.collection('clients').insertMany(clients);
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    const jobs = Array.from({ length: size }, (_, i) => job(user_id, from + i, clients[(from + i) % CLIENTS]?._id));
    await db.collection('projects').insertMany(jobs, { ordered: false });
  }
  await driver.close();
}

export const base = (user_id: ObjectId, i: number) => {
  const at = new Date(FIRST_DAY + i * MINUTE);
  return { _id: new ObjectId(), user_id, created_at: at, updated_at: at, version: 1, deleted_at: null };
};

function client(user_id: ObjectId, i: number): Document & { _id: ObjectId } {
  const fields = { name: `Client ${i}`, email: `client${i}@example.com`, phone: null, address: null };
  const rest = {
    budget: null,
    due_date: null,
    job_notes: null,
    sms_opt_out: false,
    email_opt_out: false,
    follow_ups_paused: false,
  };
  return { ...base(user_id, i), ...fields, ...rest, words: wordStarts([fields.name, fields.email]) };
}

function job(user_id: ObjectId, i: number, client_id: ObjectId | undefined): Document {
  const number = 1_001 + i;
  const fields = {
    job_name: `${WORK[i % WORK.length]} ${i}`,
    job_number: String(number),
    job_number_value: number,
    job_description: 'As quoted on site. Bring the long ladder, access is from the lane behind the house.',
    job_date: i % 4 ? `2026-${String((i % 12) + 1).padStart(2, '0')}-${String((i % 28) + 1).padStart(2, '0')}` : null,
    job_time: i % 4 ? '09:00' : null,
    job_budget: i % 5 ? 10_000 + ((i * 7_919) % 900_000) : null,
    budget_includes_gst: i % 2 === 0,
    site_address: `${(i % 180) + 1} ${STREETS[i % STREETS.length]}`,
    client_id: client_id ?? null,
    status: ['pending', 'in_progress', 'completed'][i % 3],
  };
  return {
    ...base(user_id, i),
    ...fields,
    words: wordStarts([fields.job_name, fields.job_number, fields.site_address]),
  };
}
