/** A message to one address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Who gets the answer, where that is not us. */
  replyTo?: string;
  /** An invitation, as an iCalendar text with METHOD:REQUEST. */
  ics?: string;
  /** Whose account it is about: without a mail server it is listed in their own outbox. */
  userId?: string;
}

export interface Mailer {
  transport: 'smtp' | 'development';
  /** Takes the mail over. A mail server is talked to afterwards: nobody waits for it, and nobody can tell from the time taken. */
  send(mail: Mail): Promise<void>;
  /** Lets what is on its way finish; what waits for another attempt is given up. */
  close(): Promise<void>;
}

/** Where mails stay when there is no mail server. */
export interface KeptMail {
  keep(mail: Mail): Promise<void>;
}

/** Texts that somebody waits for: a code to sign in. */
export interface SmsSender {
  /** Hands one text over. `to` is E.164. Throws 422 at `phone` for a number it cannot go to, unavailable for all else. */
  send(message: { to: string; body: string }): Promise<void>;
}
