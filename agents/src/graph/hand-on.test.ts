import type { AssistantId } from '@smoko/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { readBlock } from '../blocks.ts';
import type { KnownRecord } from '../known.ts';
import { createModel } from '../models/create-model.ts';
import { type Asked, type ChatServer, chatServer, type Scripted } from '../testing/chat-server.ts';
import { fakeOffice } from '../testing/office.ts';
import { turn } from '../testing/turns.ts';

let server: ChatServer;
afterEach(() => server.close());

async function modelFor(script: (asked: Asked, count: number) => Scripted) {
  server = await chatServer(script);
  return createModel({ kind: 'openai', baseUrl: server.baseUrl, model: 'test-model', patience: { backoff: 1 } });
}
const whoOf = ({ messages }: Asked) =>
  /^You are (\w+)/.exec(messages[0]?.content ?? '')?.[1]?.toLowerCase() as AssistantId;
const requestOf = ({ messages }: Asked) => messages.findLast(({ role }) => role === 'user')?.content ?? '';
const handOver = (...to: [AssistantId, string][]) => ({
  name: 'hand_over',
  args: { to: to.map(([assistant, request]) => ({ assistant, request })) },
});
const MESSAGE = 'you know the thing about the tank we talked about, sort that and what comes with it';

describe('a part of a message', () => {
  it('that is not theirs goes on to who looks after it, with all the words of the user', async () => {
    const office = fakeOffice();
    const model = await modelFor((asked) => {
      if (whoOf(asked) === 'sarah')
        return { calls: [handOver(['renea', 'what the tank costs']), handOver(['jerry', 'the job'])] };
      return whoOf(asked) === 'renea'
        ? { text: 'It is $300.' }
        : {
            calls: [
              { name: 'create_job', args: { job_name: 'Tank' } },
              { name: 'finish', args: {} },
            ],
          };
    });
    const { said, events } = await turn(office, MESSAGE, { model, assistant: 'sarah' });
    expect(said).toEqual({
      sarah: 'That is one for Renea and Jerry.',
      'renea:1': 'It is an amount I could not confirm.',
      'jerry:1': 'Created job 1001 - Tank.',
    });
    const speakers = events.flatMap((event) => (event.type === 'speaker' ? [event.assistant] : []));
    expect(speakers.sort()).toEqual(['jerry', 'renea', 'sarah']);
    for (const asked of server.asked.slice(1)) expect(readBlock(requestOf(asked), 'original_message')).toBe(MESSAGE);
  });

  it('does not go to anybody twice, and so ends', async () => {
    const model = await modelFor((asked) => {
      const next = ({ jerry: 'michelle', michelle: 'renea', renea: 'sarah', sarah: 'jerry' } as const)[whoOf(asked)];
      return asked.tools.includes('hand_over') ? { calls: [handOver([next, MESSAGE])] } : { text: 'For nobody here.' };
    });
    const { said } = await turn(fakeOffice(), MESSAGE, { model });
    expect(server.asked.map(whoOf)).toEqual(['jerry', 'michelle', 'renea', 'sarah']);
    expect(said).toMatchObject({ 'sarah:2': 'For nobody here.' });
    expect(said.jerry).toBeUndefined();
  });

  it('cannot be handed back: the model is told whom there is', async () => {
    const model = await modelFor((_, count) => {
      if (count === 0) return { calls: [handOver(['sarah', 'the tank'])] };
      return count === 1 ? { calls: [handOver(['jerry', 'the tank'])] } : { text: 'Which tank?' };
    });
    const { said } = await turn(fakeOffice(), MESSAGE, { model });
    expect(server.asked[2]?.messages.at(-1)?.content).toMatch(/assistant michelle or renea\./);
    expect(said).toEqual({ sarah: 'Which tank?' });
  });

  it('done by the same assistant in two rounds is done twice, under keys of its own', async () => {
    const order = (item_name: string) => ({ name: 'create_procurement_item', args: { item_name } });
    const office = fakeOffice();
    const model = await modelFor((asked) => {
      const request = requestOf(asked);
      if (whoOf(asked) === 'jerry') return { calls: [handOver(['sarah', 'a tank'], ['renea', 'the bill'])] };
      if (whoOf(asked) === 'renea') return { calls: [handOver(['sarah', 'a valve'])] };
      return { calls: [order(request.startsWith('a tank') ? 'Tank' : 'Valve'), { name: 'finish', args: {} }] };
    });
    const { said } = await turn(office, MESSAGE, { model });
    expect(office.store.rows('procurement-items').map((row) => row.item_name)).toEqual(['Tank', 'Valve']);
    expect(office.invocations.map(({ step }) => step)).toEqual([0, 100]);
    expect(Object.keys(said).sort()).toEqual(['renea', 'sarah', 'sarah:1']);
  });
});

describe('the records in a request', () => {
  const bob: KnownRecord = { kind: 'client', id: 'b'.repeat(24), name: 'Bob' };

  it('are as they are now in the rounds after something was written, in one block', async () => {
    const office = fakeOffice();
    office.context.known = async () => [
      bob,
      ...office.store
        .rows('projects')
        .map(({ id }): KnownRecord => ({ kind: 'job', id, name: 'Deck', lately: 'created' })),
    ];
    const model = await modelFor((_, count) =>
      count === 0 ? { calls: [{ name: 'create_job', args: { job_name: 'Deck' } }] } : { text: 'Right.' },
    );
    await turn(office, 'a new job, deck', { model });
    const [before, after] = server.asked.map((asked) => readBlock(requestOf(asked), 'records') ?? '');
    expect(before).not.toContain('Deck');
    expect(after).toContain('"job_name":"Deck","lately":"created"');
    expect(server.asked[1]?.messages.filter(({ content }) => content?.includes('<records>'))).toHaveLength(1);
  });

  it('tell what waits for a yes, also after a hand-over', async () => {
    const office = fakeOffice();
    office.store.insert('clients', { name: 'Bob', phone: '0491 570 156' });
    const model = await modelFor((_, count) => {
      if (count === 0)
        return {
          calls: [{ name: 'delete_client', args: { client: 'Bob' } }, handOver(['michelle', 'and tell me when'])],
        };
      return { text: 'Not yet.' };
    });
    await turn(office, MESSAGE, { model });
    expect(readBlock(requestOf(server.asked[1] as Asked), 'records')).toContain('"waits_for_yes":"Delete client Bob"');
  });
});
