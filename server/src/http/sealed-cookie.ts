import { stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Secrets } from '../secrets.ts';
import { cookieFrom, isSecure } from './cookies.ts';

interface Options<T> {
  secrets: Secrets;
  name: string;
  path: string;
  /** How long it counts. */
  ms: number;
  publicUrl: string | null;
  schema: z.ZodType<T>;
}

/** Something the server tells itself through a browser, for a while: unreadable and unchangeable there. */
export function sealedCookie<T>({ secrets, name, path, ms, publicUrl, schema }: Options<T>) {
  const common = (res: Response) =>
    ({ name, path, httpOnly: true, sameSite: 'lax', secure: isSecure(res.req, publicUrl) }) as const;
  return {
    set(res: Response, value: T): void {
      const until = Date.now() + ms;
      const sealed = secrets.seal(JSON.stringify({ until, value }), name);
      res.append('Set-Cookie', stringifySetCookie({ ...common(res), value: sealed, expires: new Date(until) }));
    },
    clear(res: Response): void {
      res.append('Set-Cookie', stringifySetCookie({ ...common(res), value: '', expires: new Date(0) }));
    },
    /** Null for one that is missing, too old, or not ours. */
    read(req: Request): T | null {
      try {
        const sealed = cookieFrom(req.headers, name);
        if (!sealed) return null;
        const { until, value } = JSON.parse(secrets.open(sealed, name)) as { until: number; value: unknown };
        return until > Date.now() ? schema.parse(value) : null;
      } catch {
        return null;
      }
    },
  };
}
