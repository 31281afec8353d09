import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response, Router } from 'express';
import { assertMay } from '../../domain/accounts/sessions/assurance.ts';
import type { Executor } from '../../domain/executor.ts';
import type { Logos } from '../../domain/logos/logos.ts';
import type { FileStore } from '../../files/file-store.ts';
import { actorFromRequest, userOf } from '../identity.ts';
import { plainRouter } from '../mount.ts';
import type { PlainRoute } from '../openapi/document.ts';
import { csvStream } from './csv-stream.ts';
import { EXPORTS } from './exports.ts';
import { zipStream } from './zip-stream.ts';

const ZIP_PATH = '/api/export';
const csvPath = (name: string) => `${ZIP_PATH}/${name}`;

const describe = (operationId: string, summary: string, type: string): PlainRoute['describe'] => ({
  operationId,
  summary,
  tags: ['export'],
  responses: { 200: { description: 'The file', content: { [type]: {} } } },
});

export const EXPORT_ROUTES: PlainRoute[] = [
  {
    method: 'GET',
    path: ZIP_PATH,
    access: 'user',
    sensitive: 'always',
    describe: describe(
      'export.all',
      'Download everything: a zip with a CSV file of each list and every uploaded file',
      'application/zip',
    ),
  },
  ...Object.keys(EXPORTS).map(
    (name): PlainRoute => ({
      method: 'GET',
      path: csvPath(name),
      access: 'user',
      sensitive: 'always',
      describe: describe(`export.${name}`, `Download the ${name} as CSV`, 'text/csv'),
    }),
  ),
];

interface ExportOptions {
  executor: Executor;
  files: FileStore;
  logos: Logos;
  signedIn: RequestHandler[];
  /** Its owner sees that everything was taken. */
  onEverything: (req: Request) => Promise<void>;
}

/** Lists as files are taken along at once: they are for whoever has just shown who they are. */
const freshProof: RequestHandler = (req, _res, next) => {
  assertMay({ sensitive: 'always' }, userOf(req), undefined);
  next();
};

/** Downloads of what a business has on file, as it is read: no more of it is in memory than a page. */
export function exportRoutes({ executor, files, logos, signedIn, onEverything }: ExportOptions): Router {
  const router = plainRouter();
  const guards: RequestHandler[] = [...signedIn, freshProof];
  router.get(ZIP_PATH, ...guards, async (req, res) => {
    await onEverything(req);
    return download(
      res,
      'application/zip',
      'smoko.zip',
      zipStream({ executor, actor: actorFromRequest(req), files, logos }),
    );
  });
  for (const [name, list] of Object.entries(EXPORTS)) {
    router.get(csvPath(name), ...guards, (req, res) =>
      download(res, 'text/csv', `${name}.csv`, csvStream(executor, actorFromRequest(req), list)),
    );
  }
  return router;
}

/** Cut off in the middle, it must not look complete: the connection is closed without an end. */
async function download(res: Response, type: string, name: string, content: Readable): Promise<void> {
  res.type(type).attachment(name);
  await pipeline(content, res).catch((error: unknown) => {
    // who hung up hears nothing any more, and it is no fault of ours
    if (!res.headersSent && !res.destroyed) throw error;
    res.destroy();
  });
}
