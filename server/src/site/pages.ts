import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ACCOUNT_PATHS, SITE_PATHS } from '@smoko/contract';
import { fillSettings } from './fill-settings.ts';
import type { SiteSettings } from './settings.ts';

type Encoding = 'br' | 'gzip' | 'identity';

export interface Page {
  html: string;
  /** Changes with anything in the page; without quotes. */
  version: string;
  /** In this encoding; made once. */
  bytes(encoding: Encoding): Promise<Buffer>;
}

export interface SitePages {
  settings: SiteSettings;
  /** The page at this path (`/pricing`, `/404`) as the configuration has it; undefined = there is none. */
  page(path: string): Page | undefined;
}

const PATHS = new Set<string>([...SITE_PATHS, ...ACCOUNT_PATHS, '/404']);

/** The prerendered pages of `dir` (web/dist/site). Each is read when it is first asked for. */
export function loadPages(dir: string, settings: SiteSettings): SitePages {
  const pages = new Map<string, Page | undefined>();
  const read = (path: string): Page | undefined => {
    const file = join(dir, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    return existsSync(file) ? pageOf(fillSettings(readFileSync(file, 'utf8'), settings)) : undefined;
  };
  const page = (path: string): Page | undefined => {
    if (!PATHS.has(path)) return undefined;
    if (!pages.has(path)) pages.set(path, read(path));
    return pages.get(path);
  };
  return {
    settings,
    page,
  };
}

/** As small as can be: packed once, and each round trip counts on a bad connection. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Any HTML as a page, to be sent with `sendPage`. */
export function pageOf(html: string): Page {
  const bytes = Buffer.from(html);
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(bytes)]]);
  const make = (encoding: Encoding) =>
    encoding === 'br' ? promisify(brotliCompress)(bytes, QUALITY) : promisify(gzip)(bytes, { level: 9 });
  return {
    html,
    version: createHash('sha256').update(bytes).digest('base64url').slice(0, 16),
    bytes(encoding) {
      const compressed = made.get(encoding) ?? make(encoding);
      made.set(encoding, compressed);
      return compressed;
    },
  };
}
