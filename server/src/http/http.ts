import {
  assistText,
  getHealth,
  login,
  OPERATIONS,
  type Operation,
  orchestrate,
  postMessage,
  retryThread,
  signup,
} from '@smoko/contract';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Accounts } from '../domain/accounts/accounts.ts';
import { notAuthenticated } from '../domain/accounts/not-authenticated.ts';
import type { Executor } from '../domain/executor.ts';
import { authHandlers } from './auth-routes.ts';
import { authentication } from './authenticate.ts';
import { jsonBody } from './body.ts';
import { sessionCookies } from './cookies.ts';
import { csrfProtection, sameOriginOnly } from './csrf.ts';
import { docsRoutes } from './docs.ts';
import { errorHandler } from './error-handler.ts';
import { actorFromRequest } from './identity.ts';
import { type KnownRoute, mountOperations, type Run, refuseTheRest } from './mount.ts';
import { createRateLimits } from './rate-limits.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { webFiles } from './web-files.ts';

export interface HttpOptions {
  accounts: Accounts;
  executor: Executor;
  log: Logger;
  health: () => { database: string; model: string; version: string };
  publicUrl: string | null;
  secureCookies: boolean;
  requestsPerMinute: number;
  webDir: string;
}

const TURNS = new Set([orchestrate.id, postMessage.id, retryThread.id, assistText.id]);

/** Both tables are views: there is nothing to change at the address of one of their records. */
const READ_ONLY: KnownRoute[] = ['/api/agent-messages/{id}', '/api/updates-feed/{id}'].map((path) => ({
  method: 'GET',
  path,
}));

/** The Express application: everything that speaks HTTP. */
export function createHttp(options: HttpOptions): Express {
  const { accounts, executor, log, publicUrl } = options;
  const cookies = sessionCookies(options.secureCookies);
  const limits = createRateLimits(options.requestsPerMinute);
  const special = authHandlers(accounts, cookies);
  special.set(getHealth.id, async () => ({ status: 'ok', ...options.health() }));

  const signedIn: RequestHandler[] = [
    authentication(accounts, cookies),
    limits.api,
    (req, _res, next) => next(req.user ? undefined : notAuthenticated()),
    csrfProtection(publicUrl),
  ];
  const guards = (operation: Operation): RequestHandler[] => {
    const own = operation.id === signup.id ? [limits.signup] : operation.id === login.id ? [limits.login] : [];
    if (operation.access === 'public') return [...own, sameOriginOnly(publicUrl), jsonBody];
    return [...signedIn, ...(TURNS.has(operation.id) ? [limits.turns] : []), jsonBody];
  };
  const run: Run = (operation, req, res, input) => {
    const handler = special.get(operation.id);
    if (handler) return handler(req, res, input);
    return executor.execute(operation, actorFromRequest(req), input as never);
  };

  const app = express();
  app.disable('x-powered-by');
  app.use(requestLog(log), securityHeaders(publicUrl));
  app.use('/api', (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  const docs = docsRoutes(options.health().version, []);
  app.use(docs.router);
  mountOperations(app, OPERATIONS, guards, run);
  refuseTheRest(app, [...OPERATIONS, ...docs.routes, ...READ_ONLY]);
  app.use(webFiles(options.webDir));
  app.use(errorHandler(log));
  return app;
}
