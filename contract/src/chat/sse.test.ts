import { describe, expect, it } from 'vitest';
import { parseSse } from './sse.ts';

async function parse(text: string, size: number): Promise<unknown[]> {
  const bytes = new TextEncoder().encode(text);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
  }
  const frames: unknown[] = [];
  for await (const frame of parseSse(chunks())) frames.push(frame);
  return frames;
}

describe('server-sent events', () => {
  const text = ': hello\n\nevent: chat\ndata: {"a":1}\n\ndata: one\ndata:two – ü\n\nevent: result\ndata: {}\n\n';
  const frames = [
    { event: 'chat', data: '{"a":1}' },
    { event: 'message', data: 'one\ntwo – ü' },
    { event: 'result', data: '{}' },
  ];

  it('reads frames however the bytes are cut', async () => {
    for (const size of [1, 2, 3, 7, 1_000]) expect(await parse(text, size)).toEqual(frames);
  });

  it('takes Windows line ends', async () => {
    for (const size of [1, 5, 1_000]) expect(await parse(text.replaceAll('\n', '\r\n'), size)).toEqual(frames);
  });

  it('gives no frame that is not complete', async () => {
    expect(await parse('event: chat\ndata: {"a"', 4)).toEqual([]);
  });
});
