import { getHealth, OPERATIONS } from '@smoko/contract';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { AccountPapers } from '../documents/account-papers.ts';
import type { QuotePapers } from '../documents/quote-papers.ts';
import type { Accounts } from '../domain/accounts/accounts.ts';
import { assertMay } from '../domain/accounts/sessions/assurance.ts';
import type { Clock } from '../domain/clock.ts';
import type { Enquiries } from '../domain/enquiries/enquiries.ts';
import type { EventBus } from '../domain/events.ts';
import type { Everything } from '../domain/everything/bring-back.ts';
import type { TakeOut } from '../domain/everything/take-out.ts';
import type { Executor } from '../domain/executor.ts';
import type { Idempotency } from '../domain/idempotency/claims.ts';
import type { ReplyTokens } from '../domain/inbox/reply-token.ts';
import type { Logos } from '../domain/logos/logos.ts';
import type { KeptMails } from '../domain/outbox/kept-mail.ts';
import type { Health } from '../health.ts';
import { CHANNEL_ROUTES, type ChannelRoutes, channelRoutes } from '../inbound/intake/webhooks/routes.ts';
import type { SitePages } from '../site/pages.ts';
import type { AskVisitor } from '../site/visitor-chat.ts';
import { accountPages } from './account-pages.ts';
import { accountHandlers } from './account-routes.ts';
import { accountSteps } from './account-steps.ts';
import { authHandlers, createEnter } from './auth-routes.ts';
import type { Trust } from './client-address.ts';
import { type ClientPages, clientPageRoutes } from './client-pages.ts';
import { sessionCookies } from './cookies.ts';
import { devOutbox } from './dev-outbox.ts';
import { docsRoutes } from './docs.ts';
import { errorHandler } from './error-handler.ts';
import { EXPORT_ROUTES, exportRoutes } from './exports/routes.ts';
import { GOOGLE_ROUTES, type GoogleOptions, googleSignIn } from './google.ts';
import { createGuards } from './guards.ts';
import { type Handlers, handle } from './handlers.ts';
import { holdBack } from './hold-back.ts';
import { actorFromRequest, userOf } from './identity.ts';
import { inlineScript } from './inline-script.ts';
import { JWKS_ROUTES, jwksRoutes } from './jwks.ts';
import { keyed } from './keyed.ts';
import { type Mounting, mountOperations, nothingHere, refuseTheRest } from './mount.ts';
import { type Push, pushHandlers } from './push-handlers.ts';
import { QUOTE_FILE_ROUTES, quoteFileRoutes } from './quote-files.ts';
import type { RateLimits } from './rate-limits.ts';
import { readable } from './refusals.ts';
import { requestLog } from './request-log.ts';
import { requestSource, useDeviceTokens } from './request-source.ts';
import { RESTORE_ROUTES, restoreRoutes } from './restores/routes.ts';
import { securityHeaders } from './security-headers.ts';
import { securityText } from './security-text.ts';
import { siteForms } from './site-forms.ts';
import { siteHandlers } from './site-handlers.ts';
import { siteRoutes } from './site-routes.ts';
import { statementHandlers } from './statement-handlers.ts';
import { tparHandlers } from './tpar-handlers.ts';
import { turnHandlers } from './turn-stream.ts';
import { unreadBody } from './unread-body.ts';
import { LOGO_ROUTES, logoRoutes } from './uploads/logo-routes.ts';
import { type Uploads, uploadRoutes } from './uploads/upload-routes.ts';
import { UPLOAD_ROUTES } from './uploads/uploaded.ts';
import { webFiles } from './web-files.ts';

export interface HttpOptions {
  accounts: Accounts;
  executor: Executor;
  push: Push;
  bus: EventBus;
  idempotency: Idempotency;
  papers: QuotePapers & AccountPapers;
  uploads: Uploads;
  logos: Logos;
  clock: Clock;
  takeOut: TakeOut;
  everything: Everything;
  log: Logger;
  about: { database: string; model: string; version: string };
  health: Pick<Health, 'degraded' | 'diskIsFull'>;
  google: GoogleOptions;
  publicUrl: string | null;
  trust: Trust;
  /** Sign the cookie of a browser that somebody was signed in from. */
  deviceTokens: ReplyTokens;
  limits: RateLimits;
  webDir: string;
  /** null where kept mails are nobody's to see. */
  keptMails: KeptMails | null;
  site: SitePages;
  enquiries: Enquiries;
  askVisitor: AskVisitor;
  channels: Omit<ChannelRoutes, 'folder'>;
  clientPages: ClientPages;
}

/** Files go up and down beside the JSON operations. */
const PLAIN_ROUTES = [
  ...GOOGLE_ROUTES,
  ...JWKS_ROUTES,
  ...UPLOAD_ROUTES,
  ...LOGO_ROUTES,
  ...QUOTE_FILE_ROUTES,
  ...EXPORT_ROUTES,
  ...RESTORE_ROUTES,
  ...CHANNEL_ROUTES,
];

