import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../testing/domain.ts';
import { mongooseModel } from '../testing/mongoose-model.ts';
import { UnscopedQueryError } from './owner-scope.ts';

let testDomain: TestDomain;
beforeAll(async () => {
  testDomain = await openTestDomain();
});
afterAll(() => testDomain.close());

const UNSCOPED = [
  ['nothing', {}],
  ['another field', { status: 'pending' }],
  ['an operator', { user_id: { $ne: null } }],
  ['a list', { user_id: { $in: [new Types.ObjectId()] } }],
  ['an alternative', { $or: [{ user_id: new Types.ObjectId() }] }],
] as const;

const unscoped = (filter: object): Record<string, never> => filter as Record<string, never>;

describe('every owned collection', () => {
  it('has the owner in its schema', () => {
    for (const { model } of Object.values(testDomain.domain.repositories)) {
      expect(model.schema.path('user_id').isRequired, model.modelName).toBe(true);
    }
  });

  it.each(UNSCOPED)('refuses every kind of query that pins no owner: %s', async (_what, filter) => {
    for (const repository of Object.values(testDomain.domain.repositories)) {
      const model = mongooseModel(repository.model);
      const queries: (() => Promise<unknown>)[] = [
        () => model.find(unscoped(filter)).exec(),
        () => model.findOne(unscoped(filter)).exec(),
        () => model.countDocuments(unscoped(filter)).exec(),
        () => model.distinct('_id', unscoped(filter)).exec(),
        () => model.updateOne(unscoped(filter), { $set: { version: 2 } }).exec(),
        () => model.updateMany(unscoped(filter), { $set: { version: 2 } }).exec(),
        () => model.findOneAndUpdate(unscoped(filter), { $set: { version: 2 } }).exec(),
        () => model.findOneAndReplace(unscoped(filter), {}).exec(),
        () => model.replaceOne(unscoped(filter), {}).exec(),
        () => model.findOneAndDelete(unscoped(filter)).exec(),
        () => model.deleteOne(unscoped(filter)).exec(),
        () => model.deleteMany(unscoped(filter)).exec(),
        () => model.aggregate([{ $match: unscoped(filter) }]).exec(),
        () => model.estimatedDocumentCount().exec(),
      ];
      for (const query of queries)
        await expect(query(), `${model.modelName}: ${query}`).rejects.toThrow(UnscopedQueryError);
    }
  });

  it('refuses an aggregation that reaches into another collection', async () => {
    const { model } = testDomain.domain.repositories.projects;
    const owner = { $match: { user_id: new Types.ObjectId() } };
    const lookup = { $lookup: { from: 'clients', localField: 'client_id', foreignField: '_id', as: 'client' } };
    await expect(model.aggregate([owner, lookup]).exec()).rejects.toThrow(UnscopedQueryError);
  });

  it('lets an aggregation take in another collection by the same owner only', async () => {
    const { model } = testDomain.domain.repositories.projects;
    const owner = { $match: { user_id: new Types.ObjectId() } };
    const other = { $match: { user_id: new Types.ObjectId() } };
    const lookup = { $lookup: { from: 'users', localField: 'user_id', foreignField: '_id', as: 'user' } };
    const union = (...pipeline: object[]) =>
      model.aggregate([owner, { $unionWith: { coll: 'clients', pipeline: pipeline as never } }]).exec();
    await expect(union(owner)).resolves.toEqual([]);
    for (const pipeline of [[], [other], [{ $limit: 1 }, owner], [{ $match: {} }], [owner, lookup]])
      await expect(union(...pipeline), JSON.stringify(pipeline)).rejects.toThrow(UnscopedQueryError);
    const whole = { $unionWith: 'clients' } as never;
    await expect(model.aggregate([owner, whole]).exec()).rejects.toThrow(UnscopedQueryError);
  });

  it('answers a query that names one owner', async () => {
    await expect(
      testDomain.domain.repositories.projects.model.find({ user_id: new Types.ObjectId() }),
    ).resolves.toEqual([]);
  });
});
