import { frozen } from '@smoko/contract';
import { PurgeCSS } from 'purgecss';

/** Classes with everything Tailwind writes into a name. */
const WORDS = /[^\s"'<>=]+/g;
/** What scripts, the browser and the server set on elements of a page, and the rules they are written in. */
const LATER = frozen<RegExp[]>([/data-/, /aria-/, /hidden/, /open/]);

/** Of the site's style sheet, what this page uses: it stands in the page, and every visitor waits for it. */
export async function pageCss(html: string, css: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.match(WORDS) ?? [],
    variables: true,
    keyframes: true,
    safelist: { standard: [/^:/, 'html'], greedy: LATER },
  });
  return purged?.css ?? css;
}
