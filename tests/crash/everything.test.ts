import { runImport } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, prove } from '../support/account.ts';
import { bringBack, type Copy, takeOut } from '../support/copy.ts';
import { get } from '../support/samples.ts';
import { type House, openHouse } from './house.ts';
import { rounds, seeded } from './random.ts';

let house: House;
let copy: Copy;
beforeAll(async () => {
  house = await openHouse();
  const owner = await house.newAccount();
  const names = Array.from({ length: 400 }, (_, i) => `Client ${i}`);
  await house.as(owner).client.call(runImport, { table: 'clients', csv: `Name\n${names.join('\n')}\n` });
  copy = await takeOut(owner);
}, 120_000);
afterAll(() => house.close());

const LONGEST_MS = 1_500;

describe('kill -9 while everything is brought back', () => {
  const random = seeded('kill -9 while everything is brought back');
  const moments = Array.from({ length: rounds(3) }, () => Math.ceil(random() * LONGEST_MS));

  it.each(moments)('after %i ms: all of it is there, or nothing, and it is said which', async (ms) => {
    const account: Account = await house.newAccount();
    await prove(account);
    const answer = bringBack(account, copy.zip).catch(() => null);
    await new Promise((done) => setTimeout(done, ms));
    await house.kill();
    const answered = await answer;
    await house.restart();
    const heir: Account = { ...account, ...house.as(account) };
    const { data: restores } = await get(heir, '/api/restores');
    const { data: clients } = await get(heir, '/api/clients');
    if (answered?.ok) expect(restores).toMatchObject([{ status: 'done' }]);
    if (restores[0]?.status !== 'done') {
      expect(clients).toEqual([]);
      for (const { status, error } of restores) {
        expect(status).toBe('failed');
        expect(error).toContain('Nothing of it stayed: import it again.');
      }
      expect((await bringBack(heir, copy.zip)).status).toBe(201);
    }
    expect((await takeOut(heir)).manifest.content_sha256).toBe(copy.manifest.content_sha256);
  });
});
