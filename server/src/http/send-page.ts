import type { Request, Response } from 'express';
import type { Page } from '../site/pages.ts';

/** Sends a page of the site compressed, and only when the browser does not have this version of it. */
export async function sendPage(
  req: Request,
  res: Response,
  page: Page,
  status = 200,
  cache = 'no-cache',
): Promise<void> {
  const encoding = req.acceptsEncodings('br') ? 'br' : req.acceptsEncodings('gzip') ? 'gzip' : 'identity';
  const bytes = await page.bytes(encoding);
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res
    .status(status)
    .type('html')
    .set({ 'Cache-Control': cache, Vary: 'Accept-Encoding', ETag: `"${page.version}-${encoding}"` })
    .send(bytes);
}
