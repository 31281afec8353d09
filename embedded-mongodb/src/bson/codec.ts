import { type DeserializeOptions, deserialize, onDemand, serialize } from 'bson';
import { type Doc, setField } from './types.ts';

const OPTIONS = Object.freeze({ promoteValues: false, promoteLongs: false, bsonRegExp: true } as const);
const TRUSTED = Object.freeze({ ...OPTIONS, validation: Object.freeze({ utf8: false }) } as const);

/** Bytes this server wrote itself. */
export const decode = (raw: Uint8Array): Doc => decodeWith(raw, TRUSTED);

/** Bytes from the wire: text must be valid UTF-8. */
export const decodeUntrusted = (raw: Uint8Array): Doc => decodeWith(raw, OPTIONS);

export function encode(doc: Doc): Buffer {
  const bytes = serialize(doc, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const REF = Buffer.from('$ref\0');
const [OBJECT, ARRAY] = [3, 4];

/**
 * The library makes a DBRef of `{$ref, $id}` and writes it back in another order, and `{$ref: 'a.b'}` as another
 * document. For a database it is a document like any other, so what holds such a name is read value by value.
 */
function decodeWith(raw: Uint8Array, options: DeserializeOptions): Doc {
  const doc = deserialize(raw, options);
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  return bytes.includes(REF) ? byValue(bytes, options) : doc;
}

function byValue(bytes: Buffer, options: DeserializeOptions): Doc {
  const doc: Doc = {};
  for (const [name, value] of valuesOf(bytes, options)) setField(doc, name, value);
  return doc;
}

function* valuesOf(bytes: Buffer, options: DeserializeOptions): Generator<[string, unknown]> {
  for (const [type, nameAt, nameLength, at, length] of onDemand.parseToElements(bytes)) {
    const name = bytes.toString('utf8', nameAt, nameAt + nameLength);
    const inner = bytes.subarray(at, at + length);
    if (type === OBJECT) yield [name, byValue(inner, options)];
    else if (type === ARRAY) yield [name, [...valuesOf(inner, options)].map(([, value]) => value)];
    else yield [name, Object.values(deserialize(alone(bytes.subarray(nameAt - 1, at + length)), options))[0]];
  }
}

/** A document of one element. */
function alone(element: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32LE(element.length + 5);
  return Buffer.concat([length, element, Buffer.alloc(1)]);
}
