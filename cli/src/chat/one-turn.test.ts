import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChatMessage } from '@smoko/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Call, type FakeServer, problem, startFakeServer, streamFrames } from '../testing/fake-server.ts';
import { buildSmoko, runSmoko } from '../testing/run-smoko.ts';
import { id, message } from '../testing/samples.ts';

type Frame = [event: string, data: unknown];
const THREAD = id(50);
const result = {
  response: 'Done.',
  status: 'done' as const,
  thread_id: THREAD,
  run_id: id(70),
  handled_by: ['jerry'],
  actions: [],
  approvals: [],
  drafts: [],
};
const action = {
  receipt_id: id(40),
  tool: 'create_job',
  entity: 'projects',
  record_id: id(10),
  summary: 'Created job 1001',
};
const approval = {
  approval_id: id(30),
  tool: 'send',
  summary: 'Send the order',
  expires_at: '2026-03-05T00:00:00.000Z',
};

let folder: string;
let server: FakeServer;
let turn: (call: Call) => Frame[] | 'gone';
const smoko = (args: string[], stdin?: string) => run(['chat', ...args], stdin);
const ask = (args: string[], stdin?: string) => run(['ask', ...args], stdin);
const run = (args: string[], stdin?: string) =>
  runSmoko(args, { SMOKO_CONFIG_DIR: folder, SMOKO_URL: server.url }, stdin);
const remembered = () => JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')).servers[server.url].thread_id;

