import { rm } from 'node:fs/promises';
import { invalid, LIMITS, RESTORE_PATH, restoreSchema } from '@smoko/contract';
import type { Request, RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { Everything } from '../../domain/everything/bring-back.ts';
import type { Idempotency } from '../../domain/idempotency/claims.ts';
import { freshProof } from '../fresh-proof.ts';
import { actorFromRequest } from '../identity.ts';
import { keyed } from '../keyed.ts';
import { plainRouter } from '../mount.ts';
import type { PlainRoute } from '../openapi/document.ts';
import { refTo } from '../openapi/schemas.ts';
import { hashOf, type Incoming } from '../uploads/incoming.ts';

export const RESTORE_ROUTES: PlainRoute[] = [
  {
    method: 'POST',
    path: RESTORE_PATH,
    access: 'user',
    sensitive: 'always',
    describe: {
      operationId: 'restores.create',
      summary:
        'Bring everything back from the zip of GET /api/export, into a business without records: all of it, or nothing. Nothing is sent by it',
      tags: ['export'],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
          },
        },
      },
      responses: { 201: { description: 'Done', content: { 'application/json': { schema: refTo('Restore') } } } },
    },
  },
];

interface Parts {
  everything: Everything;
  incoming: Incoming;
  idempotency: Idempotency;
  signedIn: RequestHandler[];
  /** Its owner sees that everything was brought back. */
  onRestored: (req: Request) => Promise<void>;
  report: (error: unknown) => void;
}

/** The way back of a copy of everything. */
export function restoreRoutes({ everything, incoming, idempotency, signedIn, onRestored, report }: Parts): Router {
  const router = plainRouter();
  router.post(RESTORE_PATH, ...signedIn, freshProof, ...incoming.form(0, LIMITS.copyBytes), async (req, res) => {
    const { file } = req;
    if (!file) throw invalid('file', 'Please select the zip to import.');
    try {
      const body = { hash: await hashOf(file.path) };
      const restored = await keyed(idempotency, req, body, async () => {
        const done = await everything.bringBack(actorFromRequest(req), file.path);
        // it is back, whatever becomes of the note
        await onRestored(req).catch(report);
        return z.encode(restoreSchema, done);
      });
      res.status(201).json(restored);
    } finally {
      await rm(file.path, { force: true });
    }
  });
  return router;
}
