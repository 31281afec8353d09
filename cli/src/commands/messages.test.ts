import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../testing/fake-server.ts';
import { buildSmoko, runSmoko } from '../testing/run-smoko.ts';
import { id, signedIn, user } from '../testing/samples.ts';

const AT = user.created_at;
const message = {
  id: id(60),
  channel: 'sms',
  from: '+61491570156',
  contact: { kind: 'client', id: id(61), name: 'Karen Wu' },
  received_at: AT,
  read_at: null,
  subject: null,
  body: 'yep go ahead, tues instead',
  summary: 'Karen Wu asks for another day',
  matched_why: 'The number is on file',
  warnings: ['Sender not verified'],
  facts: [{ label: 'New day', value: 'Tue 24 Nov 2026' }],
  approvals: [{ code: '4821', status: 'pending', summary: 'Move Deck repair to Tue 24 Nov' }],
  draft: { id: id(62), status: 'draft', body: 'Tuesday it is.' },
};
const sent = {
  id: id(62),
  channel: 'sms',
  to: '+61491570156',
  subject: null,
  body: 'Tuesday it is.',
  status: 'sent',
  reason: null,
  transport: 'development',
  not_before: null,
  sent_at: AT,
  delivered_at: null,
  created_at: AT,
};
const automation = {
  kind: 'quote_follow_up',
  title: 'Quote follow-up',
  rule: '3 days after a quote was sent, ask.',
  enabled: true,
  mode: 'ask',
  days: 3,
  time: '09:00',
  last_run_at: null,
  next_run_at: AT,
};
const optOut = { id: id(63), channel: 'sms', address: '+61491570157', words: 'STOP', created_at: AT };

let folder: string;
let server: FakeServer;
const smoko = (...args: string[]) => runSmoko(args, { SMOKO_CONFIG_DIR: folder, SMOKO_URL: server.url });

beforeAll(buildSmoko);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'smoko-cli-'));
  server = await startFakeServer({
    'POST /api/auth/login': () => signedIn,
    'GET /api/inbox': () => ({ data: [message], next_cursor: null }),
    'GET /api/inbox/{id}': () => message,
    'POST /api/inbox/{id}/read': () => message,
    'POST /api/inbox/{id}/answer': () => sent,
    'POST /api/inbox/{id}/assign': () => message,
    'GET /api/outbox': () => ({ data: [sent], next_cursor: null }),
    'POST /api/outbox/{id}/send': () => sent,
    'PATCH /api/outbox/{id}': () => ({ ...sent, status: 'draft' }),
    'DELETE /api/outbox/{id}': (_, response) => void response.writeHead(204).end(),
    'GET /api/automations': () => ({ data: [automation] }),
    'PATCH /api/automations/quote_follow_up': ({ body }) => ({ ...automation, ...body }),
    'GET /api/automations/quote_follow_up/preview': () => ({
      data: [{ contact: message.contact, to: 'karen@example.com', about: 'Quote Q-1', body: 'Hi Karen', held: null }],
      more: false,
    }),
    'GET /api/opt-outs': () => ({ data: [optOut], next_cursor: null }),
    'POST /api/opt-outs': () => optOut,
    'DELETE /api/opt-outs/{id}': (_, response) => void response.writeHead(204).end(),
  });
  await smoko('login', '--email', user.email, '--password', 'correct horse');
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const last = () => server.calls.at(-1);

it('shows what came in, why it is theirs, what was read and what waits', async () => {
  expect((await smoko('inbox', 'list', '--unread')).stdout).toContain('Karen Wu asks for another day');
  expect(last()?.query.get('unread')).toBe('true');
  const { stdout } = await smoko('inbox', 'show', message.id);
  for (const part of [
    'The number is on file',
    '! Sender not verified',
    'New day: Tue 24 Nov 2026',
    'smoko approvals approve 4821',
    `smoko outbox send ${sent.id.slice(-8)}`,
  ])
    expect(stdout).toContain(part);
});

it('answers, assigns and marks as read', async () => {
  expect(await smoko('inbox', 'answer', message.id, 'Tuesday', 'it', 'is.')).toMatchObject({ code: 0 });
  expect(last()?.body).toEqual({ body: 'Tuesday it is.' });
  await smoko('inbox', 'assign', message.id, '--client', id(61));
  expect(last()?.body).toEqual({ client_id: id(61) });
  expect(await smoko('inbox', 'assign', message.id)).toMatchObject({ code: 2 });
  expect((await smoko('inbox', 'read', message.id, '--unread')).stdout).toBe('Marked as unread.\n');
  expect(last()?.body).toEqual({ read: false });
});

it('sends, changes and throws away what is drafted', async () => {
  expect((await smoko('outbox', 'list', '--status', 'draft')).stdout).toContain('Tuesday it is.');
  expect((await smoko('outbox', 'send', sent.id)).stdout).toBe(
    'Text to +61491570156: sent. Kept in the development outbox - nobody outside has received it\n',
  );
  const { stdout, stderr } = await smoko('outbox', 'list');
  expect(stdout).toMatch(/ {2}kept here {2}/);
  expect(stderr).toBe('Kept in the development outbox - nobody outside has received it\n');
  expect(JSON.parse((await smoko('outbox', 'list', '--json')).stdout).data).toEqual([sent]);
  const shown = (await smoko('outbox', 'show', sent.id.slice(-8))).stdout;
  expect(shown).toMatch(/Status +kept here\. Kept in the development outbox - nobody outside has received it\n/);
  expect(shown).toContain('\nTuesday it is.\n');
  expect((await smoko('outbox', 'show', id(99))).stderr).toContain('There is no message with the id');
  expect((await smoko('outbox', 'edit', sent.id, 'See', 'you')).stdout).toBe('Text to +61491570156: draft\n');
  expect(last()?.body).toEqual({ body: 'See you' });
  expect((await smoko('outbox', 'rm', sent.id)).stdout).toBe('Thrown away.\n');
});

it('turns automations on and off, sets them, and shows who would get what', async () => {
  expect((await smoko('automations', 'list')).stdout).toContain('quote_follow_up  on');
  expect((await smoko('automations', 'show', 'quote_follow_up')).stdout).toContain('At 09:00; waits for your yes.');
  expect((await smoko('automations', 'off', 'quote_follow_up')).stdout).toContain('Quote follow-up: off');
  await smoko('automations', 'set', 'quote_follow_up', '--mode', 'send', '--days', '5', '--time', '10:30');
  expect(last()?.body).toEqual({ mode: 'send', days: 5, time: '10:30' });
  await smoko('automations', 'on', 'quote_follow_up');
  expect(last()?.body).toEqual({ enabled: true });
  expect((await smoko('automations', 'preview', 'quote_follow_up')).stdout).toBe(
    'Karen Wu (karen@example.com)\n  Quote Q-1\n  Hi Karen\n',
  );
  expect(await smoko('automations', 'on', 'everything')).toMatchObject({ code: 2 });
  expect(await smoko('automations', 'set', 'quote_follow_up')).toMatchObject({ code: 2 });
});

it('notes who wants no more messages', async () => {
  expect((await smoko('opt-outs', 'list')).stdout).toContain('+61491570157  texts');
  expect((await smoko('opt-outs', 'add', '0491570157')).stdout).toBe('Noted: +61491570157 wants no more texts.\n');
  expect(last()?.body).toEqual({ channel: 'sms', address: '0491570157' });
  expect((await smoko('opt-outs', 'rm', optOut.id)).stdout).toBe('Noted: messages are welcome again.\n');
});
