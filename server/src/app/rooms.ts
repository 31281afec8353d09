import { OPENAI_URL } from '@smoko/contract';
import { assistantsLoader, modelName } from '../assistants.ts';
import { createChat } from '../chat/create-chat.ts';
import { draftQuoteImplementation } from '../chat/draft-quote.ts';
import { createModelTests } from '../chat/model-test.ts';
import { createSupplierPapers } from '../chat/supplier-papers.ts';
import { createReadPdf } from '../documents/pdf-text/read-pdf.ts';
import { createDomain } from '../domain/domain.ts';
import { createEverything } from '../domain/everything/bring-back.ts';
import { createShowAll } from '../domain/everything/show-all.ts';
import { createExecutor } from '../domain/executor.ts';
import { openInbound } from '../inbound/open-inbound.ts';
import { createOwnerCommand } from '../inbound/perform/owner.ts';
import { createInboundPolicy } from '../inbound/policy/inbound-policy.ts';
import { createTwilioMedia } from '../inbound/read/twilio-media.ts';
import { createUnderstand } from '../inbound/understand/understand.ts';
import { modelNetwork } from '../model-servers/surroundings.ts';
import { openAccounts } from './accounts.ts';
import type { Ground } from './ground.ts';
import { openPush } from './push.ts';
import { openSending } from './sending.ts';

export type Rooms = Awaited<ReturnType<typeof openRooms>>;

/** The rooms of the server, each with what it needs of those before it; indexes are built, nothing runs yet. */
export async function openRooms(ground: Ground, understandingUrl: URL | undefined) {
  const { config, connection, clock, bus, log, files, records, owners, origin } = ground;
  const { openai, models } = config;
  const { actorOf } = owners;

  const inboundPolicy = createInboundPolicy(records.repositories);
  const executor = createExecutor(clock, bus, inboundPolicy);
  const sending = openSending(ground, executor);
  const { outbox, links, papers } = sending;
  const domain = createDomain({
    connection,
    clock,
    bus,
    records,
    executor,
    inboundPolicy,
    outbox,
    owners,
    links,
    model: {
      ...modelNetwork(models, models.places),
      secrets: ground.secrets,
      standard: { name: modelName(openai), host: openai && new URL(openai.baseUrl ?? OPENAI_URL).host },
      report: (err) => log.error({ err }, 'what a model took could not be counted'),
    },
    report: (err) => log.error({ err }, 'sending messages failed'),
  });
  const { privateAllowed } = models;
  const { modelService } = domain;
  const assistants = assistantsLoader({ openai, modelService, privateAllowed, workerUrl: understandingUrl });
  const { load } = assistants;
  const papersIn = createSupplierPapers({ repositories: records.repositories, readPdf: createReadPdf(), clock });
  const chat = createChat({ domain, files, bus, load, papers: papersIn, actorOf, log });
  const modelTests = createModelTests(modelService, assistants.loadTester, log);
  const inbound = openInbound({
    owners,
    domain,
    deliveries: records.deliveries,
    files,
    bus,
    clock,
    log,
    diskIsFull: ground.health.diskIsFull,
    smtp: config.smtpIn,
    tokens: ground.tokens.replies,
    understand: createUnderstand({ domain, load, phoneFor: owners.phoneFor, papers: papersIn }),
    ownerCommand: createOwnerCommand({ domain, chat, origin }),
    fetchMedia: createTwilioMedia(config.twilio),
  });
  const everything = createEverything({
    connection,
    quotes: records.repositories.quotes.model,
    files,
    clock,
    showAll: createShowAll(executor),
    report: (err) => log.error({ err }, 'what was left of a copy could not be removed'),
  });
  const [accounts] = await Promise.all([
    openAccounts(ground, sending, inbound.smtpPort),
    domain.prepare(),
    everything.prepare(),
    ground.idempotency.prepare(),
  ]);
  const push = await openPush(ground, accounts);
  executor.add([
    ...domain.implementations,
    ...sending.implementations,
    ...accounts.implementations,
    ...chat.implementations,
    ...everything.implementations,
    draftQuoteImplementation({ load, executor, papers }),
    modelTests.implementation,
  ]);
  return { executor, sending, domain, assistants, chat, modelTests, inbound, accounts, everything, push };
}
