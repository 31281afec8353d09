import { createServer } from 'node:http';
import { join } from 'node:path';
import { frozen } from '@smoko/contract';
import { modelName } from '../assistants.ts';
import { createEnquiries } from '../domain/enquiries/enquiries.ts';
import { createTakeOut } from '../domain/everything/take-out.ts';
import { createHttp } from '../http/http.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { refuseBadRequests } from '../http/refusals.ts';
import { createIncoming } from '../http/uploads/incoming.ts';
import { createRealtime, isSocketPath } from '../realtime/realtime.ts';
import { loadPages } from '../site/pages.ts';
import { createVisitorChat } from '../site/visitor-chat.ts';
import { VERSION } from '../version.ts';
import type { Ground } from './ground.ts';
import type { Rooms } from './rooms.ts';

/** Where enquiries go until SUPPORT_EMAIL says otherwise: nobody's. */
const EXAMPLE_MAILBOX = 'support@smoko.example';

/**
 * A connection outlives any pause of a client or proxy: closed after Node's five seconds it may be just when the next
 * request is on its way, and that one is lost. Milliseconds; the common proxies let go after sixty seconds.
 */
const PATIENCE = frozen({ keepAliveTimeout: 65_000, headersTimeout: 66_000 });

/** The web server: HTTP, and the socket that tells browsers what happens. It does not listen yet. `webDir`: the built web app. */
export async function openWebServer(ground: Ground, rooms: Rooms, webDir: string) {
  const { config, log, health, bus, tokens, trust, origin, secrets, idempotency, records, files } = ground;
  const { accounts, executor, domain, sending, inbound, assistants, push } = rooms;
  const { publicUrl, inboundEmail } = config;
  const { mailer, papers, logoOf } = sending;
  const enquiries = await openEnquiries(ground, mailer);
  const site = loadPages(join(webDir, 'site'), { origin, ...config.support, ...config.site });
  // loaded only where it is used: it is a good part of the start-up time
  const redis = config.redisUrl
    ? await (await import('../realtime/redis.ts')).connectRedis(config.redisUrl, log, health)
    : null;
  const limits = createRateLimits({ requestsPerMinute: config.requestsPerMinute, trust, store: redis?.counts });
  const http = createHttp({
    accounts,
    executor,
    push: { devices: push.devices, tryOut: push.queue.tryOut },
    bus,
    idempotency,
    papers,
    logos: records.logos,
    clock: ground.clock,
    takeOut: createTakeOut(ground.connection),
    everything: rooms.everything,
    uploads: { files, incoming: createIncoming(config.dataDir) },
    log,
    about: { database: ground.kind, model: modelName(config.openai), version: VERSION },
    health,
    google: { settings: config.google, secrets, origin },
    publicUrl,
    trust,
    limits,
    deviceTokens: tokens.devices,
    webDir,
    keptMails: mailer.transport === 'development' ? records.keptMails : null,
    site,
    enquiries,
    channels: {
      intake: inbound.intake,
      twilioToken: config.twilio.authToken,
      emailSecret: inboundEmail.secret,
      mailgunKey: inboundEmail.mailgunKey,
      postmarkPassword: inboundEmail.postmarkPassword,
      useToken: records.usedTokens.use,
      origin,
      noteArrival: sending.noteArrival,
    },
    clientPages: {
      quotes: domain.quoteAnswers,
      quoteTokens: tokens.quotes,
      variations: domain.variationAnswers,
      variationTokens: tokens.variations,
      recordOf: domain.invoiceView,
      statementOf: domain.statementView,
      statementTokens: tokens.statements,
      invoiceTokens: tokens.invoices,
      unsubscribeTokens: tokens.unsubscribe,
      stop: sending.unsubscribe,
      papers,
      logoOf,
    },
    askVisitor: createVisitorChat(assistants.load, join(webDir, 'site/passages.json'), config.site.own),
  });
  const server = createServer({ ...PATIENCE, requireHostHeader: false }, http);
  refuseBadRequests(server, isSocketPath);
  const realtime = createRealtime(server, { accounts, bus, publicUrl, trust, limit: limits.sockets, redis });
  return { server, realtime, site };
}

async function openEnquiries({ config, connection, clock, log, records }: Ground, mailer: Rooms['sending']['mailer']) {
  if (config.smtp.url && !config.support.email) {
    log.warn('SUPPORT_EMAIL is not set: what visitors write is kept in the database and mailed to nobody');
  }
  const enquiries = createEnquiries({
    connection,
    clock,
    supportEmail: config.support.email ?? EXAMPLE_MAILBOX,
    caps: records.caps,
    send: async (mail) => {
      // by SMTP to a mailbox that is nobody's, a visitor's words would only come back
      if (mail.to !== EXAMPLE_MAILBOX || mailer.transport === 'development') await mailer.send(mail);
    },
  });
  await enquiries.prepare();
  return enquiries;
}
