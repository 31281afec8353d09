import type { Router } from 'express';
import type { SigningKeys } from '../domain/accounts/sessions/signing-keys.ts';
import { plainRouter } from './mount.ts';
import type { PlainRoute } from './openapi/document.ts';

const PATH = '/.well-known/jwks.json';
const KNOWN_S = 300;

export const JWKS_ROUTES: PlainRoute[] = [
  {
    method: 'GET',
    path: PATH,
    access: 'public',
    describe: {
      operationId: 'auth.jwks',
      summary: 'The public keys that access tokens are signed with',
      tags: ['auth'],
      responses: { 200: { description: 'Done', content: { 'application/json': { schema: { type: 'object' } } } } },
    },
  },
];

export function jwksRoutes(keys: () => SigningKeys): Router {
  const router = plainRouter();
  router.get(PATH, async (_req, res) => {
    res.set('Cache-Control', `public, max-age=${KNOWN_S}`).json(await keys().published());
  });
  return router;
}
