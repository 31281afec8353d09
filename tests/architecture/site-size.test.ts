import { expect, it } from 'vitest';
import { bytesOf, readManifest, scriptsOf } from '../support/web-size.ts';

const SITE_SCRIPT_BYTES = 10_000;

it("the site's pages ship at most 10 kB of JavaScript, gzipped", () => {
  const scripts = scriptsOf(readManifest(), ['src/site/script/main.ts']);
  expect(bytesOf(scripts)).toBeLessThanOrEqual(SITE_SCRIPT_BYTES);
  expect(bytesOf(scripts)).toBeGreaterThan(200);
});
