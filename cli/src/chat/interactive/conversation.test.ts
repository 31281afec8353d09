import { type Attachment, createClient } from '@smoko/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, type Handler, problem, startFakeServer } from '../../testing/fake-server.ts';
import { id, message, thread } from '../../testing/samples.ts';
import { Actions } from './actions.ts';
import { Conversation } from './conversation.ts';

let server: FakeServer;
let conversation: Conversation;
let actions: Actions;
let handlers: Record<string, Handler>;
const left: unknown[] = [];
const uploads: string[] = [];
const THREAD = id(50);

beforeEach(async () => {
  handlers = {
    'POST /api/threads': () => thread(),
    'POST /api/threads/{id}/messages': ({ body }) => ({
      message: message({
        id: id(1),
        role: 'user',
        assistant: null,
        status: 'running',
        content: String(body.message),
        seq: 1,
        client_message_id: String(body.client_message_id),
      }),
      thread: thread({ seq: 1, running: true }),
    }),
    'POST /api/threads/{id}/stop': () => thread({ seq: 1, running: true }),
  };
  // through a getter, so that a test can change what the server says
  server = await startFakeServer(new Proxy({}, { get: (_, key: string) => handlers[key] }));
  const api = createClient({ baseUrl: server.url });
  conversation = new Conversation({ api, onThread: async () => undefined });
  actions = new Actions(
    conversation,
    (error) => left.push(error),
    async (file) => {
      uploads.push(file);
      return { id: id(60), name: 'switchboard.jpg' } as Attachment;
    },
  );
});
afterEach(() => server.close());

const notes = () => conversation.state.transcript.items.flatMap((item) => (item.kind === 'note' ? [item.text] : []));

describe('a conversation', () => {
  it('starts with its first message', async () => {
    expect(await actions.send('hello')).toBe(true);
    expect(server.calls.map((call) => call.path)).toEqual(['/api/threads', `/api/threads/${THREAD}/messages`]);
    expect(conversation.state).toMatchObject({ threadId: THREAD, sending: null, chat: { running: true } });
  });

  it('sends files with the next message only', async () => {
    await Promise.all([actions.attach('/tmp/switchboard.jpg'), actions.send('what is this?')]);
    await actions.send('and now?');
    const sent = server.calls.filter((call) => call.path.endsWith('/messages')).map(({ body }) => body.attachments);
    expect(sent).toEqual([[id(60)], undefined]);
    expect(uploads).toEqual(['/tmp/switchboard.jpg']);
  });

  it('does not run for ever when the turn ends before the answer to the message arrives', async () => {
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
    const answer = handlers['POST /api/threads/{id}/messages'] as Handler;
    handlers['POST /api/threads/{id}/messages'] = (_, response) =>
      problem(response, 503, 'unavailable', 'Starting up.');
    expect(await actions.send('hello')).toBe(false);
    expect(notes()).toEqual(['Starting up.']);
    handlers['POST /api/threads/{id}/messages'] = answer;
    expect(await actions.send('hello')).toBe(true);
    const ids = server.calls
      .filter((call) => call.path.endsWith('/messages'))
      .map((call) => call.body.client_message_id);
    expect(ids[0]).toBe(ids[1]);
  });

  it('stops a turn that is only being asked for', async () => {
    const sending = actions.send('hello');
    expect(conversation.busy).toBe(true);
    await Promise.all([sending, actions.stop()]);
    expect(server.calls.at(-1)?.path).toBe(`/api/threads/${THREAD}/stop`);
  });

  it('leaves when the session has ended', async () => {
    handlers['POST /api/threads'] = (_, response) => problem(response, 401, 'not_authenticated', 'Not authenticated');
    await actions.send('hello');
    expect(left).toHaveLength(1);
  });
});
