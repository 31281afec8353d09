// Run by the build after Vite: writes dist/site, one HTML file for each page, with what the server and the visitor chat read.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { faceOf, rangeOf, SITE_PARTS } from '../../font.build.ts';
import { pageCss } from './page-css.ts';
import { PAGES } from './pages.ts';
import { PASSAGES } from './passages.ts';
import { renderPage } from './render.tsx';

const DIST = join(import.meta.dirname, '../../dist');

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  { file: string }
>;
function built(source: string) {
  const entry = manifest[source];
  if (!entry) throw new Error(`The build has no ${source}.`);
  return entry;
}

const styles = built('src/site/site.css');
// the app's own files: whoever comes from the site has them already
const fonts = SITE_PARTS.map((name) =>
  faceOf('Archivo Site', `/${built(`node_modules/.cache/font/${name}.woff2`).file}`, rangeOf(name)),
);
// stands in every page; the server's policy names it by its hash
const theme = join(DIST, 'theme.js');
writeFileSync(theme, (await transform(readFileSync(theme, 'utf8'), { minify: true })).code);
const assets = {
  css: fonts.join('') + readFileSync(join(DIST, styles.file), 'utf8').trim(),
  theme: readFileSync(theme, 'utf8'),
  script: `/${built('src/site/script/main.ts').file}`,
  accountScript: `/${built('src/site/account/main.ts').file}`,
};

const out = join(DIST, 'site');
rmSync(out, { recursive: true, force: true });
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(out, name)), { recursive: true });
  writeFileSync(join(out, name), text);
};
for (const page of PAGES) {
  const css = await pageCss(renderPage(page, { ...assets, css: '' }), assets.css);
  write(page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`, renderPage(page, { ...assets, css }));
}
write('passages.json', JSON.stringify(PASSAGES));
