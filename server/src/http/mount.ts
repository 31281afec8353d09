import { AppError, type Method, NO_SUCH_ADDRESS, type Operation } from '@smoko/contract';
import express, { type IRouter, type Request, type RequestHandler, type Response, type Router } from 'express';
import { z } from 'zod';
import { readInput } from './input.ts';

export interface Mounting {
  /** What a request has to pass first. */
  guards(operation: Operation): RequestHandler[];
  /** Carries the operation out: domain values in and out. */
  run(operation: Operation, req: Request, res: Response, input: unknown, key: string | undefined): Promise<unknown>;
  /** Does `work` once for a request's Idempotency-Key. */
  once<T>(operation: Operation, req: Request, work: (key: string | undefined) => Promise<T>): Promise<T>;
}

interface KnownRoute {
  method: Method;
  /** OpenAPI style. */
  path: string;
}

export const expressPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** A router for routes beside the operations. It leaves OPTIONS alone: another router may know the same path. */
export function plainRouter(): Router {
  const router = express.Router();
  router.use((req, _res, next) => (req.method === 'OPTIONS' ? next('router') : next()));
  return router;
}

/** Mounts every operation of the contract: the one way in for JSON. */
export function mountOperations(router: IRouter, operations: readonly Operation[], mounting: Mounting): void {
  for (const operation of operations) {
    const method = operation.method.toLowerCase() as Lowercase<Method>;
    router[method](expressPath(operation.path), ...mounting.guards(operation), async (req: Request, res: Response) => {
      const input = readInput(operation, req);
      const answer = await mounting.once(operation, req, async (key) =>
        z.encode(operation.output, await mounting.run(operation, req, res, input, key)),
      );
      // a stream has sent its answer already
      if (res.headersSent) res.end();
      else if (operation.status === 204) res.status(204).end();
      else res.status(operation.status).json(answer);
    });
  }
}

/** After all routes: a known path with another method is 405 and says what would do; anything else is 404. */
export function refuseTheRest(router: IRouter, routes: readonly KnownRoute[]): void {
  const methods = new Map<string, Set<string>>();
  for (const { method, path } of routes) {
    const known = methods.get(path) ?? new Set();
    methods.set(path, known.add(method));
    if (method === 'GET') known.add('HEAD');
  }
  for (const [path, allowed] of methods) {
    // an application's own all() would make it for each of some 35 methods
    router.route(expressPath(path)).all((req, res) => {
      res.set('Allow', [...allowed].join(', '));
      if (req.method === 'OPTIONS') return void res.status(204).end();
      throw new AppError('method_not_allowed', `${req.method} is not something this address does.`);
    });
  }
  router.use(['/api', '/socket.io', '/.well-known'], nothingHere);
}

export const nothingHere: RequestHandler = () => {
  throw new AppError('not_found', NO_SUCH_ADDRESS);
};
