import type { Long } from 'bson';
import { encode } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import type { Request } from './message.ts';

/** A reply whose documents are stored bytes: they are spliced in without being decoded. */
export class CursorReply {
  constructor(
    readonly namespace: string,
    readonly id: Long,
    readonly batchName: 'firstBatch' | 'nextBatch',
    readonly documents: readonly Buffer[],
  ) {}
}

const nameOf = (type: number, name: string): Buffer => Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1');
const POSITIONS = Array.from({ length: 1024 }, (_, at) => nameOf(3, String(at)));
const END = Buffer.from([0]);

function int32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeInt32LE(value);
  return bytes;
}

const sizeOf = (parts: readonly Buffer[]): number => parts.reduce((sum, part) => sum + part.length, 0);
const wrap = (parts: Buffer[]): Buffer[] => [int32(sizeOf(parts) + 5), ...parts, END];
/** The elements of an encoded document, without its length and its end. */
const elements = (doc: Doc): Buffer => encode(doc).subarray(4, -1);

function cursorBody({ namespace, id, batchName, documents }: CursorReply): Buffer[] {
  const list = documents.flatMap((raw, at) => [POSITIONS[at] ?? nameOf(3, String(at)), raw]);
  const cursor = [nameOf(4, batchName), ...wrap(list), elements({ id, ns: namespace })];
  return wrap([nameOf(3, 'cursor'), ...wrap(cursor), elements({ ok: 1 })]);
}

let lastId = 0;

/** The bytes of an answer. */
export function encodeReply(
  { requestId, format }: Pick<Request, 'requestId' | 'format'>,
  reply: Doc | CursorReply,
): Buffer {
  const body = reply instanceof CursorReply ? cursorBody(reply) : [encode(reply)];
  lastId = (lastId + 1) & 0x7fffffff;
  const header = Buffer.alloc(format === 'msg' ? 21 : 36);
  header.writeInt32LE(header.length + sizeOf(body), 0);
  header.writeInt32LE(lastId, 4);
  header.writeInt32LE(requestId, 8);
  header.writeInt32LE(format === 'msg' ? 2013 : 1, 12);
  if (format === 'query') header.writeInt32LE(1, 32); // one document
  return Buffer.concat([header, ...body]);
}
