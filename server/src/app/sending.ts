import { createAccountPapers } from '../documents/account-papers.ts';
import { createLogoOf } from '../documents/logo.ts';
import { createQuotePapers } from '../documents/quote-papers.ts';
import { createCall } from '../domain/call.ts';
import type { Executor } from '../domain/executor.ts';
import { createLeaving } from '../domain/finance-records/leave-paper.ts';
import type { LinkVersion } from '../domain/paper-token.ts';
import { openOutbound } from '../outbound/open-outbound.ts';
import { createMailProvider } from '../outbound/providers/mail-provider.ts';
import { createMailer } from '../outbound/providers/mailer.ts';
import { createSmsProvider } from '../outbound/providers/sms-provider.ts';
import { createTwilioSender } from '../outbound/providers/sms-sender.ts';
import { addressIn } from '../outbound/providers/smtp.ts';
import { twilioOf } from '../outbound/providers/twilio.ts';
import type { Ground } from './ground.ts';

/** What goes out: messages of businesses through the outbox, and the server's own mails and codes. */
export type Sending = ReturnType<typeof openSending>;

export function openSending(ground: Ground, executor: Executor) {
  const { config, records, clock, bus, owners, tokens, origin, log, health, files } = ground;
  const { production, publicUrl, smtp } = config;
  const twilio = twilioOf(config.twilio);
  const mailProvider = smtp.url ? createMailProvider(smtp.url, smtp.from) : null;
  const leaving = createLeaving(records.repositories);
  const logoOf = createLogoOf(records.logos, files);
  const leave: Parameters<typeof createQuotePapers>[2] = (actor, id, look) =>
    leaving(createCall(actor, clock), id, look);
  const links = {
    quoteLink: (id: string, version: LinkVersion) => `${origin()}/q/${tokens.quotes.make(id, version)}`,
    invoiceLink: (id: string, version: LinkVersion) => `${origin()}/i/${tokens.invoices.make(id, version)}`,
    variationLink: (id: string, version: LinkVersion) => `${origin()}/v/${tokens.variations.make(id, version)}`,
    statementLink: (id: string) => `${origin()}/s/${tokens.statements.make(id)}`,
  };
  const quotePapers = createQuotePapers(executor, files, leave, logoOf, links.invoiceLink);
  const papers = { ...quotePapers, ...createAccountPapers(executor, clock, quotePapers, logoOf) };
  const outbound = openOutbound({
    records,
    bus,
    clock,
    production,
    isVerified: owners.isVerified,
    outgoing: {
      ...links,
      providers: {
        sms: twilio && createSmsProvider(twilio, () => publicUrl && `${publicUrl}/api/channels/sms/status`),
        email: mailProvider,
      },
      mailDomain: config.inboundEmail.domain ?? addressIn(smtp.from).split('@')[1] ?? 'localhost',
      senderOf: owners.senderOf,
      replyToken: tokens.replies.make,
      unsubscribeLink: (itemId) => `${origin()}/u/${tokens.unsubscribe.make(itemId)}`,
      quotePdf: papers.pdf,
      financeRecordPdf: papers.financeRecord,
      statementPdf: papers.statement,
      receiptText: papers.receiptText,
      statementText: papers.statementText,
      variationPdf: papers.variation,
      logoOf,
      report: (err) => log.error({ err }, 'sending messages failed'),
    },
  });
  const mailer = createMailer({ smtpUrl: smtp.url, from: smtp.from, production, kept: records.keptMails, log, health });
  return {
    ...outbound,
    papers,
    logoOf,
    links,
    mailer,
    /** Codes that somebody waits for; null where no texts can be sent. */
    codes: twilio && createTwilioSender(twilio, log),
    sends: { sms: twilio !== null, email: mailProvider !== null },
    /** Closes what holds connections to mail servers. */
    async closeConnections() {
      mailProvider?.close();
      await mailer.close();
    },
  };
}
