import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const ARCHIVO = '@fontsource-variable/archivo';
/** As heavy and as wide as the style sheets ask for. */
const AXES = { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 112 } };
/** What nearly every sentence is made of, the site's and the app's. */
const PLAIN = 'U+20-7E,U+A0,U+A9,U+B0,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026';
/** The long vowels of te reo Māori. */
const LONG_VOWELS = 'U+100-101,U+112-113,U+12A-12B,U+14C-14D,U+16A-16B';

interface Part {
  name: 'archivo-plain' | 'archivo-long-vowels' | 'archivo-latin' | 'archivo-latin-ext' | 'archivo-vietnamese';
  source: 'latin' | 'latin-ext' | 'vietnamese';
  /** As unicode-range has it. */
  range: string;
}

/** Archivo's files, cut so that a page fetches the letters it has. Of two that have a letter the later one draws it. */
function parts(): Part[] {
  const css = readFileSync(createRequire(import.meta.url).resolve(`${ARCHIVO}/wdth.css`), 'utf8');
  const whole = (source: Part['source']) => {
    const range = new RegExp(`archivo-${source}-wdth-normal\\.woff2[^}]*unicode-range: ([^;]+);`).exec(css)?.[1];
    if (!range) throw new Error(`Archivo has no letters for ${source}.`);
    return range;
  };
  return [
    { name: 'archivo-vietnamese', source: 'vietnamese', range: whole('vietnamese') },
    { name: 'archivo-latin-ext', source: 'latin-ext', range: whole('latin-ext') },
    { name: 'archivo-latin', source: 'latin', range: whole('latin') },
    { name: 'archivo-long-vowels', source: 'latin-ext', range: LONG_VOWELS },
    { name: 'archivo-plain', source: 'latin', range: PLAIN },
  ];
}

/** What the site's pages use: their sentences have no other letters. */
export const SITE_PARTS: readonly Part['name'][] = ['archivo-long-vowels', 'archivo-plain'];

export const faceOf = (family: string, url: string, range: string): string =>
  `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${AXES.wght.min} ${AXES.wght.max};font-stretch:${AXES.wdth.min}% ${AXES.wdth.max}%;src:url(${url}) format("woff2");unicode-range:${range}}`;

/** The range of one of the parts. */
export const rangeOf = (name: Part['name']): string => parts().find((part) => part.name === name)?.range ?? '';

function lettersOf(range: string): string {
  let letters = '';
  for (const part of range.split(',')) {
    const [from = 0, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    for (let code = from; code <= to; code++) letters += String.fromCodePoint(code);
  }
  return letters;
}

/**
 * Writes the cut files and `archivo.css`, which makes them known as "Archivo Variable", into the folder. Letters that a page has only
 * now and then come in a file of their own, when it has one.
 */
export async function cutFont(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { resolve } = createRequire(import.meta.url);
  const rules = parts().map(async ({ name, source, range }) => {
    const whole = readFileSync(resolve(`${ARCHIVO}/files/archivo-${source}-wdth-normal.woff2`));
    const cut = await subsetFont(whole, lettersOf(range), { targetFormat: 'woff2', variationAxes: AXES });
    writeFileSync(join(folder, `${name}.woff2`), cut);
    return faceOf('Archivo Variable', `./${name}.woff2`, range);
  });
  writeFileSync(join(folder, 'archivo.css'), (await Promise.all(rules)).join('\n'));
}
