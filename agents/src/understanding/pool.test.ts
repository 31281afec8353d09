import { afterEach, describe, expect, it } from 'vitest';
// under this name it is what everybody gets but unit tests: vitest.config.ts
import { THREAD as SOURCE } from '../understanding/thread-file.ts';
import { TooBusy, TooMuchWork } from './budget.ts';
import { createFairQueue } from './fair-queue.ts';
import { createPool, type Pool, type PoolSettings } from './pool.ts';

let pool: Pool | undefined;
const open = (settings?: PoolSettings): Pool => {
  pool = createPool(settings);
  return pool;
};
afterEach(() => pool?.close());

const TODAY = '2026-11-20';
const LONG = Array.from({ length: 90 }, (_, i) => `${i}m of copper pipe at $${i + 4}.50 per metre`).join('\n');
const days = (of: Pool, tenant: string, text = 'from the 3rd of December') => of.for(tenant)('daysIn', [text, TODAY]);
const long = (of: Pool, tenant: string) => of.for(tenant)('readQuote', [LONG]);

describe('the threads that read messages', () => {
  it.each([
    ['a bundle', undefined],
    ['source', SOURCE],
  ])('give from %s what the same task gives in this thread', async (_, workerUrl) => {
    expect(await days(open({ workerUrl }), 'a')).toEqual(['2026-12-03']);
  });

  it('run from source where nothing was bundled', () => {
    expect(SOURCE.href).toBe(new URL('./worker.ts', import.meta.url).href);
  });

  it('serve a business between two pieces of work of another, however many of those wait', async () => {
    const of = open();
    await days(of, 'a');
    const answered: string[] = [];
    const flood = Array.from({ length: 30 }, () => long(of, 'hostile').then(() => answered.push('hostile')));
    const one = days(of, 'neighbour').then(() => answered.push('neighbour'));
    await Promise.all([...flood, one]);
    expect(answered).toHaveLength(31);
    // the one or two that were being worked on already may end first
    expect(answered.indexOf('neighbour')).toBeLessThan(3);
  });

  it('leave this thread free meanwhile', async () => {
    const of = open();
    await days(of, 'a');
    const order: string[] = [];
    const work = Promise.all(Array.from({ length: 5 }, () => long(of, 'a'))).then(() => order.push('work'));
    setImmediate(() => order.push('something else'));
    await work;
    expect(order).toEqual(['something else', 'work']);
  });

  it('end what takes too long, and begin anew', async () => {
    const of = open({ threads: 1, patience: (task) => (task === 'readQuote' ? 1 : 60_000) });
    await days(of, 'a');
    await expect(long(of, 'a')).rejects.toBeInstanceOf(TooMuchWork);
    expect(await days(of, 'a')).toEqual(['2026-12-03']);
  });

  it.each([
    ['at once where the processor worked for it', 1_000, 2],
    ['after a while where the machine was busy with something else', 0, 7],
  ])('end it %s', async (_, each, looks) => {
    let looked = 0;
    const worked = () => {
      looked += 1;
      return looked * each;
    };
    const of = open({ threads: 1, patience: (task) => (task === 'readQuote' ? 1 : 60_000), worked });
    await days(of, 'a');
    looked = 0;
    await expect(long(of, 'a')).rejects.toBeInstanceOf(TooMuchWork);
    expect(looked).toBe(looks);
  });

  it('say that they are busy when more waits than has room', async () => {
    const of = open({ most: { ofTenant: 3, inAll: 100 } });
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => days(of, 'flood')));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    for (const reason of refused) expect(reason).toBeInstanceOf(TooBusy);
    expect(await days(of, 'flood')).toHaveLength(1);
  });

  it('forget what nobody waits for any more', async () => {
    const of = open();
    const stop = new AbortController();
    const waiting = of.for('a')('readQuote', [LONG], stop.signal);
    stop.abort(new Error('Stopped.'));
    await expect(waiting).rejects.toThrow('Stopped.');
    expect(await days(of, 'a')).toHaveLength(1);
  });

  it('tell of a fault of the code as a fault, not as too much', async () => {
    const of = open();
    await expect(of.for('a')('daysIn', [null as never, TODAY])).rejects.toThrow(/daysIn/);
    await expect(of.for('a')('daysIn', [(() => 1) as never, TODAY])).rejects.toThrow(/clone/);
    expect(await days(of, 'a')).toHaveLength(1);
  });
});

describe('who is next', () => {
  it('goes round the tenants', () => {
    const queue = createFairQueue<number>({ ofTenant: 10, inAll: 10 });
    for (const [tenant, item] of [
      ['a', 1],
      ['a', 2],
      ['a', 3],
      ['b', 4],
      ['c', 5],
      ['b', 6],
    ] as const)
      queue.add(tenant, item);
    const order = Array.from({ length: 6 }, () => queue.take(() => true)?.item);
    expect(order).toEqual([1, 4, 5, 2, 6, 3]);
    expect(queue.take(() => true)).toBeUndefined();
  });

  it('passes over who has enough begun', () => {
    const queue = createFairQueue<number>({ ofTenant: 10, inAll: 10 });
    queue.add('a', 1);
    queue.add('b', 2);
    expect(queue.take((tenant) => tenant !== 'a')).toEqual({ tenant: 'b', item: 2 });
    expect(queue.take((tenant) => tenant !== 'a')).toBeUndefined();
    expect(queue.clear()).toEqual([1]);
  });

  it('has room for so many of one and so many in all', () => {
    const queue = createFairQueue<number>({ ofTenant: 2, inAll: 3 });
    expect([queue.add('a', 1), queue.add('a', 2), queue.add('a', 3)]).toEqual([true, true, false]);
    expect([queue.add('b', 1), queue.add('c', 1)]).toEqual([true, false]);
    expect(queue.remove('a', 1)).toBe(true);
    expect(queue.add('c', 1)).toBe(true);
  });
});
