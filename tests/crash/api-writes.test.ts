import { randomUUID } from 'node:crypto';
import { clients, orchestrate } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../support/account.ts';
import { gate } from '../support/openai-stand-in.ts';
import { namesIn, readBooks } from './books.ts';
import { type House, openHouse } from './house.ts';
import { rounds, seeded } from './random.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const WRITERS = 6;
const LONGEST_MS = 400;

interface Write {
  name: string;
  idempotencyKey: string;
  acknowledged: boolean;
}

/** Writes one client after the other until the server is gone. */
async function writeUntilDeath(account: Account, writer: number): Promise<Write[]> {
  const writes: Write[] = [];
  for (;;) {
    const write = { name: `Client ${writer}-${writes.length}`, idempotencyKey: randomUUID(), acknowledged: false };
    writes.push(write);
    try {
      const { idempotencyKey } = write;
      await account.client.call(clients.operations.create, { name: write.name }, { idempotencyKey });
      write.acknowledged = true;
    } catch {
      return writes;
    }
  }
}

/** Sends it once more: nothing of before the crash is still being worked on, so it is answered at once. */
const repeat = (account: Account, { name, idempotencyKey }: Write) =>
  house.as(account).client.call(clients.operations.create, { name }, { idempotencyKey });

describe('kill -9 while clients are being written', () => {
  const random = seeded('kill -9 while clients are being written');
  const moments = Array.from({ length: rounds(4) }, () => Math.ceil(random() * LONGEST_MS));
  let left: { account: Account; writes: Write[] };

  it.each(moments)('after %i ms: what was acknowledged is there', async (ms) => {
    const account = await house.newAccount();
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeUntilDeath(account, writer)));
    await new Promise((done) => setTimeout(done, ms));
    await house.kill();
    const writes = (await writing).flat();
    await house.restart();
    const { clients: names = [] } = namesIn(await readAll(account));
    expect(names).toEqual(expect.arrayContaining(writes.filter((w) => w.acknowledged).map(({ name }) => name)));
    expect(names).toEqual([...new Set(names)]);
    const sent = new Set(writes.map(({ name }) => name));
    expect(names.filter((name) => !sent.has(name))).toEqual([]);
    left = { account, writes };
  });

  it('the rest is written once when it is sent again with the same Idempotency-Key', async () => {
    const { account, writes } = left;
    await Promise.all(writes.slice(-40).map((write) => repeat(account, write)));
    const again = writes.filter(({ acknowledged }) => !acknowledged);
    expect(again).toHaveLength(WRITERS);
    await Promise.all(again.map((write) => repeat(account, write)));
    const { clients: names } = namesIn(await readAll(account));
    expect(names).toEqual(writes.map(({ name }) => name).sort());
  });
});

it('a request that was being worked on when the server died is taken up again at once', async () => {
  const account = await house.newAccount();
  const asked = { message: 'Michelle, what is on today?', assistant: 'michelle' } as const;
  const idempotencyKey = randomUUID();
  const dead = gate();
  house.model.script(() => ({ text: ['Let me', () => house.kill().then(dead.open)] }));
  await expect(account.client.call(orchestrate, asked, { idempotencyKey })).rejects.toBeDefined();
  await dead.opened;
  await house.restart();
  const again = await house.as(account).client.call(orchestrate, asked, { idempotencyKey });
  expect(again.status).toBe('interrupted');
  expect(await house.as(account).client.call(orchestrate, asked, { idempotencyKey })).toEqual(again);
});

/** All clients, page by page. */
async function readAll(account: Account) {
  const { client } = house.as(account);
  const books = await readBooks(client);
  const all: { id: string; name: string }[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.call(clients.operations.list, { limit: 100, ...(cursor ? { cursor } : {}) });
    all.push(...page.data.map(({ id, name }) => ({ id, name })));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return { ...books, records: { ...books.records, clients: all } };
}
