import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../server/src/domain/everything/exact-json.ts';
import { settled } from '../../server/src/domain/everything/tables.ts';
import { drawnPng } from '../../server/src/testing/pictures.ts';
import { type Account, prove, signUp } from '../support/account.ts';
import { bringBack, type Copy, forged, jsonl, recordsIn, takeOut } from '../support/copy.ts';
import { createEverything, type Everything, MARK, MODEL_KEY, snapshot } from '../support/everything.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, fileForm, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { zipOf } from '../support/unzip.ts';

/** Made by the clock, or by a model that is connected: the public API alone makes none. */
const MADE_BY_TIME = ['automation_notes', 'automation_runs', 'model_uses'];

let server: TestServer;
let all: Everything;
let copy: Copy;
beforeAll(async () => {
  server = await startServer();
  all = await createEverything(server.url);
  const { owner, client, item } = all;
  const logo = await owner.fetch('/api/settings/logo', {
    method: 'POST',
    body: fileForm('logo.png', drawnPng(64, 64)),
  });
  expect(logo.status).toBe(201);
  for (const [path, json] of [
    ['/api/settings', { brand_colour: '#0a6b3c', bank_bsb: '062-000', bank_account: '12345678', terms_days: 21 }],
    ['/api/automations/invoice_reminder', { enabled: true }],
    [`/api/clients/${client.id}`, { phone: '0491 570 110' }],
    [`/api/procurement-items/${item.id}`, { status: 'delivered' }],
  ] as const)
    expect((await owner.fetch(path, { method: 'PATCH', json })).status, path).toBe(200);
  const gone = await post(owner, '/api/suppliers', { name: `${MARK} gone` });
  await owner.fetch(`/api/suppliers/${gone.id}`, { method: 'DELETE' });
  copy = await takeOut(owner);
}, 120_000);
afterAll(() => server.stop());

const newcomer = async (): Promise<Account> => {
  const account = await signUp(server.url);
  await prove(account);
  return account;
};

describe('a copy of everything', () => {
  it('holds every record in full, and says what is in it', () => {
    const { files, manifest } = copy;
    const names = [...files.keys()].filter((name) => name !== 'manifest.json');
    expect(manifest.entries.map(({ path }) => path)).toEqual(names);
    for (const { path, bytes, sha256, records } of manifest.entries) {
      const content = files.get(path) ?? Buffer.alloc(0);
      const hash = createHash('sha256').update(content).digest('hex');
      expect({ path, bytes, sha256 }).toEqual({ path, bytes: content.length, sha256: hash });
      if (path.endsWith('.jsonl')) expect(content.toString().split('\n').length - 1, path).toBe(records);
    }
    const empty = manifest.entries.filter(({ records }) => records === 0).map(({ path }) => path);
    expect(empty).toEqual(MADE_BY_TIME.map((table) => `everything/records/${table}.jsonl`));
    const clients = recordsIn(copy, 'everything/records/clients.jsonl');
    const [client] = clients.filter(({ name }) => name === all.client.name);
    expect(client).toMatchObject({ _id: { $oid: all.client.id }, budget: 1_250_055, due_date: '2026-04-30' });
  });

  it('holds nothing secret, and no mail that signs in', () => {
    const text = [...copy.files.values()].join('\n');
    expect(text).toContain(MARK);
    expect(text).not.toContain(MODEL_KEY);
    expect(text).not.toMatch(/password_hash|cookie_hash|code_hash|refresh_hash|key_ends/);
    const [account] = recordsIn(copy, 'everything/account/account.jsonl');
    expect(account).toMatchObject({ email: all.owner.email });
    const mails = recordsIn(copy, 'everything/records/outbox.jsonl').map(({ to, body }) => `${to}: ${body}`);
    expect(mails.filter((mail) => mail.includes('token='))).toEqual([]);
  });

  it('has the same hash whenever it is taken out', async () => {
    expect((await takeOut(all.owner)).manifest.content_sha256).toBe(copy.manifest.content_sha256);
  });
});

