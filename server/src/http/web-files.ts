import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { APP_PATHS, AppError } from '@smoko/contract';
import express, { type Router } from 'express';
import compressed from 'express-static-gzip';
import type { SitePages } from '../site/pages.ts';
import { sendPage } from './send-page.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

/** The build has put compressed files beside its files. */
const files = (dir: string, serveStatic: { immutable?: boolean; maxAge: number }) =>
  compressed(dir, { enableBrotli: true, orderPreference: ['br', 'gz'], index: false, serveStatic });

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
    router.get(path, (_req, res, next) => {
      if (!existsSync(index)) return next();
      res.set('Cache-Control', 'no-cache').sendFile(index);
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
