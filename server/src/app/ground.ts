import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { createOwners } from '../domain/accounts/business/owners.ts';
import { createClock } from '../domain/clock.ts';
import { createEventBus } from '../domain/events.ts';
import { createIdempotency } from '../domain/idempotency/claims.ts';
import { createReplyTokens } from '../domain/inbox/reply-token.ts';
import { createPaperTokens } from '../domain/paper-token.ts';
import { createRecords } from '../domain/records.ts';
import { openFiles } from '../files/open-files.ts';
import type { Health } from '../health.ts';
import { trustOf } from '../http/client-address.ts';
import type { Logger } from '../logging.ts';
import { keyInFolder } from '../secret-key.ts';
import { createSecrets } from '../secrets.ts';
import { createWhereabouts } from '../whereabouts.ts';

/** What every room stands on: what is on file, what time it is, who owns what, and where the server can be reached. */
export type Ground = Awaited<ReturnType<typeof openGround>>;

export async function openGround(config: Config, { connection, kind }: Database, log: Logger, health: Health) {
  const clock = createClock(config.now ?? undefined);
  const secrets = createSecrets(config.secretKeys ?? [keyInFolder(config.dataDir)]);
  const tokensFor = (purpose: string) => createReplyTokens(secrets.derive(purpose));
  const papersFor = (purpose: string) =>
    createPaperTokens((version) => secrets.derive(version ? `${purpose} ${version}` : purpose));
  const addresses = {
    production: config.production,
    numbers: config.twilio.numbers,
    domain: config.inboundEmail.domain,
  };
  let listening = '';
  return {
    config,
    connection,
    kind,
    log,
    health,
    clock,
    secrets,
    addresses,
    bus: createEventBus(),
    files: await openFiles(config),
    records: createRecords(connection, clock),
    owners: createOwners(connection, clock, addresses),
    idempotency: createIdempotency(connection),
    trust: trustOf(config.trustedProxies),
    whereabouts: await createWhereabouts(config.placesDatabase),
    tokens: {
      replies: tokensFor('reply tokens'),
      quotes: papersFor('quote links'),
      invoices: papersFor('invoice links'),
      variations: papersFor('variation links'),
      statements: tokensFor('statement links'),
      unsubscribe: tokensFor('unsubscribe links'),
      devices: tokensFor('known devices'),
    },
    /** Where links lead: what whoever runs it says, else where it listens. */
    origin: () => config.publicUrl ?? listening,
    listensAt(url: string) {
      listening = url;
    },
  };
}
