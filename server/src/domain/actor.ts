import type { AssistantId, Channel, GstBasis, PaperSettings, SpokenGst } from '@smoko/contract';

/** What the rules need to know of the business somebody acts for. */
export interface Business {
  name: string;
  abn: string | null;
  location: string;
  /** IANA name. */
  timeZone: string;
  country: 'AU' | 'NZ';
  gstRegistered: boolean;
  /** Where GST is rounded: once on the total, or on each line. */
  gstRounding: 'total' | 'line';
  /** What its GST reports count by; absent: cash. */
  gstBasis?: GstBasis;
  /** How it means a price that is said without a word about GST; absent: ex. */
  pricesSpokenGst?: SpokenGst;
  /** How a message goes that names no channel, where the contact can be reached both ways. */
  preferredChannel: Channel;
  /** Its numbers on its papers, and how it is paid. */
  onPapers?: PaperSettings;
  /** SHA-256 of its logo, where it has one. */
  logo?: string;
  /** `#0a6b3c`: what its papers are headed in, where it chose one. */
  brandColour?: string;
  /** Where its clients leave a review, where it said so. */
  reviewLink?: string;
  /** How its clients reach it, as it stands on papers. */
  phone?: string;
  email?: string;
  /** Days to pay that it gives, where it says how many. */
  termsDays?: number;
  /** Of a new quote's total, where it asks for a deposit. */
  depositPercent?: number;
  /** What stands before the digits of its invoices' numbers, and where they go on, where it said so. */
  invoicePrefix?: string;
  nextInvoiceNumber?: number;
}

/** A business as it stands at the head of a paper. */
export type Letterhead = Pick<
  Business,
  'name' | 'abn' | 'location' | 'country' | 'gstRegistered' | 'onPapers' | 'logo' | 'brandColour' | 'phone' | 'email'
>;

/** Whose message from outside is being worked on. */
export interface Sender {
  /** The message. */
  inboxId: string;
  /** Of whatever follows from it: another one when the tradie says whom it is from, and it is worked on anew. */
  effectsKey: string;
  /** Who it is on file, if anybody. */
  clientId: string | null;
  supplierId: string | null;
  /** The tradie themselves, which is proved: what they pass on is theirs to propose. */
  owner?: boolean;
  /** `client:...`, `supplier:...`, or the number or address: what is counted for a day. */
  key: string;
  /** Known to be from them: their domain, or the provider that delivered the text, vouches for it. */
  verified: boolean;
  /** Not who it says, or up to something: nothing but a to-do comes of it. */
  suspect: boolean;
}

/** Who does something, through what. Everything they touch belongs to `userId`. */
export interface Actor {
  userId: string;
  fullName: string;
  business: Business;
  via: 'web' | 'cli' | 'agent' | 'inbound' | 'automation';
  /** Set when an assistant acts. */
  agent?: { assistant: AssistantId; model: string; threadId: string | null; runId: string };
  /** Set when the assistant acts because of a message from outside: `inbound-policy` says what it may do. */
  sender?: Sender;
}
