import { OPERATIONS, problemSchema } from '@smoko/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, asBearer } from '../support/account.ts';
import { createEverything, type Everything, MARK, snapshot } from '../support/everything.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, post } from '../support/samples.ts';
import { SEED } from '../support/seed.ts';
import { type Answer, send } from '../support/send.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { type FuzzedRequest, requestTo, type Targets } from './requests.ts';

/** FUZZ_REQUESTS makes it longer, SMOKO_TEST_SEED another one. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 4_000);
const AT_ONCE = 4;

/** Turns take long; the others end sessions or mail to somebody: they have tests of their own. */
const LEFT_OUT = new Set(['auth.logout', 'auth.signup', 'auth.forgot-password']);
const operations = OPERATIONS.filter(({ id }) => !LEFT_OUT.has(id));

let server: TestServer;
let dave: Everything;
let mel: Account;
let before: Fields;
let targets: Targets;
beforeAll(async () => {
  console.log(`Fuzzing with SMOKO_TEST_SEED=${SEED}`);
  server = await startServer();
  dave = await createEverything(server.url);
  const own = await createEverything(server.url);
  mel = own.owner;
  const ids = (all: Everything) => Object.values(all).flatMap((row) => ('id' in row ? [String(row.id)] : []));
  targets = { ids: [...ids(dave), ...ids(own), ...ids(own), '0'.repeat(24)], words: [MARK, '7731', dave.owner.email] };
  before = await snapshot(dave.owner);
});
afterAll(() => server.stop());

const ask = ({ headers, body = '', ...sent }: FuzzedRequest, token: string): Promise<Answer> =>
  send(
    server.url,
    { ...sent, headers: { authorization: `Bearer ${token}`, ...headers }, body: Buffer.from(body) },
    false,
  );

function check(sent: FuzzedRequest, { status, type, text }: Answer): void {
  const what = `${JSON.stringify(sent).slice(0, 2_000)} answered ${status} ${text.slice(0, 500)}`;
  expect(status, what).toBeGreaterThanOrEqual(200);
  expect(status, what).toBeLessThan(500);
  if (status >= 400 && sent.method !== 'HEAD') {
    expect(type, what).toMatch(/^application\/problem\+json/);
    expect(problemSchema.strict().parse(JSON.parse(text)).status, what).toBe(status);
    expect(text, what).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
  }
  // the sender's own words may come back; the other's id and what was never sent may not
  expect(text, what).not.toContain(dave.owner.user.id);
  expect(text, what).not.toMatch(/\$argon2|password_hash/);
  if (status < 300 && sent.method === 'GET') {
    for (const row of rowsOf(text)) expect(row.user_id ?? mel.user.id, what).toBe(mel.user.id);
    if (/%24|\$/.test(sent.path.split('?')[1] ?? '')) expect(isOperatorFilter(sent.path), what).toBe(false);
  }
}

const rowsOf = (text: string): Fields[] => {
  const body = JSON.parse(text) as { data?: Fields[] };
  return Array.isArray(body.data) ? body.data : [];
};
/** `field[$ne]=` was taken for a filter. */
const isOperatorFilter = (path: string): boolean => /[\w]+(\[|%5B)(\$|%24)\w+(\]|%5D)=/.test(path);

it(`${REQUESTS} requests of every kind: no fault, no leak, no operator taken`, async () => {
  const each = Math.ceil(REQUESTS / operations.length);
  const all = operations.flatMap((operation) =>
    fc.sample(requestTo(operation, targets), { seed: SEED, numRuns: each }),
  );
  expect(all.length).toBeGreaterThanOrEqual(2_000);
  const statuses = new Map<number, number>();
  const waiting = all.values();
  const work = async () => {
    for (const sent of waiting) {
      const answer = await ask(sent, mel.token);
      check(sent, answer);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(
    [...statuses]
      .sort()
      .map(([status, count]) => `${status}: ${count}`)
      .join('  '),
  );
  // the requests were of both kinds: some were taken, some refused
  for (const status of [200, 201, 400, 404, 405, 415, 422]) expect(statuses.get(status) ?? 0).toBeGreaterThan(0);
});

it('the records of the first owner are as they were', async () => {
  expect(await snapshot(dave.owner)).toEqual(before);
});

it('headers of every kind are no fault', async () => {
  const headers = fc.record({
    name: fc.constantFrom(
      'accept',
      'accept-encoding',
      'content-type',
      'idempotency-key',
      'x-csrf-token',
      'origin',
      'cookie',
      'range',
      'if-none-match',
      'x-forwarded-for',
      'x-http-method-override',
      'content-encoding',
      'x-smoko-client',
      'sec-fetch-site',
    ),
    value: fc.oneof(
      fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
      fc.constantFrom(
        '{"$gt":""}',
        '../..',
        'x'.repeat(5_000),
        '__proto__',
        'bytes=0-1,5-9',
        '*/*;q=2',
        'gzip',
        'null',
      ),
    ),
  });
  for (const { name, value } of fc.sample(headers, { seed: SEED, numRuns: 200 })) {
    for (const method of ['GET', 'POST']) {
      const sent = {
        method,
        path: '/api/clients',
        headers: { 'content-type': 'application/json', [name]: value },
        body: method === 'POST' ? '{}' : undefined,
      };
      check(sent, await ask(sent, mel.token));
    }
  }
});

it('bytes that are no HTTP do no harm', async () => {
  const { hostname, port } = new URL(server.url);
  const { connect } = await import('node:net');
  for (const bytes of [
    '\r\n\r\n',
    'GET\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    '\x16\x03\x01\x02',
    'POST /api/clients HTTP/1.1\r\nContent-Length: -1\r\n\r\n',
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`,
  ]) {
    await new Promise<void>((done) => {
      const socket = connect(Number(port), hostname, () => socket.end(bytes));
      socket.on('error', () => undefined);
      socket.on('close', () => done());
      socket.resume();
    });
  }
});

it('the server is alive and well at the end', async () => {
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  const made = await post(mel, '/api/projects', { job_name: 'Deck' });
  expect(made.user_id).toBe(mel.user.id);
  await expectProblem(await asBearer(server.url, 'x'.repeat(43)).fetch('/api/projects'), 401);
  expect(server.output()).not.toMatch(/"level":(50|60)/);
});
