import { crc32, deflateSync } from 'node:zlib';

type Content = Uint8Array<ArrayBuffer>;
const bytes = (buffer: Uint8Array): Content => new Uint8Array(buffer);

const chunkOf = (name: string, data: Uint8Array): Buffer => {
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(Buffer.concat([Buffer.from(name, 'latin1'), data])));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, tail]);
};

/** A PNG of any pixels, packed: rows of red, green, blue and what shines through. `more`: chunks in it beside the picture. */
export function pngOf(
  width: number,
  height: number,
  packed: Uint8Array,
  { interlaced = false, more = {} }: { interlaced?: boolean; more?: Readonly<Record<string, string>> } = {},
): Content {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, interlaced ? 1 : 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return bytes(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunkOf('IHDR', head),
      ...Object.entries(more).map(([name, text]) => chunkOf(name, Buffer.from(text, 'latin1'))),
      chunkOf('IDAT', packed),
      chunkOf('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** A whole PNG of one colour, which can be half seen through. */
export function drawnPng(
  width: number,
  height: number,
  rgba: readonly number[] = [10, 107, 60, 255],
  more: Readonly<Record<string, string>> = {},
): Content {
  const row = Buffer.from([0, ...Array.from({ length: width }, () => rgba).flat()]);
  return pngOf(width, height, deflateSync(Buffer.concat(Array.from({ length: height }, () => row))), { more });
}

/** A JPEG of 64 by 32 pixels that a browser can draw. */
export const DRAWN_JPEG = bytes(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAA' +
      'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
      'AAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAA' +
      'ABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1' +
      'AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAP' +
      'KnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/' +
      '2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRERGCEYGh0dHx8fExciJCIeJBweHx7/2wBDAQUFBQcGBw4ICA' +
      '4eFBEUHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh7/wAARCAAgAEADASIAAhEBAxEB/8QAFQABAQAA' +
      'AAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAQH/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP' +
      '/aAAwDAQACEQMRAD8Ak4CRm4AAAAAAAAAAAAAD/9k=',
    'base64',
  ),
);

/** The same as cameras write it: which way up (EXIF's 1 to 8), and words about where it was. */
export function cameraJpeg(wayUp: number, words: string): Content {
  const tiff = Buffer.from('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\0\0\0\0\0\0\0\0', 'latin1');
  tiff.writeUInt16LE(wayUp, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(words)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return bytes(Buffer.concat([DRAWN_JPEG.subarray(0, 2), head, body, DRAWN_JPEG.subarray(2)]));
}
