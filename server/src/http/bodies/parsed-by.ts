import { AppError } from '@smoko/contract';
import type { Request, RequestHandler } from 'express';
import { toAppError } from '../problem.ts';

/**
 * Every body is read through this. Whatever a parser says against a body is the sender's fault (4xx), in whatever form
 * the parser says it; only what the machine says against us, such as a full disk, stays what it is. `complaint` is said
 * of a body about which nothing better is known. `afterwards` makes something of what was read, and may throw.
 */
export const parsedBy =
  (parse: RequestHandler, complaint: string, afterwards: (req: Request) => void = () => {}): RequestHandler =>
  (req, res, next) => {
    askForBody(req);
    const done = (error?: unknown) => {
      try {
        if (error !== undefined) throw error;
        afterwards(req);
      } catch (trouble) {
        return next(bodyError(trouble, complaint));
      }
      next();
    };
    try {
      parse(req, res, done);
    } catch (error) {
      next(bodyError(error, complaint));
    }
  };

/** What was wrong with a body. A fault of the machine's own comes back unchanged. */
export function bodyError(error: unknown, complaint: string): unknown {
  if (error instanceof AppError || isOurs(error)) return error;
  const known = toAppError(error);
  return known.status < 500 && known.code !== 'malformed'
    ? known
    : new AppError('malformed', complaint, { cause: error });
}

/** Errors of the operating system name the call that failed. (An aborted request has a code like one, but no call.) */
const isOurs = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** Whoever waits to be asked for the body (`Expect: 100-continue`) is asked once it is wanted, not before. */
export function askForBody(req: Request): void {
  if (/^100-continue$/i.test(req.headers.expect ?? '') && !req.res?.headersSent) req.res?.writeContinue();
}
