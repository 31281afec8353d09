import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSession } from '@smoko/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigStore, type ServerEntry } from '../config/store.ts';
import { type FakeServer, problem, startFakeServer } from '../testing/fake-server.ts';
import { signedIn, user } from '../testing/samples.ts';
import { Session } from './session.ts';

let folder: string;
let server: FakeServer;
/** The only tokens the server takes; a refresh token used twice ends everything, as the real server does. */
let good: { access: string; refresh: string } | null;
let refusal = 401;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'smoko-session-'));
  good = { access: 'access-1', refresh: 'refresh-1' };
  refusal = 401;
  let generation = 1;
  server = await startFakeServer({
    'GET /api/auth/session': ({ headers }, response) =>
      good && headers.authorization === `Bearer ${good.access}`
        ? { user, expires_at: user.created_at, via: 'bearer' }
        : problem(response, 401, 'not_authenticated', 'Not authenticated'),
    'POST /api/auth/refresh': ({ body }, response) => {
      if (refusal !== 401) return problem(response, refusal, 'unavailable', 'Starting up.');
      if (body.refresh_token !== good?.refresh) {
        good = null;
        return problem(response, 401, 'not_authenticated', 'Not authenticated');
      }
      generation += 1;
      good = { access: `access-${generation}`, refresh: `refresh-${generation}` };
      return { ...signedIn, access_token: good.access, refresh_token: good.refresh };
    },
  });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const store = () => new ConfigStore(folder);
const save = (entry: ServerEntry) => store().updateServer(server.url, () => entry);
const refreshes = () => server.calls.filter((call) => call.path === '/api/auth/refresh').length;
const ask = () => new Session(store(), server.url).api.call(getSession, {});

describe('a session', () => {
  it('renews a token that has run out before using it', async () => {
    await save({ access_token: 'access-1', refresh_token: 'refresh-1', expires_at: Date.now() - 1, thread_id: 'kept' });
    expect((await ask()).user.email).toBe(user.email);
    expect(server.calls[0]?.path).toBe('/api/auth/refresh');
    expect(store().server(server.url)).toMatchObject({
      access_token: 'access-2',
      refresh_token: 'refresh-2',
      thread_id: 'kept',
    });
  });

  it('renews after a 401 and repeats the request', async () => {
    await save({ access_token: 'forgotten', refresh_token: 'refresh-1' });
    expect((await ask()).via).toBe('bearer');
    expect(refreshes()).toBe(1);
  });

  it('refreshes once when many find the token run out at the same moment', async () => {
    await save({ access_token: 'access-1', refresh_token: 'refresh-1', expires_at: 0 });
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(answers).toHaveLength(8);
    expect(refreshes()).toBe(1);
  });

  it('takes the token another process has got meanwhile', async () => {
    await save({ access_token: 'stale', refresh_token: 'refresh-1' });
    const session = new Session(store(), server.url);
    await session.headers();
    await save({ access_token: 'access-1', refresh_token: 'refresh-1' });
    await session.renewAfter401();
    expect(await session.accessToken()).toBe('access-1');
    expect(refreshes()).toBe(0);
  });

  it('is over when the refresh is refused', async () => {
    await save({ email: user.email, access_token: 'old', refresh_token: 'used', thread_id: 'kept' });
    await expect(ask()).rejects.toMatchObject({ message: 'You are signed out. Run: smoko login', exitCode: 3 });
    expect(store().server(server.url)).toEqual({ email: user.email, thread_id: 'kept' });
  });

  it('is not over because the server has trouble', async () => {
    await save({ access_token: 'old', refresh_token: 'refresh-1' });
    refusal = 503;
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
    refusal = 401;
    expect((await ask()).user.email).toBe(user.email);
  });

  it('says that nobody is signed in', async () => {
    await expect(ask()).rejects.toMatchObject({ exitCode: 3, message: 'You are not signed in. Run: smoko login' });
  });
});
