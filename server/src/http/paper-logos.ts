import { logoSchema } from '@smoko/contract';
import type { Request, RequestHandler, Router } from 'express';
import type { LogoOf } from '../documents/logo.ts';
import type { Actor } from '../domain/actor.ts';
import { sendLogo } from './send-logo.ts';

/** Whose paper somebody looks at, and which logo stands on it. */
interface Headed {
  actor: Actor;
  logo: string | undefined;
}

/** By where a page is (`/q`): what it shows; null where it shows no paper. */
export type HeadedBy = Record<string, (req: Request) => Promise<Headed | null>>;

/** Says nothing else than what is in it, which never changes. Of one client all the same: no proxy keeps it. */
const FOR_GOOD = 'private, max-age=31536000, immutable';

/** The logo of a paper, for whoever has its link, and no other file: its address has to name the one that stands on it. */
export function paperLogoRoutes(router: Router, pages: HeadedBy, logoOf: LogoOf, notFound: RequestHandler): void {
  for (const [path, headed] of Object.entries(pages)) {
    router.get(`${path}/:token/logo/:sha256`, async (req, res, next) => {
      const asked = logoSchema.safeParse(req.params.sha256);
      const paper = asked.success ? await headed(req) : null;
      const logo = paper && paper.logo === asked.data ? await logoOf(paper.actor.userId, paper.logo) : null;
      if (!logo) return notFound(req, res, next);
      res.set({ 'Cache-Control': FOR_GOOD, 'X-Robots-Tag': 'noindex, nofollow' });
      sendLogo(res, logo);
    });
  }
}
