import { crc32, inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
/** Length and name before what is in a chunk, a checksum behind it. */
const HEAD_BYTES = 8;
const CHECK_BYTES = 4;
const IHDR_BYTES = 13;
/** Samples of a pixel by colour type (PNG, table 11.1). */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Adam7: first column and row of a pass, and the steps between (PNG, section 8). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Whether a PNG is there to its last row: every chunk up to IEND with its checksum, and pixels that unpack to just as many bytes
 * as its head says. pngjs takes less for a picture too, and fills the rest with memory of this process; of more it unpacks all.
 */
export function isWholePng(content: Buffer): boolean {
  const pixels: Buffer[] = [];
  let bytes: number | null = null;
  for (const { name, data } of chunks(content)) {
    if (name === 'IHDR') bytes = unpackedBytes(data);
    if (name === 'IDAT') pixels.push(data);
    if (name === 'IEND') return bytes !== null && unpacksTo(Buffer.concat(pixels), bytes);
  }
  return false;
}

/** Up to IEND, or to the first one that is damaged. */
function* chunks(content: Buffer): Generator<{ name: string; data: Buffer }> {
  let at = SIGNATURE_BYTES;
  while (at + HEAD_BYTES + CHECK_BYTES <= content.length) {
    const end = at + HEAD_BYTES + content.readUInt32BE(at);
    if (end + CHECK_BYTES > content.length) return;
    if (crc32(content.subarray(at + 4, end)) !== content.readUInt32BE(end)) return;
    yield { name: content.toString('latin1', at + 4, at + HEAD_BYTES), data: content.subarray(at + HEAD_BYTES, end) };
    at = end + CHECK_BYTES;
  }
}

/** null: a head that says no kind of pixels. */
function unpackedBytes(head: Buffer): number | null {
  if (head.length !== IHDR_BYTES) return null;
  const [depth, colour, interlace] = [head[8], head[9], head[12]];
  const channels = CHANNELS[colour ?? -1];
  if (depth === undefined || channels === undefined) return null;
  const width = head.readUInt32BE(0);
  const height = head.readUInt32BE(4);
  /** Each row begins with how it is filtered. */
  const rows = (across: number, down: number) =>
    across > 0 && down > 0 ? (1 + Math.ceil((across * channels * depth) / 8)) * down : 0;
  if (interlace !== 1) return rows(width, height);
  return PASSES.map(([column, row, right, down]) =>
    rows(Math.ceil((width - column) / right), Math.ceil((height - row) / down)),
  ).reduce((sum, more) => sum + more, 0);
}

function unpacksTo(packed: Buffer, bytes: number): boolean {
  try {
    return bytes > 0 && inflateSync(packed, { maxOutputLength: bytes }).length === bytes;
  } catch {
    return false;
  }
}
