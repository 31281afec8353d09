import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** One line per API request: route pattern, status, time, request id and user id. The address itself is never logged. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger,
    genReqId: (_req, res) => {
      const id = randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    quietReqLogger: true,
    // by default pino-http writes whole requests with their cookies and tokens: here nothing of them
    wrapSerializers: false,
    serializers: { req: () => undefined, res: () => undefined, err: () => undefined },
    customAttributeKeys: { reqId: 'request_id' },
    customLogLevel: (_req, res) => (res.statusCode >= 500 ? 'error' : 'info'),
    customSuccessObject: line,
    customErrorObject: (req, res, _error, value) => line(req, res, value),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
  });
}

const line = (req: Request, res: Response, { responseTime }: { responseTime: number }) => ({
  method: req.method,
  route: req.route ? `${req.baseUrl}${String(req.route.path)}` : 'none',
  status: res.statusCode,
  ms: responseTime,
  ...(req.user ? { user_id: req.user.user._id.toHexString() } : {}),
});
