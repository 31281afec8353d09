import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type MongoClientOptions } from 'mongodb';
import { type ServeOptions, type Serving, serve } from '../serve.ts';

/** A folder of its own for a test, and how to remove it. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'emdb-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface TestServer extends Serving {
  folder: string;
  client: MongoClient;
}

/** A server in this thread with the real driver connected to it; close() removes everything. */
export async function startTestServer(
  options: Partial<ServeOptions> = {},
  clientOptions: MongoClientOptions = {},
): Promise<TestServer> {
  const { folder, remove } = temporaryFolder();
  const serving = await serve({ dataDir: folder, sync: 'NORMAL', ...options });
  const client = await new MongoClient(serving.uri, clientOptions).connect();
  return {
    ...serving,
    folder,
    client,
    async close() {
      await client.close();
      await serving.close();
      remove();
    },
  };
}
