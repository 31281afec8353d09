import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expect, type Page } from './fixtures.ts';
import { isPhone } from './navigation.ts';

const called = (file: URL) => readFileSync(file, 'utf8').trim().replace(/;$/, '');
const MAKE = called(new URL('./in-page/make-photo.js', import.meta.url));
const READ = called(new URL('./in-page/stored-picture.js', import.meta.url));

/** What a camera writes into a photo that was taken with the phone upright: to be shown turned to the right. */
const UPRIGHT = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex');

/** A photo as a phone takes it, upright: blue above, green below, a third higher than wide, though stored lying on its side. */
export async function photo(page: Page, height = 800): Promise<Buffer> {
  const made = await page.evaluate<string>(`(${MAKE})({ width: ${height}, height: ${(height * 3) / 4} })`);
  const jpeg = Buffer.from(made, 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), UPRIGHT, jpeg.subarray(2)]);
}

type Place = readonly [number, number];
interface Picture {
  type: string;
  width: number;
  height: number;
  colours: [number, number, number][];
  /** Of each fifth of its height: the sum of red, green and blue where it is darkest. White is 765. */
  bands: number[];
}

/** A stored picture, as it is without being turned. Places are shares of its width and height. */
export const stored = (page: Page, id: string, at: readonly Place[] = []): Promise<Picture> =>
  page.evaluate<Picture>(`(${READ})(${JSON.stringify({ path: `/api/attachments/${id}/file`, at })})`);

/** One stroke from here to there: with a finger on a phone, with the mouse elsewhere. */
export async function stroke(page: Page, on: Locator, from: Place, to: Place): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  const STEPS = 10;
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / STEPS;
    return { x: box.x + at(0) * box.width, y: box.y + at(1) * box.height };
  });
  if (isPhone(page)) return touch(page, points);
  for (const [step, { x, y }] of points.entries()) {
    await page.mouse.move(x, y);
    if (step === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

interface Point {
  x: number;
  y: number;
}

async function touch(page: Page, points: readonly Point[]): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [step, point] of points.entries()) await send(step === 0 ? 'touchStart' : 'touchMove', [point]);
  await send('touchEnd', []);
  await finger.detach();
}

/** About this colour, as far as a JPEG keeps it. */
export function expectColour(is: readonly number[] | undefined, wanted: readonly [number, number, number]): void {
  const far = Math.max(...wanted.map((value, i) => Math.abs(value - (is?.[i] ?? -255))));
  expect(far, `${String(is)} in place of ${String(wanted)}`).toBeLessThan(30);
}
