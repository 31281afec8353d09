import type { PlainPicture } from './plain-picture.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COM = 0xfe;
/** Baseline, extended and progressive, in Huffman's coding: what browsers and PDFs show. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Frames of other codings; 0xc4 and 0xcc are tables. */
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** What the picture cannot be shown rightly without: that it is JFIF, its colours, how they are coded. */
const KEPT: Readonly<Record<number, string>> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' };
const EXIF = 'Exif\0\0';
const ORIENTATION = 0x0112;
/** Ways up from here on stand on their side. */
const FIRST_ON_ITS_SIDE = 5;

interface Segment {
  marker: number;
  /** Behind the length. */
  body: Buffer;
  /** All of it; of a scan with what follows. */
  whole: Buffer;
}

/**
 * The picture without what is said beside it: where and when it was taken, a smaller one, remarks. Which way up it is held
 * stays. Whatever stands behind its end is cut off. null: damaged, or of a kind that not everything can show.
 */
export function plainJpeg(content: Buffer): PlainPicture | null {
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | null = null;
  let wayUp = 1;
  let scans = 0;
  for (const segment of segments(content)) {
    if (segment === null || OTHER_FRAMES.has(segment.marker)) return null;
    const { marker, body, whole } = segment;
    if (marker === 0xe1) wayUp = wayUpIn(body) ?? wayUp;
    if (FRAMES.has(marker)) size = sizeIn(body);
    if (marker === SOS) scans++;
    if (isPicture(marker, body)) kept.push(whole);
  }
  if (!size || !scans) return null;
  const turned = wayUp >= FIRST_ON_ITS_SIDE;
  return {
    width: turned ? size.height : size.width,
    height: turned ? size.width : size.height,
    content: Buffer.concat([
      Buffer.from([0xff, SOI]),
      ...(wayUp === 1 ? [] : [exifOf(wayUp)]),
      ...kept,
      Buffer.from([0xff, EOI]),
    ]),
  };
}

/** Its segments up to its end; null as the last one where that is missing, or nothing can be made of it. */
function* segments(content: Buffer): Generator<Segment | null> {
  let at = 2;
  for (;;) {
    if (content[at] !== 0xff) return yield null;
    const start = at;
    // any number of filling bytes
    while (content[at] === 0xff) at++;
    const marker = content[at++];
    if (marker === EOI) return;
    if (marker === undefined || marker < 0xc0 || (marker >= 0xd0 && marker <= SOI)) return yield null;
    const length = at + 2 <= content.length ? content.readUInt16BE(at) : 0;
    const bodyEnd = at + length;
    if (length < 2 || bodyEnd > content.length) return yield null;
    const end = marker === SOS ? scanEnd(content, bodyEnd) : bodyEnd;
    yield { marker, body: content.subarray(at + 2, bodyEnd), whole: content.subarray(start, end) };
    at = end;
  }
}

/** Where the next marker stands: 0xff00 is a coded 0xff, and 0xffd0 to 0xffd7 belong to the scan. */
function scanEnd(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return content.length;
}

function isPicture(marker: number, body: Buffer): boolean {
  if (marker === COM) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const begins = KEPT[marker];
  return begins !== undefined && body.toString('latin1', 0, begins.length) === begins;
}

/** Eight bits a channel, grey, colour or CMYK. */
function sizeIn(body: Buffer): { width: number; height: number } | null {
  const [bits, channels] = [body[0], body[5]];
  if (bits !== 8 || (channels !== 1 && channels !== 3 && channels !== 4)) return null;
  const size = { height: body.readUInt16BE(1), width: body.readUInt16BE(3) };
  return size.width && size.height ? size : null;
}

/** EXIF's 1 to 8, out of the first directory of its TIFF; null where it says none. */
function wayUpIn(body: Buffer): number | null {
  if (body.toString('latin1', 0, EXIF.length) !== EXIF) return null;
  const tiff = body.subarray(EXIF.length);
  try {
    const little = tiff.toString('latin1', 0, 2) === 'II';
    const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = directory + 2; entry < directory + 2 + short(directory) * 12; entry += 12) {
      if (short(entry) !== ORIENTATION) continue;
      const value = short(entry + 8);
      return value >= 1 && value <= 8 ? value : null;
    }
  } catch {
    // it ends before what it names: nothing is known of it
  }
  return null;
}

/** An EXIF segment that says which way up, and nothing else. */
function exifOf(wayUp: number): Buffer {
  const tiff = Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  tiff.writeUInt16BE(wayUp, 18);
  const body = Buffer.concat([Buffer.from(EXIF, 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
