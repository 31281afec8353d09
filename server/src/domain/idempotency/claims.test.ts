import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../../db/connect.ts';
import { createIdempotency, type Idempotency } from './claims.ts';

let dataDir: string;
let database: Database;
let idempotency: Idempotency;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'smoko-'));
  database = await connectDatabase({ dataDir });
  idempotency = createIdempotency(database.connection);
  await idempotency.prepare();
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const request = (key: string, body: unknown = { a: 1 }) => ({ userId: 'u', key, route: 'POST /x', body });
const never = () => new Promise<never>(() => {});

it('runs again after a crash, with the same key for the domain, and not before the lease is over', async () => {
  const keys: string[] = [];
  const work = async (key: string) => void keys.push(key);
  void idempotency.once(request('crash'), (key) => work(key).then(never));
  await expect.poll(() => keys.length).toBe(1);
  await expect(idempotency.once(request('crash'), work)).rejects.toMatchObject({ code: 'conflict' });
  // what 30 seconds without a sign of life come to
  await database.connection.collection('idempotency_keys').updateMany({}, { $set: { lease_until: new Date(0) } });
  await idempotency.once(request('crash'), work);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[0]).toMatch(/^http:/);
});

it('runs again at once after a start at which nobody else can be working on it', async () => {
  let times = 0;
  const dying = async () => {
    times++;
    return never();
  };
  void idempotency.once(request('restart'), dying);
  await expect.poll(() => times).toBe(1);
  await idempotency.once(request('answered'), async () => 'kept');
  await idempotency.recover();
  expect(await idempotency.once(request('restart'), async () => ++times)).toBe(2);
  expect(await idempotency.once(request('answered'), async () => 'new')).toBe('kept');
});

it('keeps the answer, also one that is an error people can mend', async () => {
  let times = 0;
  const answer = () => idempotency.once(request('answer'), async () => ({ $id: 'a.b', n: ++times }));
  expect(await answer()).toEqual({ $id: 'a.b', n: 1 });
  expect(await answer()).toEqual({ $id: 'a.b', n: 1 });
  const refuse = () =>
    idempotency.once(request('refused'), async () => {
      throw new AppError('duplicate', `Taken ${++times}`, { errors: [{ path: 'name', message: 'Taken' }] });
    });
  await expect(refuse()).rejects.toMatchObject({ message: 'Taken 2', errors: [{ path: 'name' }] });
  await expect(refuse()).rejects.toMatchObject({ message: 'Taken 2', errors: [{ path: 'name' }] });
});

it('lets the same request try again at once after something unexpected, and no other', async () => {
  const broken = idempotency.once(request('broken'), async () => {
    throw new Error('the disk is full');
  });
  await expect(broken).rejects.toThrow('the disk is full');
  await expect(idempotency.once(request('broken', { a: 2 }), async () => 1)).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await idempotency.once(request('broken'), async () => 1)).toBe(1);
});
