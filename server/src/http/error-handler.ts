import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { toAppError, toProblem } from './problem.ts';

/** The one place that turns errors into answers. Unexpected ones are logged with the request's id. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const known = toAppError(error);
    if (known.status >= 500) log.error({ err: known.cause ?? known, request_id: String(req.id) }, 'request failed');
    // an answer that has begun cannot become a problem document: Express cuts the connection
    if (res.headersSent) return next(error);
    if (known.retryAfter !== undefined) res.set('Retry-After', String(known.retryAfter));
    res
      .status(known.status)
      .type('application/problem+json')
      .send(JSON.stringify(toProblem(known, String(req.id))));
  };
}
