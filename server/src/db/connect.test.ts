import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { connectDatabase } from './connect.ts';

/** More than a driver has connections unless it is told otherwise. */
const MANY = 120;

it('lets the transaction that has the embedded writer go on, however many wait for it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'smoko-connect-'));
  const { connection, close } = await connectDatabase({ dataDir });
  try {
    const entries = connection.collection('entries');
    let tries = 0;
    const twice = (number: number) =>
      connection.transaction(async (session) => {
        tries += 1;
        await entries.insertOne({ number, part: 1 }, { session });
        await entries.insertOne({ number, part: 2 }, { session });
      });
    await Promise.all(Array.from({ length: MANY }, (_, number) => twice(number)));
    expect(await entries.countDocuments()).toBe(2 * MANY);
    // told to try again were the few that a slow machine kept waiting, not four times all of them
    expect(tries).toBeLessThan(2 * MANY);
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
