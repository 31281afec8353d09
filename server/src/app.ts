import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError, frozen, OPENAI_URL } from '@smoko/contract';
import { assistantsLoader, modelName } from './assistants.ts';
import { createMailProvider } from './channels/outbound/mail-provider.ts';
import { createSmsProvider } from './channels/outbound/sms-provider.ts';
import { createChat } from './chat/create-chat.ts';
import { draftQuoteImplementation } from './chat/draft-quote.ts';
import { createModelTests } from './chat/model-test.ts';
import type { Config } from './config.ts';
import { ensureDataFolder } from './data-folder.ts';
import { connectDatabase, type Database, type DatabaseOptions } from './db/connect.ts';
import { isDiskFull } from './disk-full.ts';
import { createQuotePapers } from './documents/quote-papers.ts';
import { type Accounts, createAccounts } from './domain/accounts/accounts.ts';
import { createOwnContact } from './domain/accounts/business/own-contact.ts';
import { createCall } from './domain/call.ts';
import { createClock } from './domain/clock.ts';
import { createDomain } from './domain/domain.ts';
import { createEnquiries } from './domain/enquiries/enquiries.ts';
import { createEventBus } from './domain/events.ts';
import type { Executor } from './domain/executor.ts';
import { hasRecords } from './domain/has-records.ts';
import { createIdempotency } from './domain/idempotency/claims.ts';
import { createReplyTokens } from './domain/inbox/reply-token.ts';
import { openFiles } from './files/open-files.ts';
import { sweepFiles } from './files/sweep-files.ts';
import { createHealth, type Health } from './health.ts';
import { trustOf } from './http/client-address.ts';
import { createHttp } from './http/http.ts';
import { listen } from './http/listen.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { refuseBadRequests } from './http/refusals.ts';
import { createIncoming } from './http/uploads/incoming.ts';
import { openInbound } from './inbound/open-inbound.ts';
import { createOwnerCommand } from './inbound/perform/owner.ts';
import { createInboundPolicy } from './inbound/policy/inbound-policy.ts';
import { createTwilioMedia } from './inbound/read/twilio-media.ts';
import { createUnderstand } from './inbound/understand/understand.ts';
import { refuseLostDatabase } from './keeping/lost-database.ts';
import { createNightly } from './keeping/nightly.ts';
import { reportTrouble } from './keeping/report-trouble.ts';
import { endRestore } from './keeping/restore.ts';
import { createLogger, type Logger } from './logging.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { addressIn } from './mail/smtp.ts';
import { modelNetwork } from './model-servers/surroundings.ts';
import { createRealtime, isSocketPath } from './realtime/realtime.ts';
import { keyInFolder } from './secret-key.ts';
import { createSecrets } from './secrets.ts';
import { loadPages } from './site/pages.ts';
import { createVisitorDesk } from './site/visitor-desk.ts';
import { createTwilioSender } from './sms/sms-sender.ts';
import { twilioOf } from './sms/twilio.ts';
import { VERSION } from './version.ts';

export interface App {
  server: Server;
  url: string;
  database: 'mongodb' | 'embedded';
  model: string;
  /** Where mail comes in by SMTP; null without a listener. */
  smtpPort: number | null;
  /** For what comes from neither HTTP nor a socket: the demo. */
  inside: { accounts: Accounts; executor: Executor; mailer: Mailer };
  /** Stops accepting, lets running turns finish for up to 10 s, closes sockets and the database. */
  close(): Promise<void>;
}

export interface AppOptions {
  /** Where the embedded database's worker lies when the server is bundled. */
  workerUrl?: URL | undefined;
  /** The same of the threads that read messages. */
  understandingUrl?: URL | undefined;
  /** Loads the assistants at once, so that whoever talks to them first does not wait for it. */
  preload?: boolean;
  /** The database ended by itself: nothing can be served any more. */
  onCrash: (error: Error) => void;
  /** For tests: a small disk. */
  limits?: DatabaseOptions['limits'];
}

