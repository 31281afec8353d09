import type { Channel } from '@smoko/contract';
import type { Letter } from './letters.ts';
import type { Thing } from './things.ts';

/** A message as somebody outside received it: of what the stand-in of a provider took, and when. */
export interface Received {
  channel: Channel;
  /** E.164, or an address in small letters. */
  to: string;
  /** The subject of a mail stands in front. */
  text: string;
  /** Business clock. */
  at: Date;
  phase: number;
  /** Of a mail that may be unsubscribed from: where. */
  unsubscribe: string | null;
}

/** What the person at the business has sent, approved or declined. */
interface Sending {
  to: string;
  /** As it was shown to them. */
  text: string;
  phase: number;
}
export interface Decision {
  entity: string;
  record: string | null;
  fields: Record<string, unknown>;
  phase: number;
}

/**
 * What really happened, kept by the test: what people wrote, what reached them, what the person at the business said yes to.
 * Nothing in it is taken from what Smoko says of itself, save the words of a message that its owner sends.
 */
export interface Ledger {
  letters: readonly Letter[];
  received: Received[];
  sendings: Sending[];
  approved: Decision[];
  declined: Decision[];
  /** Of what they said yes to and heard no answer, as the server died of it: by the id of the approval. */
  unheard: Map<string, Decision>;
  /** Of those who followed the link in a mail: their address, and from when on. */
  unsubscribed: { address: string; at: Date }[];
  /** How often the provider refused, broke down or was silent. */
  badLuck: number;
  /** What a provider did not take; where it says so it is brought again. */
  refused: Received[];
  /** Where the person at the business gets mail. */
  owner: string;
  things: readonly Thing[];
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const ENOUGH = 40;

const isOf = ({ to, text }: Received, sending: Sending): boolean =>
  sending.to === to && plain(text).includes(plain(sending.text).slice(0, ENOUGH));

/** How often the owner sent it with their own hand: the rules for what goes by itself say nothing of it then. */
export const timesSent = ({ sendings }: Ledger, one: Received): number =>
  sendings.filter((sending) => isOf(one, sending)).length;

/** Of the answer to STOP or START. */
export const isAnswerToWord = ({ text }: Received): boolean => /^You will get (?:no more )?texts /.test(text);
