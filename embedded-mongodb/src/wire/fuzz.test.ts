import { connect, type Socket } from 'node:net';
import { serialize } from 'bson';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { crc32c } from './crc32c.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const socketPath = () => decodeURIComponent(new URL(server.uri).hostname);

/** Sends bytes; resolves with what came back when the server closes or is quiet for a moment after an answer. */
const send = (...chunks: Buffer[]) => sendAndWait(60, chunks);
/** What surely gets an answer may wait for it, however busy the machine is. */
const ask = (...chunks: Buffer[]) => sendAndWait(30_000, chunks);

function sendAndWait(quietMs: number, chunks: Buffer[]): Promise<{ closed: boolean; reply: Buffer }> {
  return new Promise((resolve) => {
    const socket: Socket = connect(socketPath());
    const received: Buffer[] = [];
    const finish = (closed: boolean) => {
      socket.destroy();
      resolve({ closed, reply: Buffer.concat(received) });
    };
    socket.on('data', (chunk) => {
      received.push(chunk);
      finish(false);
    });
    socket.on('close', () => finish(true));
    socket.on('error', () => finish(true));
    socket.setTimeout(quietMs, () => finish(false));
    for (const chunk of chunks) socket.write(chunk);
  });
}

const alive = () => server.client.db('x').command({ ping: 1 });

function message(opCode: number, body: Buffer, length = body.length + 16): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(7, 4);
  header.writeInt32LE(opCode, 12);
  return Buffer.concat([header, body]);
}

const flags = (bits: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(bits);
  return bytes;
};
const body = (doc: object) => Buffer.concat([Buffer.from([0]), serialize(doc)]);
const opMsg = (doc: object, bits = 0) => message(2013, Buffer.concat([flags(bits), body(doc)]));
const ping = { ping: 1, $db: 'x' };

describe('a hostile client', () => {
  it.each([
    ['a length of zero', message(2013, Buffer.alloc(4), 0)],
    ['a negative length', message(2013, Buffer.alloc(4), -5)],
    ['a length beyond the limit', message(2013, Buffer.alloc(4), 48_000_001)],
    ['an unknown operation', message(9999, Buffer.alloc(20))],
    ['a compressed message nobody agreed to', message(2012, Buffer.alloc(20))],
    ['OP_MSG without a body', message(2013, Buffer.alloc(5, 3))],
    ['unknown required flags', opMsg(ping, 4)],
    ['a section of an unknown kind', message(2013, Buffer.concat([flags(0), Buffer.from([9]), serialize(ping)]))],
    ['two bodies', message(2013, Buffer.concat([flags(0), body(ping), body(ping)]))],
    [
      'a document longer than its message',
      message(2013, Buffer.concat([flags(0), Buffer.from([0, 255, 0, 0, 0, 1, 2])])),
    ],
    ['a document cut short', opMsg(ping).subarray(0, -3)],
    [
      'a sequence that does not fit',
      message(2013, Buffer.concat([flags(0), body(ping), Buffer.from([1, 255, 255, 0, 0, 65, 0])])),
    ],
    ['a wrong checksum', Buffer.concat([opMsg(ping, 1), Buffer.alloc(4)])],
    [
      'OP_QUERY for more than a greeting',
      message(2004, Buffer.concat([Buffer.alloc(4), Buffer.from('x.things\0'), Buffer.alloc(8), serialize({ a: 1 })])),
    ],
  ])('%s gets no answer and harms nobody', async (_name, bytes) => {
    const fixed = Buffer.from(bytes);
    const declared = fixed.readInt32LE(0);
    if (declared > fixed.length && declared < 1000) fixed.writeInt32LE(fixed.length, 0);
    const { closed, reply } = await send(fixed);
    expect({ closed, bytes: reply.length }).toEqual({ closed: true, bytes: 0 });
    expect((await alive()).ok).toBe(1);
  });

  it('may send any bytes at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 200 }), async (bytes) => {
        await send(Buffer.from(bytes));
      }),
      { numRuns: 30 },
    );
    expect((await alive()).ok).toBe(1);
  });

  it('may damage a good message anywhere', async () => {
    const good = opMsg({ find: 'things', filter: { a: { $in: [1, 'x', null] } }, sort: { a: 1 }, $db: 'x' });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        async (edits) => {
          const damaged = Buffer.from(good);
          for (const [at, value] of edits) damaged[at] = value;
          await send(damaged);
        },
      ),
      { numRuns: 120 },
    );
    expect((await alive()).ok).toBe(1);
  });

  it('may nest without end', async () => {
    let deep = serialize({});
    for (let depth = 0; depth < 20_000; depth++) {
      const outer = Buffer.alloc(deep.length + 8);
      outer.writeInt32LE(outer.length, 0);
      outer.write('\x03a\0', 4, 'latin1');
      Buffer.from(deep).copy(outer, 7);
      deep = outer;
      if (deep.length > 120_000) break;
    }
    await send(message(2013, Buffer.concat([flags(0), Buffer.from([0]), deep])));
    expect((await alive()).ok).toBe(1);
  });
});

describe('a good client', () => {
  it('may send a checksum, a message in pieces, or many at once', async () => {
    const plain = opMsg(ping);
    expect((await ask(plain)).reply.length).toBeGreaterThan(30);
    const summed = Buffer.concat([opMsg(ping, 1), Buffer.alloc(4)]);
    summed.writeInt32LE(summed.length, 0);
    summed.writeUInt32LE(crc32c(summed.subarray(0, -4)), summed.length - 4);
    expect((await ask(summed)).reply.length).toBeGreaterThan(30);
    expect((await ask(plain.subarray(0, 3), plain.subarray(3, 21), plain.subarray(21))).reply.length).toBeGreaterThan(
      30,
    );
    const many = await ask(Buffer.concat(Array.from({ length: 50 }, () => plain)));
    expect(many.reply.readInt32LE(8)).toBe(7);
  });

  it('may put documents into a sequence', async () => {
    const documents = [serialize({ _id: 1 }), serialize({ _id: 2 })];
    const name = Buffer.from('documents\0');
    const size = Buffer.alloc(4);
    size.writeInt32LE(4 + name.length + documents.reduce((sum, { length }) => sum + length, 0));
    const bytes = message(
      2013,
      Buffer.concat([flags(0), Buffer.from([1]), size, name, ...documents, body({ insert: 'sequence', $db: 'x' })]),
    );
    await ask(bytes);
    expect(await server.client.db('x').collection('sequence').countDocuments()).toBe(2);
  });

  it('may be slow to read a large result', async () => {
    const large = server.client.db('x').collection('large');
    await large.insertMany(Array.from({ length: 40 }, (_, n) => ({ n, text: 'x'.repeat(200_000) })));
    const socket = connect(socketPath());
    socket.write(opMsg({ find: 'large', batchSize: 1000, $db: 'x' }));
    let bytes = 0;
    for await (const chunk of socket) {
      bytes += chunk.length;
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (bytes >= 40 * 200_000) break;
    }
    expect(bytes).toBeGreaterThanOrEqual(40 * 200_000);
  });
});
