import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
/** Printable ASCII and what the pages' sentences need; anything else comes from the whole font, where it occurs. */
const RANGES = [
  [0x20, 0x7e],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xe9, 0xe9],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
] as const;
/** As heavy and as wide as the style sheet asks for. */
const AXES = { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 112 } };

const hex = (code: number) => code.toString(16);

/** Archivo with the letters and widths of the site alone: a third of the whole. */
export async function siteFont(): Promise<{ file: string; bytes: Buffer; face: string }> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  const letters = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  const bytes = await subsetFont(whole, String.fromCodePoint(...letters), {
    targetFormat: 'woff2',
    variationAxes: AXES,
  });
  const file = `assets/site-font-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}.woff2`;
  const range = RANGES.map(([from, to]) => `U+${hex(from)}-${hex(to)}`).join(',');
  const { wght, wdth } = AXES;
  const face = `@font-face{font-family:"Archivo Site";font-display:swap;font-weight:${wght.min} ${wght.max};font-stretch:${wdth.min}% ${wdth.max}%;src:url(/${file}) format("woff2");unicode-range:${range}}`;
  return { file, bytes, face };
}
