import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { type Answer, decode, encode, type RecordType } from 'dns-packet';
import type { Resolve } from '../inbound/read/sender-check.ts';

/** What a name says, by kind of record: `{ 'carmody.example': { TXT: ['v=spf1 -all'], A: ['192.0.2.1'] } }`. */
export type Zone = Record<string, Partial<Record<'TXT' | 'A' | 'AAAA', string[]>>>;

export interface DnsServer {
  zone: Zone;
  /** Asks this server only. */
  resolve: Resolve;
  /** Names it was asked for. */
  asked: string[];
  close(): Promise<void>;
}

/** A real DNS server on a free UDP port. A name under `silent.` gets no answer at all; `broken.` an error. */
export async function startDnsServer(zone: Zone): Promise<DnsServer> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    if (!question) return;
    const name = question.name.toLowerCase();
    asked.push(name);
    if (name.startsWith('silent.')) return;
    const known = zone[name];
    const values = known?.[question.type as 'TXT'] ?? [];
    const answers = values.map(
      (data) => ({ type: question.type, name, ttl: 60, data: dataOf(question.type, data) }) as Answer,
    );
    const code = name.startsWith('broken.') ? SERVER_FAILURE : known ? NO_ERROR : NO_SUCH_NAME;
    socket.send(
      encode({ type: 'response', id: id ?? 0, flags: RECURSION | code, questions, answers }),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((done) => void socket.bind(0, '127.0.0.1', done));
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    zone,
    asked,
    resolve: (name, type) => resolver.resolve(name, type) as Promise<string[]>,
    close: () => new Promise((done) => socket.close(done)),
  };
}

const RECURSION = 0x0180;
const [NO_ERROR, SERVER_FAILURE, NO_SUCH_NAME] = [0, 2, 3];
/** A record of text comes in strings of at most 255 bytes. */
const dataOf = (type: RecordType, data: string): unknown =>
  type === 'TXT' ? (data.match(/.{1,255}/gs) ?? ['']) : data;
