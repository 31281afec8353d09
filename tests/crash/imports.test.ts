import { randomUUID } from 'node:crypto';
import { clients, listImports, runImport, undoImport } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../support/account.ts';
import { type House, openHouse } from './house.ts';
import { rounds, seeded } from './random.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const LONGEST_MS = 500;
const NAMES = Array.from({ length: 95 }, (_, i) => `Client ${String(i).padStart(2, '0')}`);
// the last is in the file twice, and added twice on purpose
const csv = `Name\n${[...NAMES, 'Client 94'].join('\n')}\n`;
const ALL = [...NAMES, 'Client 94'];

const api = (account: Account) => house.as(account).client;
const bring = (account: Account, idempotencyKey: string) =>
  api(account).call(runImport, { table: 'clients', csv, duplicates: 'add' }, { idempotencyKey });
const names = async (account: Account) =>
  (await api(account).call(clients.operations.list, { limit: 100, sort: 'name' })).data.map(({ name }) => name);
const imports = async (account: Account) => (await api(account).call(listImports, {})).data;

/** Dies on the way; what was answered before that is given back. */
async function breakOff(account: Account, key: string, ms: number) {
  const answer = bring(account, key).catch(() => null);
  await new Promise((done) => setTimeout(done, ms));
  await house.kill();
  const answered = await answer;
  await house.restart();
  return answered;
}

describe('kill -9 during an import', () => {
  const random = seeded('kill -9 during an import');
  const moments = Array.from({ length: rounds(3) }, () => Math.ceil(random() * LONGEST_MS));

  it.each(moments)('after %i ms: sent again it is finished, and nothing is there twice', async (ms) => {
    const account = await house.newAccount();
    const key = randomUUID();
    const answered = await breakOff(account, key, ms);
    const before = await names(account);
    if (answered) expect(before).toEqual(ALL);
    expect(before.filter((name) => !ALL.includes(name))).toEqual([]);

    const done = await bring(account, key);
    expect(done).toMatchObject({ added: ALL.length, left_out: 0 });
    expect(await names(account)).toEqual(ALL);
    expect(await imports(account)).toEqual([done]);
    expect(await bring(account, key)).toEqual(done);
    expect(await names(account)).toEqual(ALL);
  });

  it.each(moments)('after %i ms: what it added is taken back as a whole', async (ms) => {
    const account = await house.newAccount();
    await breakOff(account, randomUUID(), ms);
    const added = await names(account);
    const [begun] = await imports(account);
    // nothing is on file before the import itself
    if (!begun) return expect(added).toEqual([]);
    expect(await api(account).call(undoImport, { id: begun.id })).toMatchObject({ deleted: added.length, kept: 0 });
    expect(await names(account)).toEqual([]);
  });

  it.each(moments)('during the undo, after %i ms: done once more, nothing is left', async (ms) => {
    const account = await house.newAccount();
    const { id } = await bring(account, randomUUID());
    const undoing = api(account)
      .call(undoImport, { id })
      .catch(() => null);
    await new Promise((done) => setTimeout(done, ms / 2));
    await house.kill();
    await undoing;
    await house.restart();
    const [found] = await imports(account);
    if (found?.undone_at === null) await api(account).call(undoImport, { id });
    expect(await names(account)).toEqual([]);
    expect((await imports(account))[0]?.undone_at).not.toBeNull();
  });
});
