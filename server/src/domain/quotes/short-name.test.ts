import { quotes } from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import type { Actor } from '../actor.ts';
import { fillShortNames } from './fill-short-names.ts';

const { create, list, remove } = { ...quotes.operations, remove: quotes.operations.delete };

let world: TestDomain;
beforeAll(async () => {
  world = await openTestDomain();
});
afterAll(() => world.close());

const make = (actor: Actor, quote_number?: string) =>
  world.call(actor, create, quote_number === undefined ? {} : { quote_number });

describe('what a quote is called', () => {
  it('counts up from Q1 for each business, and its number stays as it is made', async () => {
    const [one, other] = [world.newActor(), world.newActor()];
    const first = await make(one);
    expect(first).toMatchObject({ short_name: 'Q1', quote_number: expect.stringMatching(/^Q-\d{13}$/) });
    expect(await make(one)).toMatchObject({ short_name: 'Q2' });
    expect(await make(other)).toMatchObject({ short_name: 'Q1' });
  });

  it('is its own where many are made at once', async () => {
    const actor = world.newActor();
    const made = await Promise.all(Array.from({ length: 12 }, () => make(actor)));
    const names = made.map(({ short_name }) => Number(short_name.slice(1))).sort((a, b) => a - b);
    expect(names).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });

  it('is its number where the tradie chose that; none that is made is the same or sounds so', async () => {
    const actor = world.newActor();
    expect(await make(actor, '2026/014')).toMatchObject({ short_name: '2026/014' });
    expect(await make(actor, 'Q-77')).toMatchObject({ short_name: 'Q-77' });
    expect(await make(actor)).toMatchObject({ short_name: 'Q78' });
    expect(await make(actor, 'q79')).toMatchObject({ short_name: 'q79' });
    expect(await make(actor)).toMatchObject({ short_name: 'Q80' });
    // of its own format it says when it was made, and nobody chose it
    expect(await make(actor, 'Q-1763400000010')).toMatchObject({ short_name: 'Q81' });
  });

  it('goes round a long number that looks like one', async () => {
    const actor = world.newActor();
    await make(actor, 'Q999999');
    await make(actor, 'Q1000000');
    expect(await make(actor)).toMatchObject({ short_name: 'Q1000001' });
  });

  it('is refused as a number where another quote has it', async () => {
    const actor = world.newActor();
    await make(actor);
    await expect(make(actor, 'Q1')).rejects.toMatchObject({
      code: 'duplicate',
      message: 'Quote number Q1 is already in use.',
    });
    await make(actor, 'Q-1763400000010');
    await expect(make(actor, 'Q-1763400000010')).rejects.toMatchObject({ code: 'duplicate' });
  });

  it('is not given again while a deleted one may come back', async () => {
    const actor = world.newActor();
    const { id } = await make(actor);
    await world.call(actor, remove, { id });
    expect(await make(actor)).toMatchObject({ short_name: 'Q2' });
    expect(await world.call(actor, quotes.operations.restore, { id })).toMatchObject({ short_name: 'Q1' });
  });

  it('finds it, as its number does', async () => {
    const actor = world.newActor();
    const { id, quote_number } = await make(actor);
    await make(actor);
    for (const asked of [{ q: 'q1' }, { short_name: 'Q1' }, { q: quote_number }, { quote_number }])
      expect((await world.call(actor, list, asked)).data.map((one) => one.id)).toEqual([id]);
  });
});

describe('quotes from before there were short names', () => {
  /** As they were stored. */
  const old = async (actor: Actor, numbers: readonly string[]) => {
    const { model } = world.records.repositories.quotes;
    const user_id = new Types.ObjectId(actor.userId);
    for (const quote_number of numbers) await make(actor, quote_number);
    const fields = { short_name: 1, short_name_value: 1 };
    await model.updateMany({ user_id }, { $unset: fields, $set: { words: ['q'] } });
  };

  it('are given theirs once, in the order in which they were made, and found by them', async () => {
    const [actor, other] = [world.newActor(), world.newActor()];
    await old(actor, ['Q-1763400000012', 'Q-2', 'Q-1763400000011', 'Villa']);
    await old(other, ['Q-1763400000099']);
    const { model } = world.records.repositories.quotes;
    const named = async (who: Actor) =>
      (await world.call(who, list, { sort: 'created_at' })).data.map((one) => one.short_name);
    expect(await named(actor)).toEqual(['Q-1763400000012', 'Q-2', 'Q-1763400000011', 'Villa']);
    await Promise.all([fillShortNames(model), fillShortNames(model)]);
    expect(await named(actor)).toEqual(['Q3', 'Q-2', 'Q4', 'Villa']);
    expect(await named(other)).toEqual(['Q1']);
    expect((await world.call(actor, list, { q: 'q4' })).data).toHaveLength(1);
    await fillShortNames(model);
    expect(await make(actor)).toMatchObject({ short_name: 'Q5' });
  });
});