describe('brought back into an empty business', () => {
  let heir: Account;
  let before: Fields;
  beforeAll(async () => {
    before = await snapshot(all.owner);
    heir = await newcomer();
    const answer = await bringBack(heir, copy.zip);
    expect(await answer.json()).toMatchObject({
      status: 'done',
      content_sha256: copy.manifest.content_sha256,
      files: copy.manifest.entries.filter(({ stored }) => stored).length,
    });
    expect(answer.status).toBe(201);
  }, 60_000);

  it('everything is there, and taken out again it has the same hash', async () => {
    const again = await takeOut(heir);
    for (const name of copy.files.keys()) {
      if (!name.startsWith('everything/records/')) continue;
      const table = name.replace('everything/records/', '').replace('.jsonl', '');
      const wanted = recordsIn(copy, name).map((record: JsonRecord) => settled(table, record));
      expect(recordsIn(again, name), name).toEqual(wanted);
    }
    expect(again.manifest.content_sha256).toBe(copy.manifest.content_sha256);
    expect(await get(heir, '/api/restores')).toMatchObject({ data: [{ status: 'done', error: null }] });
  });

  it('is the business of whoever brought it back, and the one before is as it was', async () => {
    const { data: clients } = await get(heir, '/api/clients');
    expect(clients.map(({ name }) => name)).toContain(all.client.name);
    expect(clients.map(({ id }) => id)).not.toContain(all.client.id);
    expect(await get(heir, '/api/settings')).toMatchObject({
      email: heir.email,
      business_name: `${MARK} Plumbing`,
      bank_bsb: '062-000',
      brand_colour: '#0a6b3c',
    });
    const { data: files } = await get(heir, '/api/attachments');
    expect(await (await heir.fetch(`/api/attachments/${files[0]?.id}/file`)).text()).toBe(`${MARK} plan`);
    expect(await snapshot(all.owner)).toEqual(before);
  });

  it('nothing that waited acts, and nothing goes out by itself', async () => {
    const { data: approvals } = await get(heir, '/api/approvals');
    expect(approvals.map(({ status }) => status)).toEqual(['expired']);
    const yes = await heir.fetch(`/api/approvals/${approvals[0]?.id}`, {
      method: 'POST',
      json: { decision: 'approve' },
    });
    expect(yes.status).toBe(409);
    const { data: outbox } = await get(heir, '/api/outbox?about=business&limit=100');
    expect(outbox.filter(({ status }) => status === 'queued')).toEqual([]);
    const { data: automations } = await get(heir, '/api/automations');
    expect(automations.filter(({ enabled }) => enabled)).toEqual([]);
  });

  it('what an assistant did, and what an import added, can still be taken back', async () => {
    const { data: receipts } = await get(heir, '/api/receipts');
    const made = receipts.find(({ tool, undoable }) => tool === 'create_client' && undoable);
    expect((await heir.fetch(`/api/receipts/${made?.id}/undo`, { method: 'POST', json: {} })).status).toBe(200);
    const { data: imports } = await get(heir, '/api/imports');
    const undone = await heir.fetch(`/api/imports/${imports[0]?.id}/undo`, { method: 'POST', json: {} });
    expect(await undone.json()).toMatchObject({ deleted: 1, kept: 0 });
  });

  it('whether it may come back is answered before it is sent, for the same reasons', async () => {
    const stranger = await signUp(server.url);
    await expectProblem(await stranger.fetch('/api/restores/ready'), 403, 'confirm_identity');
    await prove(stranger);
    expect(await get(stranger, '/api/restores/ready')).toEqual({ ready: true });
    const said = await expectProblem(await heir.fetch('/api/restores/ready'), 409, 'conflict');
    expect(said.detail).toContain('This business has records already');
  });

  it('a second time it is refused: there are records now', async () => {
    const problem = await expectProblem(await bringBack(heir, copy.zip), 409, 'conflict');
    expect(problem.detail).toContain('Sign up for a new account with another email address');
  });
});

