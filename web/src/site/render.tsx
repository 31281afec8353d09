import { renderToStaticMarkup } from 'react-dom/server';
import { Document, type SiteAssets } from './document.tsx';
import type { SitePage } from './page.ts';

/** The page as a whole HTML document; the server fills in what its configuration says. */
export const renderPage = (page: SitePage, assets: SiteAssets): string =>
  `<!doctype html>${renderToStaticMarkup(<Document page={page} assets={assets} />)}`;
