import type { Router } from 'express';
import type { SiteSettings } from '../site/settings.ts';
import { plainRouter } from './mount.ts';

/** As long as what it says may be believed, from when it is read: the server that answers has just said it again. */
const BELIEVED_MS = 90 * 86_400_000;

/**
 * /.well-known/security.txt (RFC 9116). Without somebody to tell there is none: one without its contact would break the
 * standard, and one with an example would promise an ear that nobody lends.
 */
export function securityText({ origin, securityContact }: SiteSettings): Router {
  const router = plainRouter();
  if (securityContact === null) return router;
  router.get('/.well-known/security.txt', (_req, res) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(Date.now() + BELIEVED_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin()}/.well-known/security.txt`,
      `Policy: ${origin()}/security#report`,
    ];
    res.type('text').send(`${lines.join('\n')}\n`);
  });
  return router;
}
