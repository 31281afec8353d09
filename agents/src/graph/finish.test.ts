import { afterEach, describe, expect, it } from 'vitest';
import { createModel } from '../models/create-model.ts';
import { type ChatServer, chatServer, type Scripted } from '../testing/chat-server.ts';
import { fakeOffice } from '../testing/office.ts';
import { turn } from '../testing/turns.ts';

let server: ChatServer;
afterEach(() => server.close());

async function modelFor(script: Scripted[]) {
  server = await chatServer(script);
  return createModel({ kind: 'openai', baseUrl: server.baseUrl, model: 'test-model', patience: { backoff: 1 } });
}
const FINISH = { name: 'finish', args: {} };
const task = (task_name: string) => ({ name: 'create_task', args: { task_name } });
const ask = async (script: Scripted[]) => {
  const office = fakeOffice();
  const model = await modelFor(script);
  const { said, events } = await turn(office, 'remind me to call Bob', { model, assistant: 'michelle' });
  return { office, said: said.michelle, calls: server.asked.length, events };
};

describe('a model that says its calls are all there is', () => {
  it('is not asked for closing words: code tells what was done', async () => {
    const { said, calls } = await ask([{ calls: [task('Call Bob'), task('Call Ann'), FINISH] }]);
    expect(calls).toBe(1);
    expect(said).toBe('Added task Call Bob, for Michelle.\nAdded task Call Ann, for Michelle.');
  });

  it('has what was done at earlier steps told too, and what was looked up only when it was last', async () => {
    const list = { name: 'list_tasks', args: {} };
    const { said, calls } = await ask([{ calls: [list] }, { calls: [task('Call Bob')] }, { calls: [FINISH] }]);
    expect(calls).toBe(3);
    expect(said).toBe('Added task Call Bob, for Michelle.');
    await server.close();
    expect((await ask([{ calls: [list, FINISH] }])).said).toMatch(/^No (?:open )?tasks\.$/);
  });

  it('asks for the yes itself', async () => {
    const { said, calls, office } = await ask([
      { calls: [task('Call Bob')] },
      { calls: [{ name: 'delete_task', args: { task: 'Call Bob' } }, FINISH] },
    ]);
    expect(calls).toBe(2);
    expect(said).toMatch(
      /^Added task Call Bob.*\nDelete task "Call Bob" - this waits for your yes\. Shall I go ahead\?$/,
    );
    expect(office.waiting).toHaveLength(1);
  });

  it('has to say it in words when something failed', async () => {
    const { said, calls } = await ask([
      { calls: [task('Call Bob'), { name: 'delete_task', args: { task: 'Zzz' } }, FINISH] },
      { text: 'Bob is in. There is no Zzz.' },
    ]);
    expect(calls).toBe(2);
    expect(said).toBe('Bob is in. There is no Zzz.');
  });

  it('has to say something when nothing was done, and does not go round for long', async () => {
    const { calls, events } = await ask([{ calls: [FINISH] }, { calls: [FINISH] }, { calls: [FINISH] }]);
    expect(calls).toBe(3);
    expect(JSON.stringify(events)).toContain('did not give a usable answer');
  });

  it('keeps what it said beside its calls apart from what was done', async () => {
    const { said } = await ask([{ text: 'Righto.', calls: [task('Call Bob'), FINISH] }]);
    expect(said).toBe('Righto.\n\nAdded task Call Bob, for Michelle.');
  });

  it('is offered the tool for it', async () => {
    await ask([{ text: 'Righto.' }]);
    expect(server.asked[0]?.tools).toContain('finish');
  });

  it('has its one more sentence told after that, without amounts that nobody gave', async () => {
    const note = 'Nothing is sent to Bob yet, and the $75 is not on it.';
    const { said, calls } = await ask([{ calls: [task('Call Bob'), { name: 'finish', args: { note } }] }]);
    expect(calls).toBe(1);
    expect(said).toBe(
      'Added task Call Bob, for Michelle.\n\nNothing is sent to Bob yet, and the an amount I could not confirm is not on it.',
    );
  });

  it('asks once for everything that waits', async () => {
    const remove = (task: string) => ({ name: 'delete_task', args: { task } });
    const office = fakeOffice();
    for (const task_name of ['Call Bob', 'Call Ann']) office.store.insert('admin-tasks', { task_name });
    const model = await modelFor([{ calls: [remove('Call Bob'), remove('Call Ann'), FINISH] }]);
    const { said } = await turn(office, 'delete the calls to Bob and Ann', { model, assistant: 'michelle' });
    expect(said.michelle).toBe(
      'Delete task "Call Bob" - this waits for your yes.\nDelete task "Call Ann" - this waits for your yes.\nShall I go ahead with all of them?',
    );
  });
});
