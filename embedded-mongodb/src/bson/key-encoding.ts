import { Binary, BSONRegExp, BSONSymbol, type Code, DBRef, type ObjectId, type Timestamp } from 'bson';
import { KeyWriter } from './key-writer.ts';
import { type ExactDecimal, splitNumber } from './numbers.ts';
import { type Doc, type NumberValue, Tag, typeTag } from './types.ts';

/*
 * Bytes whose memcmp order is BSON order. Every value delimits itself, so no encoding is a prefix of another and
 * `prefix <= key < prefix+ff` selects exactly the keys that start with it.
 */

const shared = new KeyWriter();

/** The key of one value, ascending. */
export function encodeKey(value: unknown): Buffer {
  shared.length = 0;
  writeValue(shared, value);
  return shared.take();
}

/** The key of a tuple; parts with direction -1 are complemented. */
export function encodeTuple(values: readonly unknown[], directions: readonly number[]): Buffer {
  shared.length = 0;
  values.forEach((value, at) => {
    const start = shared.length;
    writeValue(shared, value);
    if ((directions[at] ?? 1) < 0) shared.invert(start);
  });
  return shared.take();
}

export function complement(bytes: Buffer): Buffer {
  return Buffer.from(bytes.map((byte) => byte ^ 0xff));
}

function writeValue(out: KeyWriter, value: unknown): void {
  const tag = typeTag(value);
  out.byte(tag);
  switch (tag) {
    case Tag.number:
      writeNumber(out, value as NumberValue);
      break;
    case Tag.string:
      out.text(value instanceof BSONSymbol ? value.value : (value as string));
      break;
    case Tag.object:
      writeObject(out, plain(value));
      break;
    case Tag.array:
      for (const element of value as unknown[]) writeValue(out, element);
      out.byte(0);
      break;
    case Tag.binary:
      writeBinary(out, value as Binary | Uint8Array);
      break;
    case Tag.objectId:
      out.bytes((value as ObjectId).id);
      break;
    case Tag.boolean:
      out.byte(value ? 1 : 0);
      break;
    case Tag.date:
      out.uint64(BigInt.asUintN(64, BigInt((value as Date).getTime())) ^ 0x8000000000000000n);
      break;
    case Tag.timestamp:
      out.uint64(BigInt.asUintN(64, (value as Timestamp).toBigInt()));
      break;
    case Tag.regex:
      writeRegex(out, value as BSONRegExp | RegExp);
      break;
    case Tag.code:
    case Tag.codeWithScope:
      out.text(String((value as Code).code));
      if (tag === Tag.codeWithScope) writeObject(out, (value as Code).scope ?? {});
      break;
  }
}

function writeRegex(out: KeyWriter, value: BSONRegExp | RegExp): void {
  const regex = value instanceof BSONRegExp ? value : new BSONRegExp(value.source, value.flags);
  out.text(regex.pattern);
  out.text(regex.options);
}

/** The BSON library turns `{$ref, $id}` into a DBRef; for order it is the object it was. */
export function plain(value: unknown): Doc {
  if (!(value instanceof DBRef)) return value as Doc;
  return { $ref: value.collection, $id: value.oid, ...(value.db ? { $db: value.db } : {}), ...value.fields };
}

function writeObject(out: KeyWriter, doc: Doc): void {
  for (const [name, value] of Object.entries(doc)) {
    if (value === undefined) continue;
    out.byte(typeTag(value));
    out.text(name);
    writeValue(out, value);
  }
  out.byte(0);
}

function writeBinary(out: KeyWriter, value: Binary | Uint8Array): void {
  const bytes = value instanceof Binary ? value.buffer.subarray(0, value.position) : value;
  out.uint32(bytes.length);
  out.byte(value instanceof Binary ? value.sub_type : 0);
  out.bytes(bytes);
}

/** The nearest double, then 80 when it is exact, or 7f/81 and the remainder when it is not. */
function writeNumber(out: KeyWriter, value: NumberValue): void {
  const { double, rest } = splitNumber(value);
  out.double(double);
  if (!rest) {
    out.byte(0x80);
    return;
  }
  const start = out.length + 1;
  out.byte(rest.coefficient < 0n ? 0x7f : 0x81);
  writeRemainder(out, rest);
  if (rest.coefficient < 0n) out.invert(start);
}

function writeRemainder(out: KeyWriter, { coefficient, exponent }: ExactDecimal): void {
  const digits = (coefficient < 0n ? -coefficient : coefficient).toString();
  out.uint16(digits.length - 1 + exponent + 0x8000);
  out.bytes(Buffer.from(digits.replace(/(?<!0)0+$/, ''), 'latin1'));
  out.byte(0);
}