beforeAll(buildSmoko);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'smoko-turn-'));
  server = await startFakeServer({
    'POST /api/attachments': () => ({ id: id(60) }),
    'POST /api/functions/agent-orchestrator': (call, response) => {
      const frames = turn(call);
      if (frames === 'gone') return problem(response, 404, 'not_found', 'That conversation could not be found.');
      if (call.headers.accept === 'application/json') return frames.find(([event]) => event === 'result')?.[1];
      return streamFrames(response, frames);
    },
  });
  const config = { servers: { [server.url]: { access_token: 'access-1', refresh_token: 'refresh-1' } } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Frames of a conversation that is already long, numbered as the server numbers them. */
function stream(
  call: Call,
  ...steps: (Partial<ChatMessage> | [messageId: string, offset: number, text: string])[]
): Frame[] {
  let seq = 400;
  const own = {
    role: 'user',
    assistant: null,
    status: 'running',
    id: id(99),
    client_message_id: String(call.body.client_message_id),
  } as const;
  return [own, ...steps].map((step): Frame => {
    seq += 1;
    if (!Array.isArray(step))
      return ['message', { type: 'message', thread_id: THREAD, seq, message: message({ ...step, seq }) }];
    const [message_id, offset, text] = step;
    return ['delta', { type: 'delta', thread_id: THREAD, seq, message_id, offset, text }];
  });
}

describe('one turn', () => {
  it('writes each assistant’s words in order, then what was done', async () => {
    const jerry = { id: id(101), position: 2, status: 'running' } as const;
    const sarah = { id: id(102), position: 3, assistant: 'sarah', status: 'running' } as const;
    turn = (call) => [
      ...stream(
        call,
        jerry,
        sarah,
        [sarah.id, 0, 'Order'],
        [jerry.id, 0, 'Righto'],
        [jerry.id, 6, ', on it.'],
        { ...jerry, status: 'done', content: 'Righto, on it.' },
        [sarah.id, 5, 'ed.'],
        { ...sarah, status: 'done', content: 'Ordered.', receipts: [{ ...action, undoable: true, undone: false }] },
      ),
      ['result', { ...result, actions: [action] }],
    ];
    const { stdout, code } = await smoko(['add', 'a', 'job']);
    expect(stdout).toBe(
      `Jerry: Righto, on it.\nSarah: Ordered.\n✓ Created job 1001 (undo: smoko undo ${id(40).slice(-8)})\n`,
    );
    expect(code).toBe(0);
    expect(server.calls[0]?.body.message).toBe('add a job');
  });

  it('leaves out what another turn of the conversation says', async () => {
    turn = (call) => [
      ...stream(call, { id: id(90), run_id: id(71), content: 'Earlier.' }, { id: id(101), content: 'Mine.' }),
      ['result', result],
    ];
    expect((await smoko(['hi'])).stdout).toBe('Jerry: Mine.\n');
  });

  it('exits with 4 and says how to answer when something waits', async () => {
    turn = () => [['result', { ...result, approvals: [approval] }]];
    const { stdout, code } = await smoko(['order lights']);
    expect(stdout).toBe(
      `Jerry: Done.\n! Waits for your yes: Send the order (smoko approvals approve ${id(30).slice(-8)})\n`,
    );
    expect(code).toBe(4);
  });

  it('prints the result once with --json', async () => {
    turn = () => [['result', { ...result, approvals: [approval] }]];
    const { stdout, code } = await smoko(['--json', '--agent', 'sarah', 'order lights']);
    expect(JSON.parse(stdout)).toEqual({ ...result, approvals: [approval] });
    expect(code).toBe(4);
    expect(server.calls[0]?.body.assistant).toBe('sarah');
  });

  it('says why a turn failed', async () => {
    turn = (call) => [
      ...stream(call, { id: id(101), status: 'failed', content: 'I was', error: 'The model gave up.' }),
      ['result', { ...result, status: 'failed' }],
    ];
    expect(await smoko(['hi'])).toEqual({ code: 1, stdout: 'Jerry: I was\n', stderr: 'The model gave up.\n' });
    expect(await smoko(['--json', 'hi'])).toMatchObject({ code: 1, stderr: 'Done.\n' });
    turn = () => [['error', { code: 'rate_limited', detail: 'Slow down.' }]];
    expect(await smoko(['hi'])).toEqual({ code: 1, stdout: '', stderr: 'Slow down.\n' });
    turn = (call) => stream(call);
    expect((await smoko(['hi'])).stderr).toContain('The connection broke');
  });

  it('reads the message from a pipe', async () => {
    turn = () => [['result', result]];
    expect((await smoko([], 'from a pipe\n')).code).toBe(0);
    expect(server.calls[0]?.body.message).toBe('from a pipe');
    expect(await smoko([], ' \n')).toMatchObject({ code: 2, stderr: 'Please enter a command.\n' });
  });
});

describe('smoko ask', () => {
  it('takes standard input for one message, or each line for one', async () => {
    turn = () => [['result', { ...result, approvals: server.calls.length === 1 ? [approval] : [] }]];
    expect((await ask(['-'], 'one\ntwo\n')).code).toBe(4);
    expect((await ask(['-', '--each-line', '--new', '--quiet'], 'three\n\nfour\n')).stdout).toBe('Done.\nDone.\n');
    expect(server.calls.map(({ body }) => [body.message, body.thread_id])).toEqual([
      ['one\ntwo', undefined],
      ['three', undefined],
      ['four', THREAD],
    ]);
    expect(await ask(['-', '--each-line'], '\n')).toMatchObject({ code: 2, stderr: 'Please enter a command.\n' });
  });

  it('prints events as they come with --jsonl, the turn at the end', async () => {
    turn = (call) => [...stream(call, { id: id(101), content: 'Mine.' }), ['result', result]];
    const { stdout } = await ask(['--jsonl', 'hi']);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).type),
    ).toEqual(['message', 'message', 'result']);
  });

  it('gives files with the message', async () => {
    turn = () => [['result', result]];
    writeFileSync(join(folder, 'bill.txt'), 'Cable 20 m');
    expect((await ask(['--attach', join(folder, 'bill.txt'), 'what is this?'])).code).toBe(0);
    expect(server.calls.at(-1)?.body.attachments).toEqual([id(60)]);
    expect(await ask(['--attach', 'nowhere.pdf', 'hi'])).toMatchObject({
      code: 1,
      stderr: 'There is no file nowhere.pdf.\n',
    });
  });
});

describe('the conversation', () => {
  it('goes on, unless a new one is asked for', async () => {
    turn = () => [['result', result]];
    await smoko(['one']);
    expect(remembered()).toBe(THREAD);
    await smoko(['two']);
    await smoko(['--new', 'three']);
    await smoko(['--thread', id(51), 'four']);
    expect(server.calls.map((call) => call.body.thread_id)).toEqual([undefined, THREAD, undefined, id(51)]);
  });

  it('begins anew when the remembered one is gone, but not when one was asked for', async () => {
    turn = () => [['result', result]];
    await smoko(['one']);
    turn = ({ body }) => (body.thread_id ? 'gone' : [['result', { ...result, thread_id: id(52) }]]);
    expect((await smoko(['two'])).code).toBe(0);
    expect(remembered()).toBe(id(52));
    expect(await smoko(['--thread', id(53), 'three'])).toMatchObject({
      code: 1,
      stderr: 'That conversation could not be found.\n',
    });
  });
});