const path = (table: string) => `everything/records/${table}.jsonl`;
const swapped = (table: string, change: (record: JsonRecord, place: number) => JsonRecord) => ({
  [path(table)]: jsonl(recordsIn(copy, path(table)).map(change)),
});
const changed = (table: string, fields: JsonRecord) => swapped(table, (record) => ({ ...record, ...fields }));
const deep = (levels: number): Buffer =>
  Buffer.from(`{"_id":{"$oid":"${all.quote.id}"},"frozen":${'{"in":'.repeat(levels)}1${'}'.repeat(levels)}}\n`);

/** What somebody may send who can work out every hash. */
const HOSTILE: Record<string, () => Buffer> = {
  'no zip': () => Buffer.from('Name,Phone\nPriya,0491 570 156\n'),
  'half a zip': () => copy.zip.subarray(0, copy.zip.length >> 1),
  'a zip of something else': () => zipOf(new Map([['holiday.txt', Buffer.from('sun')]])),
  'no manifest': () => zipOf(new Map([...copy.files].filter(([name]) => name !== 'manifest.json'))),
  'a manifest that is no JSON': () => zipOf(new Map([...copy.files, ['manifest.json', Buffer.from('{')]])),
  'a newer format': () =>
    zipOf(new Map([...copy.files, ['manifest.json', Buffer.from(JSON.stringify({ ...copy.manifest, format: 2 }))]])),
  'a file that nobody named': () => zipOf(new Map([...copy.files, ['files/more.txt', Buffer.from('more')]])),
  'a list that is missing': () => zipOf(new Map([...copy.files].filter(([name]) => name !== path('clients')))),
  'a name that leads elsewhere': () => forged(copy, { '../../outside.txt': Buffer.from('out') }),
  'a line that is no JSON': () => forged(copy, { [path('clients')]: Buffer.from('{"_id":\n') }),
  'a line that is no record': () => forged(copy, { [path('clients')]: Buffer.from('[1]\n') }),
  'the end cut off': () =>
    forged(copy, { [path('clients')]: (copy.files.get(path('clients')) ?? Buffer.alloc(0)).subarray(0, -1) }),
  'a record twice': () =>
    forged(copy, { [path('clients')]: jsonl(recordsIn(copy, path('clients')).flatMap((one) => [one, one])) }),
  'a record without an id': () => forged(copy, changed('clients', { _id: 'me' })),
  'an id that is none': () => forged(copy, changed('clients', { _id: { $oid: { $ne: null } } })),
  'another owner': () => forged(copy, changed('clients', { user_id: { $oid: all.owner.user.id } })),
  'text where a number belongs': () => forged(copy, changed('clients', { budget: '12500' })),
  'a number where a day belongs': () => forged(copy, changed('clients', { due_date: 5 })),
  'an operator': () => forged(copy, changed('clients', { name: { $gt: '' } })),
  'a field of no table': () => forged(copy, changed('clients', { is_admin: true })),
  'a date that is none': () => forged(copy, changed('clients', { created_at: { $date: '2026-13-01T00:00:00.000Z' } })),
  'a status that is none': () => forged(copy, changed('projects', { status: 'zzz' })),
  'what no list could show': () => forged(copy, changed('messages', { activities: [5] })),
  'a nest without a bottom': () => forged(copy, { [path('quotes')]: deep(200_000) }),
  'a colour that is more': () => forged(copy, changed('quotes', { frozen: { seller: { brandColour: 'red;}*{' } } })),
  'a colour that is a list': () =>
    forged(copy, changed('quotes', { frozen: { seller: { brandColour: ['</style>'] } } })),
  'an import without an end': () => forged(copy, changed('imports', { lines: Array.from({ length: 5_000 }, () => 1) })),
  'an address without an end': () => forged(copy, changed('opt_outs', { address: 'x'.repeat(1_000) })),
  'mail about the account': () => forged(copy, changed('outbox', { about_account: true })),
  'the journal of a turn': () => forged(copy, changed('messages', { journal: {} })),
  'a profile with an unknown zone': () =>
    forged(copy, {
      'everything/profile.jsonl': jsonl(
        recordsIn(copy, 'everything/profile.jsonl').map((one) => ({ ...one, time_zone: 'Mars/North' })),
      ),
    }),
  'a plan in the profile': () =>
    forged(copy, {
      'everything/profile.jsonl': jsonl(
        recordsIn(copy, 'everything/profile.jsonl').map((one) => ({ ...one, plan: 'business' })),
      ),
    }),
  'a file of somebody else': () =>
    forged(copy, changed('templates', { file_path: `${all.owner.user.id}/1700000000000.pdf` })),
  'a file outside': () => forged(copy, changed('templates', { file_path: '../../secret-key' })),
  'a file of somebody else inside a receipt': () =>
    forged(copy, changed('receipts', { changes: [{ before: { file_path: `${all.owner.user.id}/1.pdf` } }] })),
  'work that was not finished': () => forged(copy, changed('receipts', { status: 'started' })),
  'a page that calls itself a picture': () =>
    forged(
      copy,
      Object.fromEntries(
        [...copy.files.keys()]
          .filter((name) => name.startsWith('files/logos/'))
          .map((name) => [name, Buffer.from('<script>alert(1)</script>')]),
      ),
    ),
};

