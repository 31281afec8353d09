import { NO_SUCH_ADDRESS } from '@smoko/contract';
import { afterEach, expect, it } from 'vitest';
import { type FakeServer, type Handler, problem, startFakeServer } from '../testing/fake-server.ts';
import { fetchFrom } from './api-client.ts';
import { isOlder } from './server-version.ts';

let server: FakeServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function ask(handlers: Record<string, Handler>): Promise<Response> {
  const started = await startFakeServer({
    'GET /api/new-thing': (_, response) => problem(response, 404, 'not_found', NO_SUCH_ADDRESS),
    ...handlers,
  });
  server = started;
  return fetchFrom(started.url)(`${started.url}/api/new-thing`);
}

it('says that a server is too old for what was asked', async () => {
  await expect(ask({ 'GET /api/health': () => ({ status: 'ok', version: '0.0.9' }) })).rejects.toThrow(
    /^This Smoko server \(0\.0\.9\) is older than this smoko \(\d+\.\d+\.\d+\)\. Update the server, then try again\.$/,
  );
});

it('says that smoko is too old for a newer server', async () => {
  await expect(ask({ 'GET /api/health': () => ({ status: 'ok', version: '9.0.0' }) })).rejects.toThrow('Update smoko.');
});

it('says that there is no Smoko where something else answers', async () => {
  const page: Handler = (_, response) => void response.writeHead(404).end('<h1>Not found</h1>');
  await expect(ask({ 'GET /api/new-thing': page })).rejects.toThrow('There is no Smoko at http://127.0.0.1:');
});

it('leaves a record that is missing to the caller', async () => {
  const missing: Handler = (_, response) => problem(response, 404, 'not_found', 'That job could not be found.');
  const response = await ask({ 'GET /api/new-thing': missing });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('That job');
});

it('compares versions by number', () => {
  expect(isOlder('0.9.10', '0.10.0')).toBe(true);
  expect(isOlder('0.10.0', '0.9.10')).toBe(false);
  expect(isOlder('0.1.0', '0.1.0')).toBe(false);
});
