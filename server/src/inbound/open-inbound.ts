import { Resolver } from 'node:dns/promises';
import type { Owners } from '../domain/accounts/business/owners.ts';
import type { Actor } from '../domain/actor.ts';
import { announceChanges } from '../domain/announce.ts';
import { type Call, createCall } from '../domain/call.ts';
import type { Clock } from '../domain/clock.ts';
import type { Deliveries } from '../domain/deliveries/deliveries.ts';
import type { Domain } from '../domain/domain.ts';
import type { EventBus } from '../domain/events.ts';
import type { Received } from '../domain/inbox/received.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Logger } from '../logging.ts';
import { createIntake, type Intake } from './intake/intake.ts';
import { readHead } from './intake/mail-head.ts';
import { openSmtp, type SmtpListener, type SmtpSettings } from './intake/smtp.ts';
import type { Delivery } from './message.ts';
import { createProcess, type ProcessParts } from './process.ts';
import { readDelivery } from './queue/read-delivery.ts';
import { createWorker } from './queue/worker.ts';

export interface Inbound {
  intake: Intake;
  /** Begins to work on what came in; `alone`: nobody else works on this database. */
  start(alone: boolean): Promise<void>;
  /** Of the listener, once it listens; null without one. */
  smtpPort(): number | null;
  close(): Promise<void>;
}

export interface InboundOptions {
  owners: Pick<Owners, 'actorOf' | 'ownerOf' | 'ownContact'>;
  domain: Pick<Domain, 'inbox' | 'consent' | 'outbox' | 'repositories'>;
  deliveries: Deliveries;
  files: FileStore;
  bus: EventBus;
  diskIsFull(): boolean;
  clock: Clock;
  log: Logger;
  tokens: ProcessParts['tokens'];
  understand: ProcessParts['understand'];
  ownerCommand: ProcessParts['ownerCommand'];
  fetchMedia: ProcessParts['fetchMedia'];
  /** null = mail comes in by webhook only. */
  smtp: SmtpSettings | null;
}

/** Asked for each record of a sender's domain; who waits for it gives up by itself. */
const resolver = new Resolver({ timeout: 2_000, tries: 2 });
const resolve: ProcessParts['resolve'] = (name, type) => resolver.resolve(name, type) as Promise<string[] | string[][]>;

/** Messages from outside: taken in, kept, worked on one after the other for each who writes. */
export function openInbound(options: InboundOptions): Inbound {
  const { owners, domain, deliveries, files, bus, clock, log, smtp } = options;
  const { inbox } = domain;
  const process = createProcess({ ...options, ...owners, resolve });

  async function asActor<T>(userId: string, work: (call: Call) => Promise<T>): Promise<T | null> {
    const owner = await owners.actorOf(userId);
    // the account is gone: so is whatever was sent to it
    if (!owner) return null;
    const actor: Actor = { ...owner, via: 'inbound' };
    const call = createCall(actor, clock);
    try {
      return await work(call);
    } finally {
      announceChanges(bus, call);
    }
  }

  async function putInInbox(delivery: Delivery): Promise<string | null> {
    const message = await asReceived(delivery);
    const item = await asActor(delivery.userId, (call) => inbox.receive(call, message));
    return item && String(item.status);
  }

  const worker = createWorker({
    deliveries,
    log,
    async work(doc) {
      const delivery = await readDelivery(files, doc);
      // what was finished before a crash is not done again
      if ((await putInInbox(delivery)) === 'received') await process(delivery);
    },
    async gaveUp(doc, reason) {
      const id = doc._id.toHexString();
      await asActor(doc.user_id.toHexString(), (call) => inbox.note(call, id, { status: 'failed', error: reason }));
    },
  });

  const intake = createIntake({
    diskIsFull: options.diskIsFull,
    clock,
    deliveries,
    files,
    ownerOf: owners.ownerOf,
    async arrived(id) {
      const doc = await deliveries.get(id);
      if (doc) await putInInbox(await readDelivery(files, doc));
      worker.wake();
    },
  });

  let listener: SmtpListener | null = null;
  return {
    intake,
    smtpPort: () => listener?.port ?? null,
    async start(alone) {
      await worker.start(alone);
      if (smtp) listener = await openSmtp(smtp, intake, log);
    },
    async close() {
      await listener?.close();
      await worker.close();
    },
  };
}

async function asReceived({ id, channel, from, to, text, raw, messageId, receivedAt }: Delivery): Promise<Received> {
  const head = raw && (await readHead(raw));
  return {
    id,
    channel,
    from,
    fromName: head?.from?.name ?? null,
    to,
    subject: head?.subject ?? null,
    body: text ?? '',
    messageId,
    receivedAt,
    // a text comes signed by the provider; whose a mail is has to be looked into
    auth: channel === 'sms' ? 'pass' : 'none',
  };
}