describe('what is no whole copy', () => {
  let poor: Account;
  beforeAll(async () => {
    poor = await newcomer();
  });

  it('one byte changed, wherever it is: refused, and the business stays empty', async () => {
    const places = copy.manifest.entries.filter(({ bytes }) => bytes > 0);
    for (let i = 0; i < places.length; i += 5) {
      const name = places[i]?.path ?? '';
      const content = Buffer.from(copy.files.get(name) ?? '');
      const middle = content.length >> 1;
      content.writeUInt8(content.readUInt8(middle) ^ 1, middle);
      const problem = await expectProblem(await bringBack(poor, zipOf(new Map([...copy.files, [name, content]]))), 422);
      expect(problem.detail, name).toContain('was changed');
    }
    const manifest = Buffer.from(JSON.stringify({ ...copy.manifest, content_sha256: '0'.repeat(64) }));
    const problem = await expectProblem(
      await bringBack(poor, zipOf(new Map([...copy.files, ['manifest.json', manifest]]))),
      422,
    );
    expect(problem.detail).toContain('does not have the hash that its manifest says');
    expect((await get(poor, '/api/clients')).data).toEqual([]);
  });

  it.each(Object.keys(HOSTILE))('%s: refused with a reason, and nothing stays', async (what) => {
    const zip = HOSTILE[what]?.() ?? Buffer.alloc(0);
    const problem = await expectProblem(await bringBack(poor, zip), 422, 'invalid');
    expect(problem.detail).toMatch(/Nothing was brought back\.$|never takes out\.$/);
    const { manifest } = await takeOut(poor);
    const kept = manifest.entries.filter(
      ({ path, records }) => path.startsWith('everything/records/') && records !== 0,
    );
    expect(kept).toEqual([]);
  });

  it('a bomb is put down before it is unpacked', async () => {
    const bomb = Buffer.alloc(64 << 20, 0x20);
    const problem = await expectProblem(await bringBack(poor, forged(copy, { [path('clients')]: bomb })), 422);
    expect(problem.detail).toMatch(/too large|ends in the middle/);
  });

  it('after all that the whole copy comes back', async () => {
    expect((await bringBack(poor, copy.zip)).status).toBe(201);
    expect((await takeOut(poor)).manifest.content_sha256).toBe(copy.manifest.content_sha256);
  });
});

it('is for who is signed in and has just shown who they are', async () => {
  const body = () => fileForm('smoko.zip', 'PK');
  await expectProblem(await fetch(`${server.url}/api/restores`, { method: 'POST', body: body() }), 401);
  const account = await signUp(server.url);
  await expectProblem(await account.fetch('/api/restores', { method: 'POST', body: body() }), 403, 'confirm_identity');
});
