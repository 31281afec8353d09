import { deserialize, serialize } from 'bson';
import type { Doc } from './types.ts';

const KEEP_TYPES = { promoteValues: false, promoteLongs: false, bsonRegExp: true } as const;

/** Bytes this server wrote itself. */
export const decode = (raw: Uint8Array): Doc => deserialize(raw, { ...KEEP_TYPES, validation: { utf8: false } });

/** Bytes from the wire: text must be valid UTF-8. */
export const decodeUntrusted = (raw: Uint8Array): Doc => deserialize(raw, KEEP_TYPES);

export function encode(doc: Doc): Buffer {
  const bytes = serialize(doc, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
