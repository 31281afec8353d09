import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Operation, WireInput, WireOutput } from '@smoko/contract';
import { Types } from 'mongoose';
import { connectDatabase, type Database } from '../db/connect.ts';
import { createAccountPapers } from '../documents/account-papers.ts';
import type { Actor } from '../domain/actor.ts';
import { createClock } from '../domain/clock.ts';
import { createDomain, type Domain } from '../domain/domain.ts';
import { createEventBus, type EventBus } from '../domain/events.ts';
import { createExecutor } from '../domain/executor.ts';
import type { ModelEnvironment } from '../domain/model/model-environment.ts';
import { fromWire, toWire } from '../domain/receipts/with-receipt.ts';
import { createRecords, type Records } from '../domain/records.ts';
import { createInboundPolicy, type InboundPolicyFor } from '../inbound/policy/inbound-policy.ts';
import { type OutboundRoom, openOutbound } from '../outbound/open-outbound.ts';
import type { OutgoingOptions } from '../outbound/outgoing-options.ts';
import { createSecrets } from '../secrets.ts';

/** Friday 20 November 2026, 09:00 in Sydney. */
const NOW = '2026-11-19T22:00:00Z';

export interface TestDomain {
  domain: Domain;
  outbound: OutboundRoom;
  records: Records;
  bus: EventBus;
  database: Database;
  /** Somebody nobody else is. */
  newActor(overrides?: Partial<Actor>): Actor;
  /** An operation as the API takes and gives it. */
  call<T extends Operation>(actor: Actor, operation: T, input: WireInput<T>): Promise<WireOutput<T>>;
  close(): Promise<void>;
}

/** Nothing is connected, and nothing goes out. */
const QUIET: Omit<OutgoingOptions, 'receiptText' | 'statementText'> = {
  providers: { sms: null, email: null },
  mailDomain: 'smoko.example',
  senderOf: async () => null,
  replyToken: (id) => id,
  unsubscribeLink: (id) => `http://localhost/u/${id}`,
  quoteLink: (id) => `http://localhost/q/${id}`,
  invoiceLink: (id) => `http://localhost/i/${id}`,
  variationLink: (id) => `http://localhost/v/${id}`,
  statementLink: (id) => `http://localhost/s/${id}`,
  quotePdf: async () => ({ name: 'Quote.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4') }),
  variationPdf: async () => ({ name: 'Variation.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4') }),
  statementPdf: async () => ({ name: 'Statement.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4') }),
  financeRecordPdf: async () => ({ name: 'Invoice.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4') }),
  logoOf: async () => null,
  report: () => {},
};

/** A server of models that answers without a network. */
const MODELS: ModelEnvironment = {
  secrets: createSecrets([Buffer.alloc(32, 7)]),
  standard: { name: 'built-in', host: null },
  privateAllowed: true,
  refusal: async () => null,
  names: async () => ['small', 'large'],
  servers: async () => [],
  report: () => {},
};

const newActor: TestDomain['newActor'] = (overrides = {}) => ({
  userId: new Types.ObjectId().toHexString(),
  fullName: 'Mel Carmody',
  business: {
    name: 'Carmody Trades',
    abn: '51824753556',
    location: 'Dapto NSW',
    timeZone: 'Australia/Sydney',
    country: 'AU',
    gstRegistered: true,
    gstRounding: 'total',
    preferredChannel: 'email',
  },
  via: 'web',
  ...overrides,
});

/** The domain for tests, on a real and empty database: the embedded one, or a new one on the server of MONGODB_URI. */
export async function openTestDomain(
  options: {
    now?: string;
    outgoing?: Partial<OutgoingOptions>;
    /** Another guard for messages from outside: tests show with it that the attacks are real. */
    policyFor?: InboundPolicyFor;
    model?: Partial<ModelEnvironment>;
  } = {},
): Promise<TestDomain> {
  const dataDir = await mkdtemp(join(tmpdir(), 'smoko-test-'));
  const database = await connectDatabase({ mongodbUri: process.env.MONGODB_URI, dataDir });
  const connection = database.connection.useDb(`smoko_test_${new Types.ObjectId().toHexString()}`);
  const bus = createEventBus();
  const clock = createClock(new Date(options.now ?? NOW));
  const records = createRecords(connection, clock);
  const inboundPolicy = (options.policyFor ?? createInboundPolicy)(records.repositories);
  const executor = createExecutor(clock, bus, inboundPolicy);
  const { receiptText, statementText } = createAccountPapers(
    executor,
    clock,
    { invoice: QUIET.financeRecordPdf },
    QUIET.logoOf,
  );
  const outgoing: OutgoingOptions = { ...QUIET, receiptText, statementText, ...options.outgoing };
  const outbound = openOutbound({ records, clock, bus, production: false, isVerified: async () => true, outgoing });
  const domain = createDomain({
    connection,
    clock,
    bus,
    records,
    executor,
    inboundPolicy,
    outbox: outbound.outbox,
    owners: {
      actorOf: async (userId) => (await outgoing.senderOf(userId))?.actor ?? null,
      emailOf: async () => ({ email: 'mel@example.com', verified: true }),
    },
    links: outgoing,
    report: outgoing.report,
    model: { ...MODELS, ...options.model },
  });
  executor.add([...outbound.implementations, ...domain.implementations]);
  await domain.prepare();
  return {
    domain,
    outbound,
    records,
    bus,
    database,
    newActor,
    call: async (actor, operation, input) =>
      toWire(operation, await domain.executor.execute(operation, actor, fromWire(operation, input))),
    async close() {
      await connection.dropDatabase();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
