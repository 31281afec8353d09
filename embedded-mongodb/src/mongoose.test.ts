import mongoose, { Schema } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let db: mongoose.Connection;

// the server has a transaction carry over to whatever is asked for inside it; here it is said each time
let carriesOver: unknown;
beforeAll(async () => {
  carriesOver = mongoose.get('transactionAsyncLocalStorage');
  mongoose.set('transactionAsyncLocalStorage', false);
  server = await startTestServer();
  db = await mongoose.createConnection(server.uri, { dbName: 'shop' }).asPromise();
});
afterAll(async () => {
  mongoose.set('transactionAsyncLocalStorage', Boolean(carriesOver));
  await db.close();
  await server.close();
});
beforeEach(async () => {
  await db.dropDatabase();
  for (const name of db.modelNames()) db.deleteModel(name);
});

describe('mongoose', () => {
  it('populates one and many, nested and selected', async () => {
    const Customer = db.model('Customer', new Schema({ name: String }));
    const Quote = db.model(
      'Quote',
      new Schema({ total: Number, customer: { type: Schema.Types.ObjectId, ref: 'Customer' } }),
    );
    const Job = db.model('Job', new Schema({ title: String, quotes: [{ type: Schema.Types.ObjectId, ref: 'Quote' }] }));
    const customer = await Customer.create({ name: 'Ana' });
    const quotes = await Quote.insertMany([
      { total: 1, customer: customer._id },
      { total: 2, customer: customer._id },
    ]);
    await Job.create({ title: 'Deck', quotes: quotes.map(({ _id }) => _id) });
    const job = await Job.findOne()
      .populate({ path: 'quotes', options: { sort: { total: -1 } }, populate: { path: 'customer', select: 'name' } })
      .lean();
    expect(job?.quotes).toMatchObject([
      { total: 2, customer: { name: 'Ana' } },
      { total: 1, customer: { name: 'Ana' } },
    ]);
  });

  it('keeps unique, partial-unique and compound indexes', async () => {
    const schema = new Schema({
      email: { type: String, unique: true },
      phone: String,
      deleted: { type: Boolean, default: false },
    });
    schema.index({ phone: 1 }, { unique: true, partialFilterExpression: { deleted: false } });
    const Person = db.model('Person', schema);
    await Person.init();
    await Person.create({ email: 'a', phone: '1' });
    await expect(Person.create({ email: 'a' })).rejects.toMatchObject({ code: 11000, keyValue: { email: 'a' } });
    await expect(Person.create({ email: 'b', phone: '1' })).rejects.toMatchObject({
      code: 11000,
      keyValue: { phone: '1' },
    });
    await Person.create({ email: 'c', phone: '1', deleted: true });
    await expect(Person.updateOne({ email: 'c' }, { deleted: false })).rejects.toMatchObject({ code: 11000 });
    expect(await Person.countDocuments()).toBe(2);
  });

  it('syncs indexes', async () => {
    const Note = db.model('Note', new Schema({ at: Date, text: String }).index({ at: -1, _id: -1 }));
    await Note.init();
    await Note.collection.createIndex({ text: 1 });
    expect(await Note.syncIndexes()).toEqual(['text_1']);
    expect((await Note.listIndexes()).map(({ name }) => name)).toEqual(['_id_', 'at_-1__id_-1']);
  });

  it('upserts, with defaults set on insert', async () => {
    const Counter = db.model(
      'Counter',
      new Schema({ key: String, n: Number, made: { type: Date, default: Date.now } }),
    );
    const first = await Counter.findOneAndUpdate(
      { key: 'a' },
      { $inc: { n: 1 } },
      { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true },
    );
    const second = await Counter.findOneAndUpdate(
      { key: 'a' },
      { $inc: { n: 1 } },
      { upsert: true, returnDocument: 'after' },
    );
    expect([first?.n, second?.n]).toEqual([1, 2]);
    expect(second?.made).toEqual(first?.made);
  });

  it('saves arrays and sub-documents, and refuses a stale version', async () => {
    const Cart = db.model(
      'Cart',
      new Schema({ lines: [{ sku: String, quantity: Number }] }, { optimisticConcurrency: true, timestamps: true }),
    );
    const cart = await Cart.create({ lines: [{ sku: 'a', quantity: 1 }] });
    const stale = await Cart.findById(cart._id).orFail();
    cart.lines.push({ sku: 'b', quantity: 2 });
    const [line] = cart.lines;
    if (line) line.quantity = 5;
    await cart.save();
    expect(await Cart.findOne({ 'lines.sku': 'b' }, { 'lines.$': 1 }).lean()).toMatchObject({
      lines: [{ sku: 'b', quantity: 2 }],
    });
    stale.lines.pull(stale.lines[0]?._id);
    await expect(stale.save()).rejects.toThrow(mongoose.Error.VersionError);
    await Cart.updateOne(
      { _id: cart._id },
      { $set: { 'lines.$[line].quantity': 9 } },
      { arrayFilters: [{ 'line.sku': 'a' }] },
    );
    expect((await Cart.findById(cart._id).lean())?.lines.map(({ quantity }) => quantity)).toEqual([9, 2]);
  });

  it('commits and aborts transactions', async () => {
    const Account = db.model('Account', new Schema({ name: String, cents: Number }));
    await Account.create([
      { name: 'a', cents: 10 },
      { name: 'b', cents: 0 },
    ]);
    const move = (cents: number, fail: boolean) =>
      db.transaction(async (session) => {
        await Account.updateOne({ name: 'a' }, { $inc: { cents: -cents } }, { session });
        await Account.updateOne({ name: 'b' }, { $inc: { cents } }, { session });
        expect((await Account.findOne({ name: 'b' }).lean())?.cents).toBe(fail ? 4 : 0); // outside: the last commit
        if (fail) throw new Error('no');
      });
    await move(4, false);
    await expect(move(1, true)).rejects.toThrow('no');
    expect(await Account.find().sort('name').distinct('cents')).toEqual([4, 6]);
  });

  it('aggregates with lookup, unwind, group and facet', async () => {
    const Customer = db.model('Customer', new Schema({ name: String }));
    const Invoice = db.model('Invoice', new Schema({ customer: Schema.Types.ObjectId, cents: Number, status: String }));
    const ana = await Customer.create({ name: 'Ana' });
    const bo = await Customer.create({ name: 'Bo' });
    await Invoice.create([
      { customer: ana._id, cents: 5, status: 'paid' },
      { customer: ana._id, cents: 7, status: 'sent' },
      { customer: bo._id, cents: 1, status: 'paid' },
    ]);
    const byName = await Invoice.aggregate([
      { $lookup: { from: 'customers', localField: 'customer', foreignField: '_id', as: 'who' } },
      { $unwind: '$who' },
      { $group: { _id: '$who.name', total: { $sum: '$cents' }, statuses: { $addToSet: '$status' } } },
      { $sort: { _id: 1 } },
    ]);
    expect(byName).toEqual([
      { _id: 'Ana', total: 12, statuses: ['paid', 'sent'] },
      { _id: 'Bo', total: 1, statuses: ['paid'] },
    ]);
    const [facets] = await Invoice.aggregate([
      {
        $facet: {
          count: [{ $count: 'n' }],
          top: [{ $sort: { cents: -1 } }, { $limit: 1 }, { $project: { _id: 0, cents: 1 } }],
        },
      },
    ]);
    expect(facets).toEqual({ count: [{ n: 3 }], top: [{ cents: 7 }] });
  });

  it('streams with a cursor', async () => {
    const Event = db.model('Event', new Schema({ n: Number }));
    await Event.insertMany(Array.from({ length: 250 }, (_, n) => ({ n })));
    let sum = 0;
    for await (const { n } of Event.find().sort({ _id: 1 }).batchSize(20).cursor()) sum += n ?? 0;
    expect(sum).toBe((249 * 250) / 2);
  });
});
