import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import PizZip from 'pizzip';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, it } from 'vitest';
import { cameraJpeg, DRAWN_JPEG, drawnPng, pngOf } from '../testing/pictures.ts';
import { logoPicture } from './logo-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'smoko-logo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(content: Uint8Array | string) {
  const path = join(folder, 'upload');
  writeFileSync(path, content);
  return logoPicture(path);
}
const jpegWith = (...parts: (Buffer | Uint8Array)[]) => Buffer.concat([DRAWN_JPEG.subarray(0, 2), ...parts]);

describe('a PNG', () => {
  it('is the same picture, without what was written beside it', async () => {
    const given = drawnPng(120, 40, [10, 107, 60, 128], { tEXt: 'Author\0Mel of 12 King St' });
    const { content, ...about } = await read(given);
    expect(about).toEqual({ type: 'png', width: 120, height: 40 });
    expect(content.includes('King St')).toBe(false);
    expect(PNG.sync.read(content).data.equals(PNG.sync.read(Buffer.from(given)).data)).toBe(true);
  });

  it('that is solid is kept without a channel for what shines through', async () => {
    const { content } = await read(drawnPng(40, 40));
    // colour type 2 of IHDR
    expect(content[25]).toBe(2);
    expect([...PNG.sync.read(content).data.subarray(0, 4)]).toEqual([10, 107, 60, 255]);
  });

  it('of rows that come in seven passes is whole', async () => {
    // 32 by 32 in passes of 4x4, 4x4, 8x4, 8x8, 16x8, 16x16 and 32x16
    const rows = [4, 4, 4, 8, 8, 16, 16].map((down, pass) => ({ down, across: [4, 4, 8, 8, 16, 16, 32][pass] ?? 0 }));
    const pixels = Buffer.alloc(rows.reduce((sum, { down, across }) => sum + down * (1 + across * 4), 0));
    expect(await read(pngOf(32, 32, deflateSync(pixels), { interlaced: true }))).toMatchObject({
      width: 32,
      height: 32,
    });
    const short = pngOf(32, 32, deflateSync(pixels.subarray(1)), { interlaced: true });
    await expect(read(short)).rejects.toMatchObject({ status: 422 });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['what is not packed', Buffer.from('hello world')],
    ['what ends in the middle', deflateSync(Buffer.alloc(90 * 361)).subarray(0, 30)],
    ['a row too few', deflateSync(Buffer.alloc(89 * 361))],
    ['a byte too few', deflateSync(Buffer.alloc(90 * 361 - 1))],
    ['a byte too many', deflateSync(Buffer.alloc(90 * 361 + 1))],
    ['gigabytes', deflateSync(Buffer.alloc(400_000_000), { level: 1 })],
  ])('whose pixels are %s is refused, whatever lies in memory', async (_what, packed) => {
    for (const fill of [0, 1, 255]) {
      Buffer.allocUnsafe(100_000).fill(fill);
      await expect(read(pngOf(90, 90, packed))).rejects.toMatchObject({ status: 422 });
    }
  });

  it('with something behind its end loses that', async () => {
    const { content } = await read(Buffer.concat([drawnPng(40, 40), Buffer.from('<script>alert(1)</script>')]));
    expect(content.includes('script')).toBe(false);
  });
});

describe('a JPEG', () => {
  it.each([
    [1, 64, 32],
    [3, 64, 32],
    [6, 32, 64],
    [8, 32, 64],
  ])('that is held as EXIF says %i is %i by %i, and says nothing else any more', async (wayUp, width, height) => {
    const { content, ...about } = await read(cameraJpeg(wayUp, 'GPS 33.8S 151.2E'));
    expect(about).toEqual({ type: 'jpg', width, height });
    expect(content.includes('GPS')).toBe(false);
    // what is left of EXIF is the way up, read as any camera's is
    expect((await read(content)).content.equals(content)).toBe(true);
    expect(content.length).toBe(DRAWN_JPEG.length + (wayUp === 1 ? 0 : 36));
  });

  it('loses remarks, smaller pictures of itself and what stands behind its end', async () => {
    const remark = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 8]), Buffer.from('remark')]);
    const photoshop = Buffer.concat([Buffer.from([0xff, 0xed, 0, 8]), Buffer.from('remark')]);
    const given = jpegWith(remark, photoshop, DRAWN_JPEG.subarray(2), Buffer.from('remark'));
    const { content } = await read(given);
    expect(content.equals(Buffer.from(DRAWN_JPEG))).toBe(true);
  });
});

const zip = new PizZip().file('a.txt', 'hidden').generate({ type: 'uint8array' });
const bomb = Buffer.from(drawnPng(40, 40));
bomb.writeUInt32BE(60_000, 16);
bomb.writeUInt32BE(60_000, 20);

it.each([
  [
    'a drawing in words',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    422,
    'A logo is a PNG or a JPEG picture. Save yours as one of them.',
  ],
  ['a document', zip, 422, 'A logo is a PNG or a JPEG picture. Save yours as one of them.'],
  ['nothing', '', 422, 'That file is empty.'],
  ['one pixel', drawnPng(1, 1), 422, 'A logo has at least 32 pixels on each side. Save yours larger.'],
  [
    'a PNG that is cut off',
    drawnPng(90, 90).subarray(0, 60),
    422,
    'That picture is damaged or of an unusual kind. Save it as a PNG or a JPEG once more.',
  ],
  [
    'a JPEG that is cut off',
    DRAWN_JPEG.subarray(0, -40),
    422,
    'That picture is damaged or of an unusual kind. Save it as a PNG or a JPEG once more.',
  ],
  [
    'a JPEG without a picture',
    jpegWith(Buffer.from([0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9])),
    422,
    'That picture is damaged or of an unusual kind. Save it as a PNG or a JPEG once more.',
  ],
  [
    'one that is too wide',
    drawnPng(1_601, 40),
    422,
    'A logo has at most 1,600 pixels on each side. Save yours smaller.',
  ],
  [
    'a small file that is a huge picture',
    bomb,
    422,
    'A logo has at most 1,600 pixels on each side. Save yours smaller.',
  ],
  ['a zip behind a picture', Buffer.concat([drawnPng(40, 40), zip]), 422, 'That file has another file hidden in it.'],
  [
    'too big a file',
    Buffer.concat([drawnPng(40, 40), Buffer.alloc(2 * 1024 * 1024)]),
    413,
    'A logo has at most 2 MB. Save yours smaller.',
  ],
])('%s is refused', async (_what, content, status, message) => {
  await expect(read(content)).rejects.toMatchObject({ status, message });
});

it('never fails otherwise, wherever a picture is cut off or changed', async () => {
  for (const whole of [Buffer.from(drawnPng(40, 40)), Buffer.from(DRAWN_JPEG), Buffer.from(cameraJpeg(6, 'x'))]) {
    for (let at = 1; at < whole.length; at += 3) {
      const changed = Buffer.from(whole);
      changed[at] = 0xff - (changed[at] ?? 0);
      for (const content of [whole.subarray(0, at), changed]) {
        const result = await read(content).then(
          ({ width, height }) => Math.min(width, height) >= 32,
          ({ status }: { status: number }) => status === 422,
        );
        expect(result, `at ${at}`).toBe(true);
      }
    }
  }
});
