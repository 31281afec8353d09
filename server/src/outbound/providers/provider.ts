import type { Channel } from '@smoko/contract';
import type { LogoOnPaper } from '../../documents/logo.ts';
import type { OutgoingFile } from '../../domain/outbox/outgoing.ts';
import type { OutboxRow } from '../../domain/outbox/store.ts';

/**
 * What became of a message that was handed to a provider. `later`: it surely did not take it, and may next time.
 * `unknown`: it may have taken it, so nothing but a person sends it again. `reason` is for people.
 */
export type Outcome =
  | { outcome: 'sent'; providerId?: string | null }
  | { outcome: 'later'; reason: string }
  | { outcome: 'failed'; reason: string; optedOut?: boolean }
  | { outcome: 'unknown'; reason: string };

/** The reason of `unknown`. */
export const NOBODY_KNOWS =
  'It may have gone out: nobody can say. Ask them whether they got it before you send it again.';

/** Whose message it is: how they are named, and where answers come. */
interface Sender {
  name: string;
  /** Their own number; null = the first one there is. */
  smsNumber: string | null;
  /** Where answers to this message come; null = nowhere but the sender's own address. */
  replyTo: string | null;
  /** Of a mail that brings a paper, where the business has one. */
  logo: LogoOnPaper | null;
  /** Of its business, where it has one of its own. */
  colour?: string;
}

/** One message, ready to leave. */
export interface Outbound {
  item: OutboxRow;
  files: readonly OutgoingFile[];
  from: Sender;
  /** Of a commercial mail: one click there, and no more of them come. */
  unsubscribe: string | null;
}

/** Hands messages over to the world outside. Never throws; decides within the time a lease lasts. */
export interface Provider {
  send(message: Outbound): Promise<Outcome>;
}

export type Providers = Record<Channel, Provider | null>;
