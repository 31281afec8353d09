import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { ROOT } from './paths.ts';

const DIR = join(ROOT, 'web/dist/site');

/** A page of the site as the build left it. */
export const sitePage = (path: string): HTMLElement =>
  parse(readFileSync(join(DIR, path === '/' ? 'index.html' : `${path.slice(1)}.html`), 'utf8'));
