import { ACCOUNT_PATHS, APP_PATHS, SITE_PATHS } from '@smoko/contract';
import express, { type Router } from 'express';
import type { SitePages } from '../site/pages.ts';
import { sendPage } from './send-page.ts';
import { FILLED_ANEW } from './site-forms.ts';

/** Answers to a form and the like: nothing a search engine should list. */
const UNLISTED: ReadonlySet<string> = new Set(['/talk', '/thanks']);

/** Pages of signing in that one is led to. */
const UNTOLD = ACCOUNT_PATHS.filter((path) => path !== '/auth' && path !== '/signup');

/** The public site: its pages, and what search engines ask for. */
export function siteRoutes(pages: SitePages): Router {
  const router = express.Router();
  const { origin } = pages.settings;
  for (const path of SITE_PATHS.filter((known) => !FILLED_ANEW.has(known))) {
    router.get(path, async (req, res, next) => {
      const page = pages.page(path);
      if (page) await sendPage(req, res, page);
      else next();
    });
  }
  router.get('/robots.txt', (_req, res) => {
    const closed = ['/api/', ...APP_PATHS, ...UNTOLD];
    const lines = closed.map((path) => `Disallow: ${path.replace(/:.*/, '')}`);
    res.type('text').send(`${['User-agent: *', ...lines, `Sitemap: ${origin()}/sitemap.xml`].join('\n')}\n`);
  });
  router.get('/sitemap.xml', (_req, res) => {
    const listed = SITE_PATHS.filter((path) => !UNLISTED.has(path) && pages.page(path));
    const urls = listed.map((path) => `<url><loc>${origin()}${path}</loc></url>`).join('');
    const open = '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
    res.type('application/xml').send(`${open}${urls}</urlset>`);
  });
  return router;
}
