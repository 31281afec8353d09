import type { RequestHandler } from 'express';
import helmet from 'helmet';

interface Allowed {
  /** Address of a video on the site. */
  heroVideo?: string | null;
  /** Hash of the script that stands in the site's pages. */
  script?: string | null;
}

/** Only our own code, fonts and pictures; no page may frame us. */
export function securityHeaders(
  publicUrl: string | null,
  { heroVideo = null, script = null }: Allowed = {},
): RequestHandler {
  const secure = publicUrl?.startsWith('https:') ?? false;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(script ? [script] : [])],
        scriptSrcAttr: ["'none'"],
        // Toasts and dialogs (sonner, Radix) put style elements into the page while it runs.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", ...(heroVideo ? [new URL(heroVideo).origin] : [])],
        fontSrc: ["'self'"],
        // 'self' covers ws: and wss: of our own origin
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
}
