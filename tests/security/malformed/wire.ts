import { connect } from 'node:net';
import type { Answer } from '../../support/send.ts';

/**
 * Bytes as they are on a line of their own, and the first answer on it. The line is closed from here when there is one;
 * `cut` does so without waiting.
 */
export function speak(url: string, bytes: string | Buffer, cut = false): Promise<Answer | null> {
  const { hostname, port } = new URL(url);
  return new Promise((done, fail) => {
    let said = Buffer.alloc(0);
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes, () => cut && setTimeout(() => socket.destroy(), 50));
    });
    socket.on('data', (piece: Buffer) => {
      said = Buffer.concat([said, piece]);
      if (answerIn(said)) socket.end();
    });
    // what was said before the line broke counts
    socket.on('error', () => {});
    socket.on('close', () => {
      const answer = answerIn(said);
      if (answer || cut) done(answer);
      else fail(new Error(`No answer to ${JSON.stringify(String(bytes).slice(0, 200))}: ${String(said)}`));
    });
  });
}

function answerIn(said: Buffer): Answer | null {
  const text = said.toString('latin1');
  const [, first = '', head = ''] = /^HTTP\/1\.1 (\d{3}).*?\r\n(.*?\r\n)?\r\n/s.exec(text) ?? [];
  if (!first) return null;
  const start = text.indexOf('\r\n\r\n') + 4;
  if (first === '100' || first === '101') return { status: Number(first), type: '', text: '' };
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  if (said.length < start + length) return null;
  const type = /^content-type: (.+?)\r/im.exec(head)?.[1] ?? '';
  return { status: Number(first), type, text: said.subarray(start, start + length).toString('utf8') };
}
