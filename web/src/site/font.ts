import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const FOLDER = '@fontsource-variable/archivo/files';
/** Of each of Archivo's files, what the pages' sentences need. A letter besides looks like the fallback's. */
const PARTS = [
  {
    source: 'archivo-latin-wdth-normal.woff2',
    ranges: [
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
    ],
  },
  // the long vowels of te reo Māori; fetched by pages that have one
  {
    source: 'archivo-latin-ext-wdth-normal.woff2',
    ranges: [
      [0x100, 0x101],
      [0x112, 0x113],
      [0x12a, 0x12b],
      [0x14c, 0x14d],
      [0x16a, 0x16b],
    ],
  },
];
/** As heavy and as wide as the style sheet asks for. */
const AXES = { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 112 } };

const hex = (code: number | undefined) => code?.toString(16);

/** Archivo with the letters and widths of the site alone: a third of the whole. */
export const siteFont = (): Promise<SiteFontFile[]> => Promise.all(PARTS.map(part));

export interface SiteFontFile {
  /** Its place below dist. */
  file: string;
  bytes: Buffer;
  /** The rule that makes it known. */
  face: string;
}

async function part({ source, ranges }: (typeof PARTS)[number]): Promise<SiteFontFile> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(`${FOLDER}/${source}`));
  const letters = ranges.flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  const bytes = await subsetFont(whole, String.fromCodePoint(...letters), {
    targetFormat: 'woff2',
    variationAxes: AXES,
  });
  const file = `assets/site-font-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}.woff2`;
  const range = ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
  const { wght, wdth } = AXES;
  const face = `@font-face{font-family:"Archivo Site";font-display:swap;font-weight:${wght.min} ${wght.max};font-stretch:${wdth.min}% ${wdth.max}%;src:url(/${file}) format("woff2");unicode-range:${range}}`;
  return { file, bytes, face };
}
