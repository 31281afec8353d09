import type { Channel } from '@smoko/contract';
import type { Written } from '../../db/row.ts';
import type { Call } from '../call.ts';
import type { OutboxRecord, OutboxRow } from './store.ts';

/** The records it is about, and whom it goes to. */
type Links = Pick<
  Written<OutboxRow>,
  'client_id' | 'supplier_id' | 'project_id' | 'quote_id' | 'finance_record_id' | 'variation_id' | 'statement_id'
>;

/** A file that goes with a mail; a text cannot carry one. */
export interface OutgoingFile {
  name: string;
  type: string;
  content: Buffer;
}

/** A message to somebody outside, addressed and written. */
export interface Outgoing {
  channel: Channel;
  to: string;
  subject: string | null;
  body: string;
  links?: Links;
  /** "credit note": for whoever is told that it is on its way already. */
  what?: string;
  /** The message it answers. */
  inbox_id?: string | null;
  /** Of whom it goes to, where that is known. */
  correspondence_id?: string | null;
  /** The automation that wrote it. */
  automation?: string | null;
  /** Says how to get no more of them, and goes to nobody who asked for that. */
  commercial?: boolean;
  /** Says that somebody is on their way to a job. */
  onMyWay?: boolean;
  /** Says that their STOP or START was obeyed: at once, at any hour, and only while it is still so. */
  answersWord?: 'opt_out' | 'opt_in';
  /** Left for the tradie to look at: nothing goes before they send it, or say yes where they are asked. */
  draft?: 'draft' | 'waiting_approval';
  not_before?: Date | null;
  /** To the owner themselves, who wrote at this moment or wants to be told at any hour. */
  toOwner?: boolean;
  /** Smoko writes to the owner, about the account: not among what the business sent. */
  aboutAccount?: boolean;
  attachments?: OutgoingFile[];
}

/** Where services put what is to go out; the room outbound takes it from there. */
export interface Outbox {
  /** Throws 409 where the same is on its way to the same address already. */
  put(call: Call, message: Outgoing): Promise<OutboxRecord>;
}
