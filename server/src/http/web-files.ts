import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_PATHS, AppError } from '@smoko/contract';
import express, { type Request, type Router } from 'express';
import compressed from 'express-static-gzip';
import { escapeHtml } from '../escape-html.ts';
import type { SitePages } from '../site/pages.ts';
import { sendPage } from './send-page.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

/** The build has put compressed files beside its files. */
const files = (dir: string, serveStatic: { immutable?: boolean; maxAge: number }) =>
  compressed(dir, { enableBrotli: true, orderPreference: ['br', 'gz'], index: false, serveStatic });

/** Where index.html leads a browser without JavaScript. */
const PLAIN = 'url=/auth/plain';
const withQuery = (path: string, name: string, value: unknown) =>
  `url=${path}${typeof value === 'string' && value ? `?${new URLSearchParams({ [name]: value })}` : ''}`;
/** The same from the pages of signing in, with what their address says. */
const PLAIN_WAYS: Record<string, (query: Request['query']) => string> = {
  '/auth': ({ next }) => withQuery('/auth/plain', 'next', next),
  '/signup': ({ plan }) => withQuery('/auth/plain/create', 'plan', plan),
  '/auth/reset': ({ token }) => withQuery('/auth/plain/reset', 'token', token),
};

/** The built web app: hashed assets for ever, index.html for the app's screens, and a page that says so for what is not there. */
export function webFiles(dir: string, pages: SitePages): Router {
  const router = express.Router();
  const index = join(dir, 'index.html');
  const nothing = () => new AppError('not_found', 'There is nothing at this address.');
  router.use('/assets', files(join(dir, 'assets'), { immutable: true, maxAge: YEAR_MS }));
  router.use('/pictures', files(join(dir, 'pictures'), { maxAge: DAY_MS }));
  // the site's pages as the build left them: siteRoutes serves them filled in
  router.use('/site', () => {
    throw nothing();
  });
  router.use(files(dir, { maxAge: 0 }));
  for (const path of APP_PATHS) {
    router.get(path, (req, res, next) => {
      if (!existsSync(index)) return next();
      const way = PLAIN_WAYS[path];
      res.set('Cache-Control', 'no-cache');
      if (way) res.type('html').send(readFileSync(index, 'utf8').replace(PLAIN, () => escapeHtml(way(req.query))));
      else res.sendFile(index);
    });
  }
  router.get('/{*page}', async (req, res) => {
    const page = pages.page('/404');
    // a name with an ending is a file that is not there
    if (/\.\w+$/.test(req.path) || !page) throw nothing();
    await sendPage(req, res, page, 404);
  });
  return router;
}
