import { createTransport } from 'nodemailer';

/** A mail that a provider has taken apart. */
export interface TakenApart {
  /** Where no header says so. */
  from: string;
  headers: [name: string, value: string][];
  text: string;
  html: string;
  attachments: { filename: string; content: Buffer; contentType: string }[];
}

/** What later steps look at. Signatures stay out: they fit the mail as it was, and this one is put together again. */
const KEPT = new Set([
  'from',
  'to',
  'cc',
  'subject',
  'date',
  'message-id',
  'in-reply-to',
  'references',
  'reply-to',
  'auto-submitted',
  'precedence',
  'x-auto-response-suppress',
  'list-id',
  'list-unsubscribe',
  'x-loop',
]);
/** nodemailer writes these from fields of its own; as further headers they would stand there twice. */
const OWN = ['from', 'to', 'cc', 'subject', 'date', 'message-id', 'in-reply-to', 'references', 'reply-to'] as const;

/** Puts a mail together again, so that it goes the one way all mails go. Nothing proves who sent it. */
export async function composeMail({ from, headers, text, html, attachments }: TakenApart): Promise<Buffer> {
  const authors = headers.filter(([name]) => name.toLowerCase() === 'from').map(([, value]) => value);
  const known = new Map(
    headers
      .map(([name, value]) => [name.toLowerCase(), value.replace(/[\r\n]+/g, ' ')] as const)
      .filter(([name]) => KEPT.has(name)),
  );
  const header = (name: (typeof OWN)[number]) => known.get(name);
  const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail({
    // two say they wrote it: both stay, and the check of the sender sees them
    from: authors.join(', ') || from,
    to: header('to'),
    cc: header('cc'),
    subject: header('subject'),
    date: header('date'),
    messageId: header('message-id'),
    inReplyTo: header('in-reply-to'),
    references: header('references'),
    replyTo: header('reply-to'),
    headers: Object.fromEntries([...known].filter(([name]) => !(OWN as readonly string[]).includes(name))),
    ...(text || !html ? { text } : {}),
    ...(html ? { html } : {}),
    attachments,
  });
  return message as Buffer;
}
