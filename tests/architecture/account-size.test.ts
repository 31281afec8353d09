import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/paths.ts';
import { bytesOf, readManifest, scriptsOf } from '../support/web-size.ts';

const DIST = join(ROOT, 'web/dist');
const SCRIPT_BYTES = 7_000;
const VISIT_BYTES = 55_000;

const scripts = scriptsOf(readManifest(), ['src/site/account/main.ts']);
const fileOf = (address: string) => readFileSync(join(DIST, address));

describe('the pages of signing in', () => {
  it('ship at most 7 kB of JavaScript, gzipped: nothing of the app', () => {
    expect(bytesOf(scripts), [...scripts.keys()].join('\n')).toBeLessThanOrEqual(SCRIPT_BYTES);
    expect(bytesOf(scripts)).toBeGreaterThan(2_000);
  });

  it.each(['auth', 'signup'])('a first visit to /%s is at most 55 kB, with its font', (page) => {
    const html = fileOf(`site/${page}.html`);
    const [, font = ''] = /url\((\/assets\/archivo-plain-[\w-]+\.woff2)\)/.exec(html.toString()) ?? [];
    const bytes = gzipSync(html, { level: 9 }).length + fileOf(font).length + bytesOf(scripts);
    expect(bytes).toBeLessThanOrEqual(VISIT_BYTES);
    // what else it loads is nothing: no style sheet, no picture
    expect(html.toString().match(/<link rel="stylesheet"|<img/g)).toBeNull();
  });
});
