import { decodeUntrusted } from '../bson/codec.ts';
import { type Doc, setField } from '../bson/types.ts';
import { crc32c } from './crc32c.ts';
import { ProtocolError } from './framing.ts';

const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM = 1;
const MORE_TO_COME = 2;
const REQUIRED_FLAGS = 0xffff;

export interface Request {
  requestId: number;
  /** How to answer: OP_REPLY for the old greeting, OP_MSG for everything else. */
  format: 'msg' | 'query';
  command: Doc;
  /** The bytes of documents that came as a sequence, so that an insert stores them as they were. */
  raw: WeakMap<object, Buffer>;
  /** The client does not wait for an answer. */
  moreToCome: boolean;
}

/** Reads one message. A malformed one throws ProtocolError, or the BSON library's error. */
export function parseRequest(message: Buffer): Request {
  const requestId = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  if (opCode === OP_MSG) return parseMsg(message, requestId);
  if (opCode === OP_QUERY) return parseQuery(message, requestId);
  throw new ProtocolError(`unsupported operation code ${opCode}`);
}

function documentAt(message: Buffer, at: number, end: number): Buffer {
  const length = at + 5 <= end ? message.readInt32LE(at) : 0;
  if (length < 5 || at + length > end) throw new ProtocolError('a document reaches beyond its message');
  return message.subarray(at, at + length);
}

function textAt(message: Buffer, at: number, end: number): { text: string; next: number } {
  const zero = message.indexOf(0, at);
  if (zero < 0 || zero >= end) throw new ProtocolError('a name does not end');
  return { text: message.toString('utf8', at, zero), next: zero + 1 };
}

function parseMsg(message: Buffer, requestId: number): Request {
  if (message.length < 21) throw new ProtocolError('an OP_MSG is too short');
  const flags = message.readUInt32LE(16);
  if (flags & REQUIRED_FLAGS & ~(CHECKSUM | MORE_TO_COME)) throw new ProtocolError('unknown required flags');
  const end = flags & CHECKSUM ? message.length - 4 : message.length;
  if (flags & CHECKSUM && crc32c(message.subarray(0, end)) !== message.readUInt32LE(end))
    throw new ProtocolError('the checksum does not match');
  const raw = new WeakMap<object, Buffer>();
  const sequences: [string, Doc[]][] = [];
  let body: Doc | undefined;
  for (let at = 20; at < end; ) {
    const kind = message[at++];
    if (kind === 0) {
      if (body) throw new ProtocolError('an OP_MSG has more than one body');
      const bytes = documentAt(message, at, end);
      body = decodeUntrusted(bytes);
      at += bytes.length;
    } else if (kind === 1) {
      const size = at + 4 <= end ? message.readInt32LE(at) : -1;
      if (size < 5 || at + size > end) throw new ProtocolError('a document sequence reaches beyond its message');
      sequences.push(parseSequence(message, at + 4, at + size, raw));
      at += size;
    } else throw new ProtocolError(`unknown section kind ${kind}`);
  }
  if (!body) throw new ProtocolError('an OP_MSG has no body');
  for (const [name, documents] of sequences) {
    if (Object.hasOwn(body, name)) throw new ProtocolError(`'${name}' is in the body and in a sequence`);
    setField(body, name, documents);
  }
  return { requestId, format: 'msg', command: body, raw, moreToCome: Boolean(flags & MORE_TO_COME) };
}

function parseSequence(message: Buffer, start: number, end: number, raw: WeakMap<object, Buffer>): [string, Doc[]] {
  const { text, next } = textAt(message, start, end);
  const documents: Doc[] = [];
  for (let at = next; at < end; ) {
    const bytes = documentAt(message, at, end);
    const doc = decodeUntrusted(bytes);
    raw.set(doc, bytes);
    documents.push(doc);
    at += bytes.length;
  }
  return [text, documents];
}

/** Only the first greeting of a driver still comes this way. */
function parseQuery(message: Buffer, requestId: number): Request {
  const { text, next } = textAt(message, 20, message.length);
  const command = decodeUntrusted(documentAt(message, next + 8, message.length));
  if (!text.endsWith('.$cmd') || !/^(hello|ismaster)$/i.test(Object.keys(command)[0] ?? ''))
    throw new ProtocolError('OP_QUERY is only understood for hello');
  command.$db = text.slice(0, -'.$cmd'.length);
  return { requestId, format: 'query', command, raw: new WeakMap(), moreToCome: false };
}
