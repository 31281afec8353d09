/** A growing byte buffer; `invert` complements what was written since a mark, for descending parts. */
export class KeyWriter {
  #bytes = Buffer.allocUnsafe(512);
  length = 0;

  #reserve(count: number): void {
    if (this.length + count <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.length + count));
    this.#bytes.copy(grown, 0, 0, this.length);
    this.#bytes = grown;
  }

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.length++] = value;
  }

  uint16(value: number): void {
    this.#reserve(2);
    this.length = this.#bytes.writeUInt16BE(value, this.length);
  }

  uint32(value: number): void {
    this.#reserve(4);
    this.length = this.#bytes.writeUInt32BE(value, this.length);
  }

  uint64(value: bigint): void {
    this.#reserve(8);
    this.length = this.#bytes.writeBigUInt64BE(value, this.length);
  }

  /** Total order of doubles as bytes: negatives complemented, NaN below everything. */
  double(value: number): void {
    if (Number.isNaN(value)) {
      this.uint64(0n);
      return;
    }
    this.#reserve(8);
    const start = this.length;
    this.length = this.#bytes.writeDoubleBE(value === 0 ? 0 : value, start);
    if (value < 0) this.invert(start);
    else this.#bytes[start] = (this.#bytes[start] ?? 0) ^ 0x80;
  }

  bytes(value: Uint8Array): void {
    this.#reserve(value.length);
    this.#bytes.set(value, this.length);
    this.length += value.length;
  }

  /** UTF-8 ended by 00 00; a zero inside is written 00 ff, so that order and prefixes hold. */
  text(value: string): void {
    if (!value.includes('\0')) {
      this.#reserve(value.length * 3 + 2);
      this.length += this.#bytes.write(value, this.length, 'utf8');
    } else
      for (const byte of Buffer.from(value, 'utf8')) {
        this.byte(byte);
        if (byte === 0) this.byte(0xff);
      }
    this.uint16(0);
  }

  invert(from: number): void {
    for (let at = from; at < this.length; at++) this.#bytes[at] = (this.#bytes[at] ?? 0) ^ 0xff;
  }

  take(): Buffer {
    const copy = Buffer.from(this.#bytes.subarray(0, this.length));
    this.length = 0;
    return copy;
  }
}
