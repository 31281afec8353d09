// The same list by hand: Express and the MongoDB driver, no sign-in, no validation, no log. Gets the database's
// address and the owner's id, prints its own address.
import type { AddressInfo } from 'node:net';
import express from 'express';
import { type Document, MongoClient, ObjectId } from 'mongodb';

const [uri = '', userId = ''] = process.argv.slice(2);
const db = new MongoClient(uri).db();
const [jobs, clients] = [db.collection('projects'), db.collection('clients')];
const user_id = new ObjectId(userId);

const app = express();
app.disable('x-powered-by');
app.get('/api/projects', async (req, res) => {
  const limit = Number(req.query.limit);
  const docs = await jobs
    .find({ user_id, deleted_at: null })
    .sort({ created_at: -1, _id: -1 })
    .limit(limit + 1)
    .toArray();
  const page = docs.slice(0, limit);
  const named = await clients.find({ user_id, _id: { $in: page.map((doc) => doc.client_id) } }).toArray();
  const byId = new Map(named.map((doc) => [doc._id.toHexString(), doc]));
  const last = page.at(-1);
  res.json({
    data: page.map((doc) => jobJson(doc, byId.get(String(doc.client_id)))),
    next_cursor: docs.length > limit && last ? cursorAfter(last) : null,
  });
});

const jobJson = (doc: Document, client: Document | undefined) => ({
  id: doc._id,
  user_id: doc.user_id,
  created_at: doc.created_at,
  updated_at: doc.updated_at,
  version: doc.version,
  job_name: doc.job_name,
  job_number: doc.job_number,
  job_description: doc.job_description,
  job_date: doc.job_date,
  job_time: doc.job_time,
  job_budget: doc.job_budget === null ? null : doc.job_budget / 100,
  site_address: doc.site_address,
  client_id: doc.client_id,
  client: client ? clientJson(client) : null,
  status: doc.status,
});

const clientJson = ({ _id, name, email, phone, address, deleted_at }: Document) => ({
  id: _id,
  name,
  email,
  phone,
  address,
  deleted: Boolean(deleted_at),
});

const cursorAfter = (doc: Document) =>
  Buffer.from(JSON.stringify(['-created_at', 0, { at: doc.created_at.getTime() }, doc._id])).toString('base64url');

const server = app.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
