import { setTimeout as wait } from 'node:timers/promises';
import type { KeptMail, Mail, Mailer } from '../../domain/senders.ts';
import type { Health } from '../../health.ts';
import type { Logger } from '../../logging.ts';
import { createSmtp } from './smtp.ts';

export interface MailerOptions {
  smtpUrl: string | null;
  /** The sender, as `Name <address>`. */
  from: string;
  production: boolean;
  kept: KeptMail;
  log: Logger;
  /** Pauses before a mail is tried again, in milliseconds. */
  pauses?: readonly number[];
  health?: Pick<Health, 'report'> | undefined;
}

const PAUSES = [2_000, 15_000, 60_000];
const CLOSE_MS = 2_000;
const MAIL_TROUBLE = {
  state: 'failing',
  detail: 'Mail cannot be handed to the mail server: look at SMTP_URL, and at that server.',
} as const;

export function createMailer(options: MailerOptions): Mailer {
  if (options.smtpUrl) return smtpMailer(options.smtpUrl, options);
  const { kept, log } = options;
  const noServer = async () => log.error('a mail was not sent: SMTP_URL is not set');
  return {
    transport: options.production ? 'smtp' : 'development',
    // in production a kept link would confirm an address that nobody has shown to be theirs
    send: options.production ? noServer : (mail) => kept.keep(mail),
    close: async () => {},
  };
}

function smtpMailer(url: string, { from, log, pauses = PAUSES, health }: MailerOptions): Mailer {
  const transport = createSmtp(url);
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function deliver({ to, replyTo, subject, text, html, ics }: Mail): Promise<void> {
    for (const pause of [...pauses, null]) {
      try {
        await transport.sendMail({
          from,
          // as an object it is one address, whatever is written in it
          to: { name: '', address: to },
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
          subject,
          text,
          html,
          ...(ics ? { icalEvent: { method: 'REQUEST', filename: 'invite.ics', content: ics } } : {}),
        });
        health?.report('mail', null);
        return;
      } catch (err) {
        const refused = Number((err as { responseCode?: number }).responseCode) >= 500;
        // one address that is refused says nothing about the mail server
        if (!refused) health?.report('mail', MAIL_TROUBLE);
        if (refused || pause === null || closing.signal.aborted) return void log.error({ err }, 'a mail was not sent');
        await wait(pause, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  return {
    transport: 'smtp',
    async send(mail) {
      const delivery = deliver(mail).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    async close() {
      closing.abort();
      await Promise.race([Promise.all(underWay), wait(CLOSE_MS, undefined, { ref: false })]);
      transport.close();
    },
  };
}
