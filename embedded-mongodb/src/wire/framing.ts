/** The largest message a client may send, as announced in hello. */
export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER_BYTES = 16;

/** The stream no longer makes sense; the connection must be closed. */
export class ProtocolError extends Error {}

/** Cuts a byte stream into messages. */
export class Framing {
  #chunks: Buffer[] = [];
  #held = 0;

  push(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#held += chunk.length;
    const messages: Buffer[] = [];
    for (let length = this.#nextLength(); length !== undefined && this.#held >= length; length = this.#nextLength()) {
      const all = this.#joined();
      messages.push(all.subarray(0, length));
      this.#chunks = all.length > length ? [all.subarray(length)] : [];
      this.#held -= length;
    }
    return messages;
  }

  #joined(): Buffer {
    const [first] = this.#chunks;
    return this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks);
  }

  #nextLength(): number | undefined {
    if (this.#held < 4) return undefined;
    if ((this.#chunks[0]?.length ?? 0) < 4) this.#chunks = [this.#joined()];
    const length = (this.#chunks[0] as Buffer).readInt32LE(0);
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
      throw new ProtocolError(`a message cannot have ${length} bytes`);
    return length;
  }
}
