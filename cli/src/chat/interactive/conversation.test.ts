import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attachment } from '@smoko/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigStore } from '../../config/store.ts';
import { Session } from '../../session/session.ts';
import {
  type Call,
  type FakeServer,
  type Handler,
  problem,
  startFakeServer,
  streamFrames,
} from '../../testing/fake-server.ts';
import { id, message, thread } from '../../testing/samples.ts';
import { beginThread } from '../run-turn.ts';
import { Actions } from './actions.ts';
import { Conversation } from './conversation.ts';

let folder: string;
let server: FakeServer;
let conversation: Conversation;
let actions: Actions;
let handlers: Record<string, Handler>;
const left: unknown[] = [];
const uploads: string[] = [];
const THREAD = id(50);
const BEGIN = 'POST /api/functions/agent-orchestrator';

/** What was said, as the server keeps it: the first thing in its conversation. */
const said = ({ body }: Call) =>
  message({
    id: id(1),
    role: 'user',
    assistant: null,
    status: 'running',
    content: String(body.message),
    seq: 1,
    client_message_id: String(body.client_message_id),
  });

beforeEach(async () => {
  handlers = {
    [BEGIN]: (call, response) =>
      streamFrames(response, [
        ['message', { type: 'message', thread_id: THREAD, seq: 1, message: said(call) }],
        ['thread', { type: 'thread', thread_id: THREAD, seq: 2, thread: thread({ seq: 2, running: true }) }],
      ]),
    'GET /api/threads/{id}/messages': () => ({
      data: [],
      next_cursor: null,
      thread: thread({ seq: 2, running: true }),
    }),
    'POST /api/threads/{id}/messages': (call) => ({ message: said(call), thread: thread({ seq: 1, running: true }) }),
    'POST /api/threads/{id}/stop': () => thread({ seq: 1, running: true }),
  };
  // through a getter, so that a test can change what the server says
  server = await startFakeServer(new Proxy({}, { get: (_, key: string) => handlers[key] }));
  folder = mkdtempSync(join(tmpdir(), 'smoko-conversation-'));
  const store = new ConfigStore(folder);
  await store.updateServer(server.url, () => ({ access_token: 'access-1' }));
  const session = new Session(store, server.url);
  conversation = new Conversation({
    api: session.api,
    begin: (input) => beginThread(session, input),
    onThread: async () => undefined,
  });
  actions = new Actions(
    conversation,
    (error) => left.push(error),
    async (file) => {
      uploads.push(file);
      return { id: id(60), name: 'switchboard.jpg' } as Attachment;
    },
  );
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Of the calls that change something, and so none of what is fetched meanwhile. */
const posted = () => server.calls.filter(({ method }) => method === 'POST');

const notes = () => conversation.state.transcript.items.flatMap((item) => (item.kind === 'note' ? [item.text] : []));

describe('a conversation', () => {
  it('starts with its first message', async () => {
    expect(await actions.send('hello')).toBe(true);
    expect(posted().map(({ path }) => path)).toEqual(['/api/functions/agent-orchestrator']);
    expect(conversation.state).toMatchObject({ threadId: THREAD, sending: null, chat: { running: true } });
  });

  it('fetches what happened before it knew which one it is', async () => {
    const answer = message({ id: id(2), position: 2, content: 'G’day', seq: 4 });
    const after = thread({ seq: 5 });
    handlers['GET /api/threads/{id}/messages'] = () => ({ data: [answer], next_cursor: null, thread: after });
    const begin = handlers[BEGIN];
    handlers[BEGIN] = (call, response) => {
      // by the live line, faster than the answer to the message
      conversation.onEvent({ type: 'thread', thread_id: THREAD, seq: 5, thread: after });
      return begin?.(call, response);
    };
    await actions.send('hello');
    await conversation.catchUp();
    expect(conversation.state.chat).toMatchObject({ running: false, stale: false });
    expect(conversation.state.transcript.items.at(-1)).toMatchObject({ message: { content: 'G’day' } });
  });

  it('begins once when its first message has to be sent again', async () => {
    handlers[BEGIN] = (_, response) => problem(response, 503, 'unavailable', 'Starting up.');
    expect(await actions.send('hello')).toBe(false);
    expect(notes()).toEqual(['Starting up.']);
    expect(conversation.state.threadId).toBeNull();
    // what came through the first time is answered in one piece
    handlers[BEGIN] = () => ({ thread_id: THREAD });
    expect(await actions.send('hello')).toBe(true);
    expect(conversation.state.threadId).toBe(THREAD);
    const [first, second] = posted();
    expect(second?.body).toEqual(first?.body);
    expect(first?.headers['idempotency-key']).toBe(first?.body.client_message_id);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  it('sends files with the next message only', async () => {
    await Promise.all([actions.attach('/tmp/switchboard.jpg'), actions.send('what is this?')]);
    await actions.send('and now?');
    const sent = posted().map(({ body }) => body.attachments);
    expect(sent).toEqual([[id(60)], undefined]);
    expect(uploads).toEqual(['/tmp/switchboard.jpg']);
  });

  it('does not run for ever when the turn ends before the answer to the message arrives', async () => {
    await conversation.open(THREAD);
    const answer = handlers['POST /api/threads/{id}/messages'];
    handlers['POST /api/threads/{id}/messages'] = (call, response) => {
      conversation.onEvent({ type: 'thread', thread_id: THREAD, seq: 9, thread: thread({ seq: 9 }) });
      return answer?.(call, response);
    };
    handlers['GET /api/threads/{id}/messages'] = () => ({ data: [], next_cursor: null, thread: thread({ seq: 9 }) });
    await actions.send('hello');
    expect(conversation.state.chat.running).toBe(false);
  });

  it('fetches what it missed when a number is skipped', async () => {
    await actions.send('hello');
    handlers['GET /api/threads/{id}/messages'] = ({ query }) => ({
      data:
        Number(query.get('after_seq')) < 7 ? [message({ id: id(2), position: 2, content: 'All of it', seq: 7 })] : [],
      next_cursor: null,
      thread: thread({ seq: 7 }),
    });
    conversation.onEvent({ type: 'delta', thread_id: THREAD, seq: 7, message_id: id(2), offset: 3, text: ' of it' });
    await conversation.catchUp();
    expect(conversation.state.chat).toMatchObject({ stale: false, running: false });
    expect(conversation.state.transcript.items.at(-1)).toMatchObject({ message: { content: 'All of it' } });
  });

  it('sends the same text again as the same message after a failure', async () => {
    await conversation.open(THREAD);
    const answer = handlers['POST /api/threads/{id}/messages'] as Handler;
    handlers['POST /api/threads/{id}/messages'] = (_, response) =>
      problem(response, 503, 'unavailable', 'Starting up.');
    expect(await actions.send('hello')).toBe(false);
    expect(notes()).toEqual(['Starting up.']);
    handlers['POST /api/threads/{id}/messages'] = answer;
    expect(await actions.send('hello')).toBe(true);
    const ids = posted().map((call) => call.body.client_message_id);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('stops a turn that is only being asked for', async () => {
    const sending = actions.send('hello');
    expect(conversation.busy).toBe(true);
    await Promise.all([sending, actions.stop()]);
    expect(posted().at(-1)?.path).toBe(`/api/threads/${THREAD}/stop`);
  });

  it('leaves when the session has ended', async () => {
    handlers[BEGIN] = (_, response) => problem(response, 401, 'not_authenticated', 'Not authenticated');
    await actions.send('hello');
    expect(left).toHaveLength(1);
  });
});
