import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { sayRetryAfter, toAppError, toProblem } from './problem.ts';

/** The one place that turns errors into answers. Unexpected ones are logged with the request's id. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const known = toAppError(error);
    if (known.status >= 500) log.error({ err: known.cause ?? known, request_id: String(req.id) }, 'request failed');
    const problem = JSON.stringify(toProblem(known, String(req.id)));
    if (res.headersSent) {
      // a stream says it in its own form; any other answer that has begun is cut off
      const streaming = String(res.getHeader('content-type')).startsWith('text/event-stream');
      return streaming ? void res.end(`event: error\ndata: ${problem}\n\n`) : next(error);
    }
    sayRetryAfter(res, known);
    res.status(known.status).type('application/problem+json').send(problem);
  };
}
