import type { AccountPapers } from '../documents/account-papers.ts';
import type { LogoOf } from '../documents/logo.ts';
import type { Actor } from '../domain/actor.ts';
import type { OutgoingFile } from '../domain/outbox/outgoing.ts';
import type { LinkVersion } from '../domain/paper-token.ts';
import type { Providers } from './providers/provider.ts';

/** What the house around it knows of sending. */
export interface OutgoingOptions extends Pick<AccountPapers, 'receiptText' | 'statementText'> {
  providers: Providers;
  /** Behind the @ of a Message-ID. */
  mailDomain: string;
  /** The owner with their number and address; null when the account is gone. */
  senderOf(userId: string): Promise<{ actor: Actor; smsNumber: string | null; inboundAddress: string | null } | null>;
  /** Behind the + of the address that answers come to. */
  replyToken(correspondenceId: string): string;
  /** Where one click stops commercial mails like this one. */
  unsubscribeLink(itemId: string): string;
  /** Where a client sees a quote, and answers it. */
  quoteLink(quoteId: string, version: LinkVersion): string;
  /** Where a client sees an invoice, a credit note or a receipt. */
  invoiceLink(id: string, version: LinkVersion): string;
  /** Where a client sees a variation, and answers it. */
  variationLink(id: string, version: LinkVersion): string;
  /** Where a client sees a statement that was sent. */
  statementLink(id: string): string;
  /** The quote on paper. */
  quotePdf(actor: Actor, quoteId: string): Promise<OutgoingFile>;
  /** An invoice, a credit note or a receipt. Throws 422 for one that lacks what the law asks for. */
  financeRecordPdf(actor: Actor, id: string): Promise<OutgoingFile>;
  /** `clientId`: who it goes to. */
  variationPdf(actor: Actor, id: string, clientId: string): Promise<OutgoingFile>;
  statementPdf: AccountPapers['statement'];
  /** What stands at the head of a mail that brings a paper. */
  logoOf: LogoOf;
  report(error: unknown): void;
}
