import { createHash } from 'node:crypto';
import { answerDevice, lookAtDevice, startDevice, takeDevice } from '@smoko/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../server/src/db/connect.ts';
import { databaseUri } from '../bench/list/seed.ts';
import { asBearer, PASSWORD, type Request, signUp, withJson } from '../support/account.ts';
import { type BrowserSession, browserSession } from '../support/browser-session.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let browser: BrowserSession;
beforeAll(async () => {
  server = await startServer({ env: { MONGODB_URI: undefined } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  browser = browserSession(server.url);
  await browser.signUp();
});

type Started = Awaited<ReturnType<typeof start>>;
const send = (path: string, json: object) => fetch(server.url + path, withJson({ method: 'POST', json }));
const inBrowser = (path: string, json: object, session = browser) => session.fetch(path, { method: 'POST', json });

async function start(host = 'ute-laptop') {
  const response = await send(startDevice.path, { host });
  expect(response.status).toBe(200);
  return startDevice.output.parse(await response.json());
}
const take = ({ device_code }: Started) => send(takeDevice.path, { device_code });
const look = ({ user_code }: Pick<Started, 'user_code'>, session = browser) =>
  inBrowser(lookAtDevice.path, { user_code }, session);
const answer = ({ user_code }: Started, approve: boolean, session = browser) =>
  inBrowser(answerDevice.path, { user_code, approve }, session);

async function tokensOf(started: Started) {
  const { status, signed_in } = (await (await take(started)).json()) as Fields & { signed_in: Fields | null };
  expect(status).toBe('approved');
  return asBearer(server.url, String(signed_in?.access_token));
}

describe('a terminal that asks to be signed in', () => {
  it('is, once, when somebody signed in says yes to its code', async () => {
    const started = await start();
    expect(started.user_code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
    expect(started.verification_uri).toBe(`${server.url}/device?code=${started.user_code}`);
    expect(await (await take(started)).json()).toEqual({ status: 'pending', signed_in: null });

    // typed by hand, as people do
    const asked = await look({ user_code: ` ${started.user_code.replace('-', '').toLowerCase()} ` });
    expect(await asked.json()).toMatchObject({ user_code: started.user_code, host: 'ute-laptop' });
    expect(await (await take(started)).json()).toEqual({ status: 'pending', signed_in: null });
    expect((await answer(started, true)).status).toBe(204);

    const terminal = await tokensOf(started);
    expect((await terminal.fetch('/api/projects')).status).toBe(200);
    await expectProblem(await take(started), 403, 'forbidden');
    await expectProblem(await answer(started, true), 422, 'invalid');
    const { data } = await get(terminal as never, '/api/auth/security-events');
    expect((data as Fields[]).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['device_approved', 'signed_in']),
    );
  });

  it('gets its tokens once, however many ask at the same moment', async () => {
    const started = await start();
    await answer(started, true);
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(started)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403, 403, 403]);
  });

  it('is refused by a no, in the same words as a code that never was', async () => {
    const started = await start();
    expect((await answer(started, false)).status).toBe(204);
    const refused = await expectProblem(await take(started), 403, 'forbidden');
    const unknown = await expectProblem(await send(takeDevice.path, { device_code: 'x'.repeat(43) }), 403);
    expect(refused.detail).toBe(unknown.detail);
  });

  it('is not by who has not shown who they are', async () => {
    const started = await start();
    await expectProblem(await look(started, browserSession(server.url)), 401);
    await expectProblem(await answer(started, true, browserSession(server.url)), 401);
    // neither by a token, which may be stolen, nor by a page of another site
    const { fetch } = await signUp(server.url);
    const json = { user_code: started.user_code, approve: true };
    await expectProblem(await fetch(answerDevice.path, { method: 'POST', json }), 403);
    const forged: Request = { method: 'POST', json, headers: { 'x-csrf-token': 'x' } };
    await expectProblem(await browser.fetch(answerDevice.path, forged), 403);
    expect(await (await take(started)).json()).toEqual({ status: 'pending', signed_in: null });
  });

  it('is not when the one who said yes signed out before it came back', async () => {
    const started = await start();
    await answer(started, true);
    await inBrowser('/api/auth/logout', {});
    await expectProblem(await take(started), 403, 'forbidden');
  });

  it('is told nothing but a host name without tricks', async () => {
    const started = await start('<b>x</b>\u202E "bank"');
    expect(await (await look(started)).json()).toMatchObject({ host: 'bxb bank' });
  });
});

describe('codes', () => {
  it('end after ten minutes, and only their hashes are kept', async () => {
    const started = await start();
    const left = Date.parse(started.expires_at) - Date.now();
    expect(left).toBeLessThanOrEqual(10 * 60_000);
    const { connection, close } = await connectDatabase({
      mongodbUri: databaseUri(server.dataDir),
      dataDir: server.dataDir,
    });
    try {
      const devices = connection.collection('device_sign_ins');
      const _id = createHash('sha256').update(started.device_code).digest('base64url');
      const kept = await devices.findOne({ _id: _id as never });
      for (const secret of [started.device_code, started.user_code, started.user_code.replace('-', '')]) {
        expect(JSON.stringify(kept)).not.toContain(secret);
      }
      await devices.updateOne({ _id: _id as never }, { $set: { expires_at: new Date(Date.now() - 1) } });
    } finally {
      await close();
    }
    await expectProblem(await look(started), 422, 'invalid');
    await expectProblem(await answer(started, true), 422, 'invalid');
    await expectProblem(await take(started), 403, 'forbidden');
  });

  it('cannot be guessed one after the other', async () => {
    const mine = await start();
    const statuses = [];
    for (let n = 0; n < 8; n++) {
      statuses.push((await look({ user_code: 'BBBB-BBBB' })).status);
      // looking at a code of one's own gives no new guesses
      if (n < 2) await look(mine);
    }
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(5);
    expect(statuses.at(-1)).toBe(429);
    // somebody else is not slowed down by it
    const other = browserSession(server.url);
    await other.signUp();
    expect((await look(mine, other)).status).toBe(200);
  });
});

describe('an account with a second factor', () => {
  it('says yes with the password or a code anew, and the terminal is as sure as the browser', async () => {
    await inBrowser('/api/auth/confirm', { password: PASSWORD });
    const added = (await (await inBrowser('/api/auth/factors', { factor_type: 'totp' })).json()) as {
      id: string;
      totp: { secret: string };
    };
    const path = `/api/auth/factors/${added.id}`;
    const challenge = (await (await inBrowser(`${path}/challenge`, {})).json()) as { id: string };
    const code = new TOTP({ secret: Secret.fromBase32(added.totp.secret) }).generate();
    expect((await inBrowser(`${path}/verify`, { challenge_id: challenge.id, code })).status).toBe(200);
    const { connection, close } = await connectDatabase({
      mongodbUri: databaseUri(server.dataDir),
      dataDir: server.dataDir,
    });
    try {
      await connection.collection('sessions').updateMany({}, { $set: { confirmed_at: null } });
    } finally {
      await close();
    }

    const started = await start();
    await expectProblem(await answer(started, true), 403, 'confirm_identity');
    expect(await (await take(started)).json()).toEqual({ status: 'pending', signed_in: null });
    expect((await inBrowser('/api/auth/confirm', { password: PASSWORD })).status).toBe(200);
    expect((await answer(started, true)).status).toBe(204);
    const terminal = await tokensOf(started);
    expect(await get(terminal as never, '/api/auth/session')).toMatchObject({ aal: 'aal2', next_aal: 'aal2' });
  });
});
