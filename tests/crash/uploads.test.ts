import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, asBearer } from '../support/account.ts';
import { get } from '../support/samples.ts';
import { until } from '../support/until.ts';
import { type House, openHouse } from './house.ts';
import { rounds, seeded } from './random.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const UPLOADERS = 4;
const LONGEST_MS = 400;
const BYTES = 200_000;

interface Upload {
  name: string;
  key: string;
  id: string | null;
}

const send = async (account: Pick<Account, 'fetch'>, { name, key }: Upload): Promise<string> => {
  const form = new FormData();
  form.set('file', new Blob([name.padEnd(BYTES, '.')]), name);
  const response = await account.fetch('/api/attachments', {
    method: 'POST',
    body: form,
    headers: { 'idempotency-key': key },
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
};

/** Uploads one file after the other until the server is gone. */
async function uploadUntilDeath(account: Pick<Account, 'fetch'>, uploader: number): Promise<Upload[]> {
  const uploads: Upload[] = [];
  for (;;) {
    const one: Upload = { name: `plan ${uploader}-${uploads.length}.txt`, key: randomUUID(), id: null };
    uploads.push(one);
    try {
      one.id = await send(account, one);
    } catch (error) {
      if ((error as Error).name === 'AssertionError') throw error;
      return uploads;
    }
  }
}

const onDisk = (): string[] => {
  const root = join(house.server().dataDir, 'files');
  if (!existsSync(root)) return [];
  return readdirSync(root).flatMap((owner) => readdirSync(join(root, owner)).map((name) => `${owner}/${name}`));
};

interface Page {
  data: Record<string, unknown>[];
  next_cursor: string | null;
}

/** Every record of the account, each with the whole of its file. */
async function recordsWithFiles(account: Pick<Account, 'fetch'>): Promise<Record<string, unknown>[]> {
  const records: Record<string, unknown>[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Page = await get(account, `/api/attachments?limit=100${cursor && `&cursor=${cursor}`}`);
    records.push(...page.data);
    cursor = page.next_cursor;
  }
  for (const { id, name } of records) {
    const file = await account.fetch(`/api/attachments/${String(id)}/file`);
    expect(file.status, String(name)).toBe(200);
    expect(await file.text()).toBe(String(name).padEnd(BYTES, '.'));
  }
  return records;
}

describe('kill -9 while files are being uploaded', () => {
  const random = seeded('kill -9 while files are being uploaded');
  const moments = Array.from({ length: rounds(3) }, () => Math.ceil(random() * LONGEST_MS));

  it.each(moments)('after %i ms: every record has its file, and what was acknowledged is there', async (ms) => {
    const { token } = await house.newAccount();
    const account = asBearer(house.server().url, token);
    const uploading = Promise.all(Array.from({ length: UPLOADERS }, (_, i) => uploadUntilDeath(account, i)));
    await new Promise((done) => setTimeout(done, ms));
    await house.kill();
    const uploads = (await uploading).flat();
    await house.restart();
    const again = house.as({ token });
    // what was cut off half way through is not kept
    expect(readdirSync(join(house.server().dataDir, 'incoming'))).toEqual([]);
    const ids = (await recordsWithFiles(again)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(uploads.flatMap(({ id }) => id ?? [])));

    // the same request once more makes nothing twice
    for (const one of uploads.slice(-2)) {
      const id = await send(again, one);
      if (one.id) expect(id).toBe(one.id);
      expect(await send(again, one)).toBe(id);
    }
    const names = (await recordsWithFiles(again)).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('files that no record names are gone once they are old; the others stay', async () => {
    const { token, user } = await house.newAccount();
    const own = () => onDisk().filter((path) => path.startsWith(`${user.id}/`));
    const uploading = uploadUntilDeath(asBearer(house.server().url, token), 0);
    await until('two uploads', async () => own().length >= 2);
    await house.kill();
    await uploading;
    const root = join(house.server().dataDir, 'files');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const path of own()) utimesSync(join(root, path), longAgo, longAgo);
    await house.restart();
    const kept = await recordsWithFiles(house.as({ token }));
    const named = kept.map(({ file_path }) => String(file_path));
    await until('the sweep', async () => own().length === named.length);
    expect(own().toSorted()).toEqual(named.toSorted());
  });
});
