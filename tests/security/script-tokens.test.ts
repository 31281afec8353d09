import {
  createScriptToken,
  getSession,
  listSecurityEvents,
  listSessions,
  OPERATIONS,
  TOKEN_DAYS,
} from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../server/src/db/connect.ts';
import { databaseUri } from '../bench/list/seed.ts';
import { type Account, asBearer, newEmail, PASSWORD, prove, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let dave: Account;
beforeAll(async () => {
  server = await startServer({ env: { MONGODB_URI: undefined } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  dave = await signUp(server.url);
  await prove(dave);
});

const openDatabase = () => connectDatabase({ mongodbUri: databaseUri(server.dataDir), dataDir: server.dataDir });
const DAY_MS = 86_400_000;
type Made = Awaited<ReturnType<typeof make>>;

async function make(given: Fields = {}, owner = dave) {
  const response = await owner.fetch(createScriptToken.path, {
    method: 'POST',
    json: { name: 'Backup cron', ...given },
  });
  expect(response.status).toBe(201);
  return createScriptToken.output.parse(await response.json());
}
const asScript = ({ token }: Made) => asBearer(server.url, token);
const sessionsOf = async (owner: Account) =>
  listSessions.output.parse(await get(owner, listSessions.path)).data.filter(({ kind }) => kind === 'script');

describe('a token for a script', () => {
  it('works for as long as was said, and a session that is used does not put its end off', async () => {
    const usual = await make();
    expect(Math.round((Date.parse(usual.expires_at) - Date.now()) / DAY_MS)).toBe(TOKEN_DAYS.usual);
    const short = await make({ name: 'Once', days: 1 });
    const script = asScript(short);
    await post(script, '/api/clients', { name: 'Ruth Ngata' });
    expect((await get(script, '/api/clients')).data).toMatchObject([{ name: 'Ruth Ngata' }]);
    const { user, expires_at } = getSession.output.parse(await get(script, getSession.path));
    expect([user.email, expires_at]).toEqual([dave.email, short.expires_at]);
  });

  it('is over on its day', async () => {
    const made = await make();
    const { connection, close } = await openDatabase();
    try {
      const sessions = connection.collection('sessions');
      const past = new Date(Date.now() - 1);
      await sessions.updateOne({ _id: new Types.ObjectId(made.id) }, { $set: { access_expires_at: past } });
      await expectProblem(await asScript(made).fetch('/api/clients'), 401, 'not_authenticated');
    } finally {
      await close();
    }
  });

  it('is stored as a hash, and shown once', async () => {
    const made = await make();
    expect(made.token).toMatch(/^smoko_[\w-]{43}$/);
    const { connection, close } = await openDatabase();
    try {
      const stored = await connection.collection('sessions').find({}).toArray();
      expect(stored.length).toBeGreaterThan(1);
      expect(JSON.stringify(stored)).not.toContain(made.token);
      expect(JSON.stringify(await sessionsOf(dave))).not.toContain(made.token);
    } finally {
      await close();
    }
  });

  it.each([[0], [TOKEN_DAYS.most + 1], [1.5]])('does not last %s days', async (days) => {
    const json = { name: 'Backup cron', days };
    const problem = await expectProblem(
      await dave.fetch(createScriptToken.path, { method: 'POST', json }),
      422,
      'invalid',
    );
    expect(JSON.stringify(problem)).toContain('It lasts 1 to 365 days.');
  });

  it('is told by mail and in the log, with its name among the sessions', async () => {
    await make({ exports: true });
    const [row] = await sessionsOf(dave);
    expect(row).toMatchObject({ device: 'Backup cron', exports: true, current: false });
    const { data } = await get(dave, '/api/outbox?channel=email&limit=100');
    const bodies = data.map(({ body }) => String(body)).join();
    expect(bodies).toContain('"Backup cron" can now read and change');
    expect(bodies).toContain('a copy of everything');
    const events = listSecurityEvents.output.parse(await get(dave, listSecurityEvents.path)).data;
    expect(events[0]?.kind).toBe('script_token_made');
  });

  it('ends when it is revoked, when the password is changed, and on signing out everywhere', async () => {
    const first = await make();
    const [row] = await sessionsOf(dave);
    expect((await dave.fetch(`/api/auth/sessions/${row?.id}`, { method: 'DELETE' })).status).toBe(204);
    await expectProblem(await asScript(first).fetch('/api/clients'), 401, 'not_authenticated');
    const events = listSecurityEvents.output.parse(await get(dave, listSecurityEvents.path)).data;
    expect(events[0]?.kind).toBe('script_token_ended');

    const second = await make();
    const json = { current_password: PASSWORD, new_password: `${PASSWORD} again` };
    expect((await dave.fetch('/api/auth/change-password', { method: 'POST', json })).status).toBe(204);
    await expectProblem(await asScript(second).fetch('/api/clients'), 401, 'not_authenticated');

    const third = await make();
    await dave.fetch('/api/auth/logout', { method: 'POST', json: { everywhere: true } });
    await expectProblem(await asScript(third).fetch('/api/clients'), 401, 'not_authenticated');
  });

  it('is one of fifty at most', async () => {
    for (let i = 0; i < 50; i++) await make({ name: `Script ${i}` });
    const json = { name: 'One more' };
    await expectProblem(await dave.fetch(createScriptToken.path, { method: 'POST', json }), 409, 'conflict');
    expect(await sessionsOf(dave)).toHaveLength(50);
  });
});

describe('with a token for a script', () => {
  const MISSING = '0'.repeat(24);
  const OWN = OPERATIONS.filter(({ id, tag, access }) => tag === 'auth' && access === 'user' && id !== getSession.id);
  const SENSITIVE = OPERATIONS.filter(({ tag, sensitive }) => tag !== 'auth' && sensitive === 'always');
  const BODIES: Record<string, object> = {
    'auth.change-email': { email: 'thief@example.com' },
    'auth.change-password': { current_password: PASSWORD, new_password: 'a thief chose this one' },
    'auth.confirm': { password: PASSWORD },
    'auth.factors.create': { factor_type: 'totp' },
    'auth.factors.verify': { challenge_id: MISSING, code: '123456' },
    'auth.recovery': { code: 'abcd-efgh' },
    'auth.tokens.create': { name: 'Another' },
    'auth.device.look': { user_code: 'BCDF-GHJK' },
    'auth.device.answer': { user_code: 'BCDF-GHJK', approve: true },
    'owner-phone.set': { phone: '0491 570 157' },
    'owner-phone.confirm': { code: '123456' },
  };

  it.each([...OWN, ...SENSITIVE].map((operation) => [operation.id, operation] as const))(
    'nobody does %s',
    async (id, { path, method }) => {
      const script = asScript(await make({ exports: true }));
      const json = method === 'GET' || method === 'DELETE' ? {} : { json: BODIES[id] ?? {} };
      const refused = await script.fetch(path.replace(/\{\w+\}/g, MISSING), { method, ...json });
      const { detail } = await expectProblem(refused, 403, 'forbidden');
      expect(detail).toContain('A token for scripts cannot do that');
    },
  );

  it('everything is taken out only where that was allowed, and nothing is brought back', async () => {
    const usual = asScript(await make());
    for (const path of ['/api/export', '/api/export/clients'])
      await expectProblem(await usual.fetch(path), 403, 'forbidden');
    const backup = asScript(await make({ exports: true }));
    for (const path of ['/api/export', '/api/export/clients']) {
      const taken = await backup.fetch(path);
      expect([path, taken.status]).toEqual([path, 200]);
      await taken.arrayBuffer();
    }
    await expectProblem(await backup.fetch('/api/restores', { method: 'POST' }), 403, 'forbidden');
  });

  it('a mailed link is not opened by its owner', async () => {
    const made = await make();
    const json = { email: newEmail() };
    expect((await dave.fetch('/api/auth/change-email', { method: 'POST', json })).status).toBe(204);
    const { data } = await get(dave, '/api/outbox?channel=email&limit=100');
    const mail = data.find(({ to }) => to === json.email);
    const open = { token: /token=([\w-]+)/.exec(String(mail?.body))?.[1] };
    const refused = await asScript(made).fetch('/api/auth/verify-email', { method: 'POST', json: open });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(getSession.output.parse(await get(dave, getSession.path)).user.email).toBe(dave.email);
  });
});
