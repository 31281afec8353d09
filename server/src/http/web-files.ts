import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@smoko/contract';
import express, { type Router } from 'express';

const YEAR_MS = 365 * 86_400_000;

/** The built web app: hashed assets for ever, and index.html for every address that is a page of the app. */
export function webFiles(dir: string): Router {
  const router = express.Router();
  const index = join(dir, 'index.html');
  router.use('/assets', express.static(join(dir, 'assets'), { immutable: true, maxAge: YEAR_MS, index: false }));
  router.use(express.static(dir, { index: false, maxAge: 0 }));
  router.get('/{*page}', (req, res) => {
    // a name with an ending is a file that is not there; everything else is a page that React Router knows
    if (/\.\w+$/.test(req.path) || !existsSync(index))
      throw new AppError('not_found', 'There is nothing at this address.');
    res.set('Cache-Control', 'no-cache').sendFile(index);
  });
  return router;
}