/** The Express application: everything that speaks HTTP. */
export function createHttp(options: HttpOptions): Express {
  const { accounts, executor, idempotency, limits, log, publicUrl } = options;
  const cookies = sessionCookies(publicUrl, options.deviceTokens);
  const enter = createEnter(accounts, cookies);
  const google = googleSignIn({ ...options.google, accounts, publicUrl, log, enter });
  const steps = accountSteps(accounts, cookies, log);
  const guards = createGuards(accounts, cookies, limits, publicUrl);
  const { signedIn } = guards;
  const mounting: Mounting = {
    guards: guards.of,
    run: createRun(executor, [
      ...authHandlers(accounts, steps, idempotency, enter),
      ...google.handlers,
      ...accountHandlers(accounts, cookies, steps),
      ...pushHandlers(options.push),
      ...siteHandlers(options.enquiries, options.askVisitor),
      ...turnHandlers(executor, options.bus),
      ...statementHandlers(executor, options.papers),
      ...tparHandlers(executor),
      healthHandler(options),
    ]),
    once: (operation, req, work) =>
      // answers and bodies of these are secrets, of which nothing is kept
      operation.tag === 'auth' ? work(undefined) : keyed(idempotency, req, req.body, work),
  };

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', options.trust);
  useDeviceTokens(app, options.deviceTokens);
  const { heroVideo } = options.site.settings;
  app.use(
    requestLog(log),
    securityHeaders(publicUrl, { heroVideo, script: inlineScript(options.webDir) }),
    readable,
    unreadBody,
  );
  app.use('/api', (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  app.use(holdBack(options.health.diskIsFull));
  const docs = docsRoutes(options.about.version, PLAIN_ROUTES);
  const uploads = uploadRoutes({ ...options.uploads, executor, idempotency, signedIn });
  app.use(
    docs.router,
    google.router(),
    jwksRoutes(() => accounts.keys),
    securityText(options.site.settings),
    uploads,
    logoRoutes({ ...options.uploads, ...options.clientPages, ...options, signedIn }),
    everythingRoutes(options, signedIn),
    quoteFileRoutes(options.papers, signedIn),
    channelRoutes({ ...options.channels, folder: options.uploads.incoming.folder }, limits),
  );
  mountOperations(app, OPERATIONS, mounting);
  refuseTheRest(app, [...OPERATIONS, ...PLAIN_ROUTES, ...docs.routes]);
  app.get('/dev/outbox', devOutbox(options.keptMails));
  app.use(
    siteForms({
      pages: options.site,
      enquiries: options.enquiries,
      askVisitor: options.askVisitor,
      publicUrl,
      limits,
    }),
  );
  app.use(accountPages({ pages: options.site, accounts, cookies, enter, steps, publicUrl, limits }));
  app.use(clientPageRoutes(options.clientPages, publicUrl, limits));
  app.use(siteRoutes(options.site), webFiles(options.webDir, options.site), nothingHere);
  app.use(errorHandler(log));
  return app;
}

/** What is taken out, as lists and as a copy of everything, and how such a copy comes back: told in the security log. */
const everythingRoutes = (options: HttpOptions, signedIn: RequestHandler[]): RequestHandler[] => [
  exportRoutes({
    executor: options.executor,
    files: options.uploads.files,
    clock: options.clock,
    takeOut: options.takeOut,
    version: options.about.version,
    signedIn,
    onEverything: async (req) => {
      await options.accounts.log.note(userOf(req).user._id, 'data_exported', requestSource(req));
    },
  }),
  restoreRoutes({
    everything: options.everything,
    incoming: options.uploads.incoming,
    idempotency: options.idempotency,
    signedIn,
    onRestored: async (req) => {
      await options.accounts.log.note(userOf(req).user._id, 'data_restored', requestSource(req));
    },
    report: (err) => options.log.error({ err }, 'that everything was brought back could not be noted'),
  }),
];

/** Carries an operation out by its handler where it has one, else as the domain does it. */
function createRun(executor: Executor, handlers: Handlers): Mounting['run'] {
  const special = new Map(handlers);
  return async (operation, req, res, input, key) => {
    if (operation.access === 'user') assertMay(operation, userOf(req), input);
    const handler = special.get(operation.id);
    if (handler) return handler(req, res, input, key);
    return executor.execute(operation, actorFromRequest(req), input, key === undefined ? {} : { key });
  };
}

const healthHandler = ({ health, about }: Pick<HttpOptions, 'health' | 'about'>) =>
  handle(getHealth, async () => {
    const degraded = health.degraded();
    return { status: degraded.length ? ('degraded' as const) : ('ok' as const), ...about, degraded };
  });