// the same from src/ and from dist/
const WEB_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Where enquiries go until SUPPORT_EMAIL says otherwise: nobody's. */
const EXAMPLE_MAILBOX = 'support@smoko.example';
const TURNS_MS = 10_000;
const LAST_REQUESTS_MS = 1_000;
const RECOVERY_MS = 15_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Builds the whole server and listens. Rejects with what `explainStartFailure` knows how to say. */
export async function buildApp(config: Config, options: AppOptions): Promise<App> {
  const log = createLogger(config.logLevel);
  ensureDataFolder(config.dataDir);
  const health = createHealth((trouble, over) => {
    if (over) log.warn({ part: trouble.part }, 'all is well again');
    else log.error({ part: trouble.part, state: trouble.state }, trouble.detail);
  });
  if (!config.mongodbUri) {
    await endRestore(config.dataDir);
    refuseLostDatabase(config.dataDir);
  }
  const database = await connectDatabase({
    onTrouble: (trouble) => reportTrouble(health, trouble),
    limits: options.limits,
    mongodbUri: config.mongodbUri ?? undefined,
    dataDir: config.dataDir,
    workerUrl: options.workerUrl,
    onCrash: options.onCrash,
  });
  try {
    return await compose(config, database, log, health, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * A connection outlives any pause of a client or proxy: closed after Node's five seconds it may be just when the next
 * request is on its way, and that one is lost. Milliseconds; the common proxies let go after sixty seconds.
 */
const PATIENCE = frozen({ keepAliveTimeout: 65_000, headersTimeout: 66_000 });

/** The one place where the parts meet. */
async function compose(
  config: Config,
  database: Database,
  log: Logger,
  health: Health,
  { workerUrl, understandingUrl, preload }: AppOptions,
): Promise<App> {
  const { publicUrl, production } = config;
  const { connection, kind } = database;
  const clock = createClock(config.now ?? undefined);
  const bus = createEventBus();
  const model = modelName(config.openai);
  const assistants = assistantsLoader({
    openai: config.openai,
    modelService: () => domain.modelService,
    privateAllowed: config.models.privateAllowed,
    workerUrl: understandingUrl,
  });
  const { load } = assistants;

  const secrets = createSecrets(config.secretKeys ?? [keyInFolder(config.dataDir)]);
  let listening = '';
  const origin = () => publicUrl ?? listening;
  const twilio = twilioOf(config.twilio);
  const sender = twilio && createTwilioSender(twilio, log);
  const mails = config.smtp.url ? createMailProvider(config.smtp.url, config.smtp.from) : null;
  const replyTokens = createReplyTokens(secrets.derive('reply tokens'));
  const quoteTokens = createReplyTokens(secrets.derive('quote links'));
  const invoiceTokens = createReplyTokens(secrets.derive('invoice links'));
  const unsubscribeTokens = createReplyTokens(secrets.derive('unsubscribe links'));

  const domain = createDomain({
    connection,
    clock,
    bus,
    production,
    policyFor: createInboundPolicy,
    isVerified: (userId) => accounts.emails.isVerified(userId),
    outgoing: {
      providers: {
        sms: twilio && createSmsProvider(twilio, () => publicUrl && `${publicUrl}/api/channels/sms/status`),
        email: mails,
      },
      mailDomain: config.inboundEmail.domain ?? addressIn(config.smtp.from).split('@')[1] ?? 'localhost',
      senderOf: (userId) => accounts.senderOf(userId),
      replyToken: replyTokens.make,
      unsubscribeLink: (itemId) => `${origin()}/u/${unsubscribeTokens.make(itemId)}`,
      invoiceLink: (id) => `${origin()}/i/${invoiceTokens.make(id)}`,
      quoteLink: (id) => `${origin()}/q/${quoteTokens.make(id)}`,
      quotePdf: (actor, id) => papers.pdf(actor, id),
      invoicePdf: (actor, id) => papers.invoice(actor, id),
      report: (err) => log.error({ err }, 'sending messages failed'),
    },
    owner: (userId) => accounts.emails.of(userId),
    model: {
      ...modelNetwork(config.models, config.models.places),
      secrets,
      standard: { name: model, host: config.openai && new URL(config.openai.baseUrl ?? OPENAI_URL).host },
      report: (err) => log.error({ err }, 'what a model took could not be counted'),
    },
  });
  const { executor, repositories } = domain;
  const countJobs = (userId: string, since: Date) =>
    repositories.projects.model.countDocuments({ user_id: userId, created_at: { $gte: since } }).exec();
  const idempotency = createIdempotency(connection);
  const mailer = createMailer({
    smtpUrl: config.smtp.url,
    from: config.smtp.from,
    production,
    kept: domain.keptMails,
    log,
    health,
  });
  const [accounts] = await Promise.all([
    createAccounts({
      connection,
      caps: domain.caps,
      clock,
      mailer,
      secrets,
      sms: sender,
      baseUrl: origin,
      release: domain.outbox.release,
      countJobs,
      hasRecords: (user) => hasRecords(repositories, user),
      report: (err) => log.error({ err }, 'account mail failed'),
      addresses: { production, numbers: config.twilio.numbers, domain: config.inboundEmail.domain },
      channels: () => ({
        sms: { sends: twilio !== null, receives: config.twilio.authToken !== null },
        email: {
          sends: mails !== null,
          receives:
            [config.inboundEmail.secret, config.inboundEmail.mailgunKey, config.inboundEmail.postmarkPassword].some(
              Boolean,
            ) || config.smtpIn !== null,
        },
        smtpPort: inbound.smtpPort(),
        origin: origin(),
      }),
      async textCode(call, text) {
        // what goes out for real is kept nowhere
        if (sender) await sender.send(text);
        else if (production) throw new AppError('unavailable', 'Texts cannot be sent here yet.');
        else await domain.outbox.put(call, { channel: 'sms', subject: null, ...text });
      },
    }),
    domain.prepare(),
    idempotency.prepare(),
  ]);
  domain.add(accounts.implementations);
  const files = await openFiles(config);
  const chat = createChat({ domain, files, bus, load, actorOf: accounts.actorOf, log });

  if (config.smtp.url && !config.support.email) {
    log.warn('SUPPORT_EMAIL is not set: what visitors write is kept in the database and mailed to nobody');
  }
  const enquiries = createEnquiries({
    connection,
    clock,
    supportEmail: config.support.email ?? EXAMPLE_MAILBOX,
    send: async (mail) => {
      // by SMTP to a mailbox that is nobody's, a visitor's words would only come back
      if (mail.to !== EXAMPLE_MAILBOX || mailer.transport === 'development') await mailer.send(mail);
    },
  });
  await enquiries.prepare();

  const understand = createUnderstand({ domain, load });
  const inbound = openInbound({
    accounts,
    domain,
    files,
    bus,
    clock,
    log,
    diskIsFull: health.diskIsFull,
    smtp: config.smtpIn,
    tokens: replyTokens,
    ownContact: createOwnContact(connection),
    understand,
    ownerCommand: createOwnerCommand({ domain, chat, origin }),
    fetchMedia: createTwilioMedia(config.twilio),
  });
  const papers = createQuotePapers(executor, files, (actor, id) =>
    repositories.financeRecords.get(createCall(actor, clock), id),
  );
  const modelTests = createModelTests(domain.modelService, assistants.loadTester, log);
  domain.add([draftQuoteImplementation({ load, executor, papers }), modelTests.implementation]);
  const site = loadPages(join(WEB_DIR, 'site'), { origin, ...config.support, ...config.site });
  // loaded only where it is used: it is a good part of the start-up time
  const redis = config.redisUrl
    ? await (await import('./realtime/redis.ts')).connectRedis(config.redisUrl, log, health)
    : null;
  const trust = trustOf(config.trustedProxies);
  const limits = createRateLimits({ requestsPerMinute: config.requestsPerMinute, trust, store: redis?.counts });
  const http = createHttp({
    accounts,
    executor,
    bus,
    idempotency,
    papers,
    uploads: { files, incoming: createIncoming(config.dataDir) },
    log,
    about: { database: kind, model, version: VERSION },
    health,
    google: { settings: config.google, secrets, origin },
    publicUrl,
    trust,
    limits,
    deviceTokens: createReplyTokens(secrets.derive('known devices')),
    webDir: WEB_DIR,
    keptMails: mailer.transport === 'development' ? domain.keptMails : null,
    site,
    enquiries,
    channels: {
      intake: inbound.intake,
      twilioToken: config.twilio.authToken,
      emailSecret: config.inboundEmail.secret,
      mailgunKey: config.inboundEmail.mailgunKey,
      postmarkPassword: config.inboundEmail.postmarkPassword,
      useToken: domain.usedTokens.use,
      origin,
      told: domain.told,
    },
    clientPages: {
      quotes: domain.quoteAnswers,
      quoteTokens,
      invoiceOf: domain.invoiceView,
      invoiceTokens,
      unsubscribeTokens,
      stop: domain.unsubscribe,
      papers,
    },
    askVisitor: createVisitorDesk(load, join(WEB_DIR, 'site/passages.json')),
  });
  const server = createServer({ ...PATIENCE, requireHostHeader: false }, http);
  refuseBadRequests(server, isSocketPath);
  const realtime = createRealtime(server, { accounts, bus, publicUrl, trust, limit: limits.sockets, redis });

  // nobody else can hold a lease on the embedded database: whatever ran there died with its process
  const alone = kind === 'embedded';
  const unlessFull = (what: string, work: () => Promise<unknown>) =>
    work().catch((err: unknown) => {
      // its leases lapse, and then it is found all the same; reading and deleting need none of it
      if (!isDiskFull(err)) throw err;
      log.error({ err }, `${what} has to wait until the disk has room`);
    });
  await Promise.all([
    unlessFull('recovery of conversations', () => chat.recover(alone, true)),
    alone ? unlessFull('recovery of repeated requests', () => idempotency.recover()) : null,
    domain.dispatch.start(alone),
  ]);
  const url = await listen(server, config.port, config.host);
  listening = url;
  domain.automations.scheduler.start();
  await inbound.start(alone);

  const quietly = (what: string, work: () => Promise<unknown>) => () =>
    void work().catch((err: unknown) => log.error({ err }, `${what} failed`));
  const recover = quietly('recovery', () => chat.recover(false));
  const sweep = quietly('sweeping files', () => sweepFiles(files, domain.filesOnRecord));
  const deleteAccounts = quietly('deleting accounts', async () => {
    if (await accounts.deletion.sweep()) sweep();
  });
  const timers = [setInterval(recover, RECOVERY_MS), setInterval(sweep, DAY_MS), setInterval(deleteAccounts, HOUR_MS)];
  if (preload) quietly('loading the assistants', load)();
  quietly('packing the first page', async () => site.page('/')?.bytes('br'))();
  sweep();
  deleteAccounts();
  const nightly = createNightly({
    dataDir: config.dataDir,
    settings: config.backup,
    filesInBucket: config.s3 !== null,
    version: VERSION,
    workerUrl,
    health,
    log,
  });
  // a MongoDB has its own ways
  if (alone) nightly.start();

  return {
    server,
    url,
    database: kind,
    model,
    smtpPort: inbound.smtpPort(),
    inside: { accounts, executor, mailer },
    async close() {
      for (const timer of timers) clearInterval(timer);
      nightly.close();
      const closed = new Promise((done) => server.close(done));
      await inbound.close();
      await chat.close(TURNS_MS);
      setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS).unref();
      await realtime.close();
      await domain.automations.scheduler.close();
      await domain.dispatch.close();
      await modelTests.close();
      await assistants.close();
      mails?.close();
      await mailer.close();
      await closed;
      await database.close();
    },
  };
}
