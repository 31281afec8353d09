import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response, Router } from 'express';
import { type Clock, today } from '../../domain/clock.ts';
import type { TakeOut } from '../../domain/everything/take-out.ts';
import type { Executor } from '../../domain/executor.ts';
import type { FileStore } from '../../files/file-store.ts';
import { mayTakeOut } from '../fresh-proof.ts';
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
      'Download everything: a zip with a CSV file of each list, every record in full, every uploaded file, and a manifest with the hashes of all of it. POST /api/restores brings it back into an empty business',
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
  clock: Clock;
  takeOut: TakeOut;
  /** Of this server, said in the manifest. */
  version: string;
  signedIn: RequestHandler[];
  /** Its owner sees that everything was taken. */
  onEverything: (req: Request) => Promise<void>;
}

/** Downloads of what a business has on file, as it is read: no more of it is in memory than a page. */
export function exportRoutes(options: ExportOptions): Router {
  const { executor, files, clock, takeOut, version, signedIn, onEverything } = options;
  const router = plainRouter();
  // lists as files are taken along at once
  const guards: RequestHandler[] = [...signedIn, mayTakeOut];
  router.get(ZIP_PATH, ...guards, async (req, res) => {
    await onEverything(req);
    const actor = actorFromRequest(req);
    // copies of several days lie beside each other
    const name = `smoko-${today(clock, userOf(req).user.time_zone)}.zip`;
    return download(res, 'application/zip', name, zipStream({ executor, actor, files, takeOut, version }));
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
