import type { AssistantId, Channel, Correspondent, Intent, MATCHED_BY, Urgency } from '@smoko/contract';

/** A message as a provider handed it over: on file before it is answered for, worked on afterwards. */
export interface Delivery {
  /** Of the queue's record and of the inbox item: idFromKey of business, channel and message id. */
  id: string;
  /** Whose number or address it was sent to. */
  userId: string;
  channel: Channel;
  /** MessageSid, Message-ID; without one: hash of the raw message. */
  messageId: string;
  /** As they came: +61..., JERRY-HELP, a@b; `to` with its +token. */
  from: string;
  to: string;
  /** Of an SMS. */
  text: string | null;
  /** Of a mail (RFC 5322). */
  raw: Buffer | null;
  /** SMTP only: SPF needs it. */
  envelope: { ip: string; helo: string; mailFrom: string } | null;
  /** Of an MMS. */
  mediaUrls: string[];
  /** How often it was worked on, this time included. */
  attempt: number;
  /** By the business clock. */
  receivedAt: Date;
}

/** What a message says. */
export interface ReadMessage {
  /** E.164 / lower-case address / alphanumeric name. */
  from: { address: string; name: string | null };
  subject: string | null;
  /** What the sender wrote, without quoted history, signature, disclaimer. */
  text: string;
  /** What was cut. */
  quoted: string | null;
  /** `text` has what they answer in it, and nothing tells which words are theirs. */
  mixed: boolean;
  /** Answers between the lines of what they answer, each with the lines above it. */
  between?: { over: string; said: string }[];
  auth: 'pass' | 'fail' | 'none';
  automatic: 'auto_reply' | 'bounce' | 'list' | null;
  /** False where an answer could set off the next message without end. */
  mayAnswer?: boolean;
  /** Message-IDs of In-Reply-To and References. */
  references: string[];
  /** Behind the + of the recipient. */
  token: string | null;
  messageId: string;
  files: { name: string; content: Buffer; inline: boolean }[];
  /** Says "attached" or "enclosed". */
  namesAttachment: boolean;
  /** "Part of this message was hidden", "Sender not verified", ... */
  warnings: string[];
}

/** Whose a message is and what it is about; found by code alone. */
export interface Match {
  contact: Correspondent;
  candidates: Correspondent[];
  by: (typeof MATCHED_BY)[number] | null;
  why: string | null;
  project_id: string | null;
  quote_id: string | null;
  finance_record_id: string | null;
  /** May act as that contact: auth pass (a text with the provider's signature from the number on file counts as pass). Else only a to-do, a proposal, an opt-out. */
  verified: boolean;
  /** What we sent before. */
  answersOutboxId: string | null;
}

/** What the assistants made of a message. */
export interface Understood {
  intent: Intent;
  urgent?: Urgency | null;
  summary: string;
  facts: { label: string; value: string }[];
  warnings: string[];
  assistant: AssistantId | null;
  approval_ids: string[];
  admin_task_id: string | null;
  draft_id: string | null;
  opt_out: boolean;
}
