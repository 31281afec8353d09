import { describe, expect, it } from 'vitest';
import { readTurn, type TurnNews } from './turn-stream.ts';

const THREAD = '5f000000000000000000000a';
const delta = { type: 'delta', thread_id: THREAD, seq: 3, message_id: THREAD, offset: 0, text: 'G’day' };

const frame = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const stream = (body: string | ReadableStream) =>
  new Response(body, { headers: { 'content-type': 'text/event-stream' } });

async function told(response: Response): Promise<TurnNews[]> {
  const all: TurnNews[] = [];
  for await (const one of readTurn(response)) all.push(one);
  return all;
}

describe('a turn that is told as it goes', () => {
  it('gives its events, then how it ended', async () => {
    const text = [frame('delta', delta), frame('later', { type: 'later' }), frame('result', { thread_id: THREAD })];
    expect(await told(stream(text.join('')))).toEqual([delta, { type: 'result', result: { thread_id: THREAD } }]);
  });

  it('may be answered in one piece', async () => {
    expect(await told(Response.json({ thread_id: THREAD }))).toEqual([
      { type: 'result', result: { thread_id: THREAD } },
    ]);
  });

  it('throws what the server says', async () => {
    const failed = stream(frame('error', { code: 'unavailable', detail: 'Starting up.' }));
    await expect(told(failed)).rejects.toMatchObject({ code: 'unavailable', message: 'Starting up.' });
    await expect(told(stream('event: error\ndata: nonsense\n\n'))).rejects.toMatchObject({ code: 'internal' });
  });

  it('lets the connection go when nobody reads on', async () => {
    let left = false;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(frame('delta', delta))),
      cancel() {
        left = true;
      },
    });
    for await (const _ of readTurn(stream(body))) break;
    expect(left).toBe(true);
  });
});
