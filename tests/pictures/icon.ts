import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from '../support/paths.ts';

const SIZES = [16, 32, 48];
const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;

/** favicon.ico of favicon.svg, for whatever asks for that name: a directory of PNG pictures. */
export async function takeIcon(browser: Browser): Promise<void> {
  const svg = readFileSync(join(ROOT, 'web/public/favicon.svg')).toString('base64');
  const page = await browser.newPage();
  const pictures: Buffer[] = [];
  for (const size of SIZES) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0}img{display:block}</style><img width=${size} height=${size} src="data:image/svg+xml;base64,${svg}">`,
    );
    pictures.push(await page.screenshot({ omitBackground: true }));
  }
  await page.close();
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * SIZES.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(SIZES.length, 4);
  let offset = head.length;
  for (const [i, picture] of pictures.entries()) {
    const entry = HEAD_BYTES + ENTRY_BYTES * i;
    head.writeUInt8(SIZES[i] ?? 0, entry);
    head.writeUInt8(SIZES[i] ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  writeFileSync(join(ROOT, 'web/public/favicon.ico'), Buffer.concat([head, ...pictures]));
}
