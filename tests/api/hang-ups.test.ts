import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, prove } from '../support/account.ts';
import { createEverything } from '../support/everything.ts';
import { post, SAMPLES } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

// Whoever hangs up in the middle of an answer ends that answer and nothing else.

let server: TestServer;
let account: Account;
let paths: string[];

beforeAll(async () => {
  server = await startServer();
  account = (await createEverything(server.url)).owner;
  await prove(account);
  // lists of several pages: what is read when somebody hangs up is not all
  for (let n = 0; n < 400; n++)
    await post(account, '/api/suppliers', { ...SAMPLES.suppliers.create, name: `Supplier ${n}` });
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  paths = Object.entries(document.paths).flatMap(([path, methods]) =>
    'get' in methods && !path.includes('{') ? [path] : [],
  );
});
afterAll(() => server.stop());

/** Asks for it and hangs up so many milliseconds later; null = as soon as the answer begins. */
function hangUp(path: string, afterMs: number | null): Promise<void> {
  const { hostname, port } = new URL(server.url);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${account.token}\r\n\r\n`);
      if (afterMs === null) socket.once('data', () => socket.destroy());
      else setTimeout(() => socket.destroy(), afterMs);
    });
    socket.on('error', () => undefined).on('close', () => done());
  });
}

it('whatever is asked for, the server goes on', async () => {
  expect(paths.filter((path) => path.startsWith('/api/export')).length).toBeGreaterThan(5);
  for (const path of paths) await Promise.all([0, 5, 10, 20, 40, 80, 160, null].map((ms) => hangUp(path, ms)));
  // twice: an answer that nobody takes may fail a little later
  for (let i = 0; i < 2; i++) expect((await account.fetch('/api/projects')).status).toBe(200);
  expect(server.output()).not.toContain('request failed');
});
