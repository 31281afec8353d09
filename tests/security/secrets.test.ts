import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, profile, withJson } from '../support/account.ts';
import { browserSession } from '../support/browser-session.ts';
import { createEverything, type Everything, MARK, MODEL_KEY, snapshot } from '../support/everything.ts';
import { fileForm } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** Ids, times and ports have digits of their own that may happen to be a job's number. */
const RANDOM = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[0-9a-f]{24}\b|"(time|ms)":"?[\d.:tz-]+|127\.0\.0\.1:\d+/g;
const OTHER_PASSWORD = 'Wattle-Secret-9917!';

let server: TestServer;
let everything: Everything;
const answers: string[] = [];
const secrets: string[] = [];

beforeAll(async () => {
  // the embedded database, wherever the other tests keep theirs: its files are looked into
  server = await startServer({ env: { LOG_LEVEL: 'trace', MONGODB_URI: undefined } });
  everything = await createEverything(server.url);
  const { owner } = everything;
  const browser = browserSession(server.url);
  const email = await browser.signUp({ password: OTHER_PASSWORD });
  secrets.push(MODEL_KEY, owner.token, owner.refreshToken, ...browser.cookies.values(), PASSWORD, OTHER_PASSWORD);
  const keep = async (response: Response) => void answers.push(await response.text());

  answers.push(JSON.stringify(await snapshot(owner)), JSON.stringify(await snapshot(browser)));
  for (const path of [
    '/api/auth/session',
    '/api/settings',
    '/api/model',
    '/api/openapi.json',
    '/api/docs',
    '/api/health',
    '/',
  ]) {
    await keep(await owner.fetch(path));
  }
  // everything that can go wrong, with something personal in it
  const post = (path: string, json: unknown) => fetch(server.url + path, withJson({ method: 'POST', json }));
  await keep(await post('/api/auth/login', { email, password: `${OTHER_PASSWORD}x` }));
  await keep(await post('/api/auth/login', { email, password: { secret: OTHER_PASSWORD } }));
  await keep(await post('/api/auth/signup', profile({ email, password: OTHER_PASSWORD })));
  await keep(await post(`/api/auth/login?email=${email}&password=${OTHER_PASSWORD}`, {}));
  await keep(await owner.fetch(`/api/clients?q=${MARK}&name=${MARK}&email=${email}`));
  await keep(await owner.fetch('/api/clients', { method: 'POST', json: { name: MARK, email: `${MARK} ${email}` } }));
  await keep(await owner.fetch('/api/projects', { method: 'POST', json: { job_name: MARK, job_number: '7731' } }));
  await keep(await owner.fetch('/api/quotes', { method: 'POST', json: { quote_number: MARK } }));
  await keep(await owner.fetch('/api/quotes', { method: 'POST', json: { quote_number: MARK } }));
  await keep(
    await owner.fetch('/api/clients', {
      method: 'POST',
      body: `{"name":"${MARK}`,
      headers: { 'content-type': 'application/json' },
    }),
  );
  await keep(await owner.fetch(`/api/clients/${MARK}`));
  await keep(await owner.fetch('/api/templates', { method: 'POST', body: fileForm(`${MARK}.exe`) }));
  await keep(await owner.fetch(`/api/auth/session?token=${owner.token}`));
  await keep(await post('/api/auth/refresh', { refresh_token: `${owner.refreshToken}x` }));
});
afterAll(() => server.stop());

describe('the logs', () => {
  it('say what happened', () => {
    expect(server.output()).toContain('"route":"/api/auth/login","status":401');
    expect(server.output()).toContain('"route":"/api/projects","status":409');
  });

  it('name no secret', () => {
    for (const secret of secrets) expect(server.output()).not.toContain(secret);
    expect(server.output()).not.toMatch(/bearer|set-cookie|authorization|argon2/i);
  });

  it('name nobody and nothing of a business', () => {
    const log = server.output().toLowerCase();
    const { owner, client, supplier } = everything;
    const personal = [MARK, owner.email, client.email, client.phone, client.address, supplier.phone, '7731', '0491'];
    const words = log.replace(RANDOM, '');
    for (const text of personal) expect(words, String(text)).not.toContain(String(text).toLowerCase());
    expect(log).not.toMatch(/@example|\?q=|"url"|127\.0\.0\.1:\d+"|remoteaddress/);
  });
});

describe('answers of the API', () => {
  it('carry no password, hash or token beyond sign-in', () => {
    expect(answers.length).toBeGreaterThan(15);
    for (const answer of answers) {
      for (const secret of secrets) expect(answer).not.toContain(secret);
      expect(answer).not.toMatch(
        /\$argon2|password_hash|_hash"|applied_key|job_number_value|"(words|reach)":\[|deleted_at/,
      );
    }
  });
});

describe('the data folder', () => {
  const files = (dir: string): string[] =>
    readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? files(join(dir, entry.name)) : entry.isFile() ? [join(dir, entry.name)] : [],
    );

  it('holds the records, and none of the passwords and tokens', () => {
    const all = files(server.dataDir).map((path) => readFileSync(path));
    expect(all.some((content) => content.includes(MARK))).toBe(true);
    expect(all.some((content) => content.includes('$argon2id$'))).toBe(true);
    for (const secret of secrets) for (const content of all) expect(content.includes(secret)).toBe(false);
  });

  it('is for its owner alone', () => {
    const { uid } = statSync(server.dataDir);
    const database = join(server.dataDir, 'database');
    expect(statSync(database).uid).toBe(uid);
    expect(statSync(database).mode & 0o077).toBe(0);
    expect(statSync(join(server.dataDir, 'files')).mode & 0o022).toBe(0);
  });
});
