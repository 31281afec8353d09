// The same list by hand: Express and the MongoDB driver, no sign-in, no validation, no log. Gets the database's
// address and the owner's id, prints its own address.
import type { AddressInfo } from 'node:net';
import { clientRefSchema, projectSchema } from '@smoko/contract';
import express from 'express';
import { type Document, MongoClient, ObjectId } from 'mongodb';

const [uri = '', userId = ''] = process.argv.slice(2);
const db = new MongoClient(uri).db();
const [jobs, clients] = [db.collection('projects'), db.collection('clients')];
const [quotes, variations] = [db.collection('quotes'), db.collection('variations')];
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
  const ofPage = { user_id, deleted_at: null, status: 'accepted', project_id: { $in: page.map(({ _id }) => _id) } };
  const [named, ...agreed] = await Promise.all([
    clients.find({ user_id, _id: { $in: page.map((doc) => doc.client_id) } }).toArray(),
    quotes.find(ofPage).toArray(),
    variations.find(ofPage).toArray(),
  ]);
  const byId = new Map(named.map((doc) => [doc._id.toHexString(), doc]));
  const last = page.at(-1);
  res.json({
    data: page.map((doc) => ({
      ...jobJson(doc, byId.get(String(doc.client_id))),
      price: priceOf(agreed.flat().filter(({ project_id }) => doc._id.equals(project_id))),
    })),
    next_cursor: docs.length > limit && last ? cursorAfter(last) : null,
  });
});

/** The fields come from the contract: what Smoko answers with next year, this answers with too. */
const copier = (schema: { shape: object }) => {
  const fields = Object.keys(schema.shape);
  return (doc: Document): Document => {
    const json: Document = {};
    for (const field of fields) json[field] = (field === 'id' ? doc._id : doc[field]) ?? null;
    return json;
  };
};
const [copyJob, copyClient] = [copier(projectSchema), copier(clientRefSchema)];

/** Cents to dollars: what was agreed in all; null where nothing was. */
const priceOf = (agreed: readonly Document[]): number | null =>
  agreed.length ? agreed.reduce((sum, { total }) => sum + total, 0) / 100 : null;

function jobJson(doc: Document, client: Document | undefined): Document {
  const json = copyJob(doc);
  json.job_budget = doc.job_budget === null ? null : doc.job_budget / 100;
  json.client = client ? clientJson(client) : null;
  return json;
}

function clientJson(doc: Document): Document {
  const json = copyClient(doc);
  json.deleted = Boolean(doc.deleted_at);
  return json;
}

const cursorAfter = (doc: Document) =>
  Buffer.from(JSON.stringify(['-created_at', 0, { at: doc.created_at.getTime() }, doc._id])).toString('base64url');

const server = app.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
