import { Readable } from 'node:stream';
import { fitted } from '../../documents/logo.ts';
import { type MailPicture, mailHtml, WAY_OUT } from '../compose/mail-html.ts';
import { NOBODY_KNOWS, type Outbound, type Outcome, type Provider } from './provider.ts';
import { addressIn, createSmtp } from './smtp.ts';

/** Mails through SMTP_URL, in the name of the business: answers go to its own address. */
export function createMailProvider(url: string, from: string): Provider & { close(): void } {
  const transport = createSmtp(url);
  const address = addressIn(from);
  /** By Message-ID, what the server has begun to take: sender and recipient were agreed on by then. */
  const begun = new Set<string>();
  transport.use('stream', ({ message, data }, done) => {
    const content = message.createReadStream.bind(message);
    message.createReadStream = () =>
      Readable.from(
        (async function* () {
          begun.add(String(data.messageId));
          yield* content();
        })(),
        { objectMode: false },
      );
    done();
  });

  return {
    close: () => transport.close(),
    async send(outbound) {
      const messageId = String(outbound.item.message_id);
      try {
        await transport.sendMail(letterOf(outbound, address));
        return { outcome: 'sent' };
      } catch (error) {
        return outcomeOf(error as SmtpError, begun.has(messageId));
      } finally {
        begun.delete(messageId);
      }
    },
  };
}

function letterOf({ item, files, from, unsubscribe }: Outbound, address: string) {
  const references = item.references ?? [];
  const text = unsubscribe ? `${String(item.body)}\n\n${WAY_OUT}: ${unsubscribe}` : String(item.body);
  return {
    from: { name: `${from.name} via Smoko`, address },
    // as an object it is one address, whatever is written in it
    to: { name: '', address: String(item.to) },
    ...(from.replyTo ? { replyTo: { name: from.name, address: from.replyTo } } : {}),
    subject: String(item.subject ?? from.name),
    messageId: String(item.message_id),
    ...(references.length ? { inReplyTo: references.at(-1) ?? '', references } : {}),
    text,
    html: mailHtml(text, {
      title: from.name,
      picture: pictureOf(from),
      colour: from.colour,
      figures: isAboutPaper(item),
    }),
    attachments: [
      ...files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
      ...inlineLogo(from),
    ],
    ...(unsubscribe
      ? {
          headers: {
            // RFC 8058
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }
      : {}),
  };
}

/** A message that brings a paper, or is about one. */
const isAboutPaper = ({ quote_id, finance_record_id, variation_id, statement_id }: Outbound['item']): boolean =>
  Boolean(quote_id ?? finance_record_id ?? variation_id ?? statement_id);

const LOGO_ID = 'logo@smoko';

function pictureOf({ name, logo }: Outbound['from']): MailPicture | null {
  if (!logo) return null;
  const { width, height } = fitted(logo);
  return { cid: LOGO_ID, alt: name, width: Math.round(width), height: Math.round(height) };
}

/** A part of the mail, not one of its files. */
const inlineLogo = ({ logo }: Outbound['from']) =>
  logo
    ? [
        {
          filename: `logo.${logo.type.split('/')[1]}`,
          contentType: logo.type,
          content: logo.content,
          cid: LOGO_ID,
          contentDisposition: 'inline' as const,
        },
      ]
    : [];

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
}

/** A code of the server's is its decision; without one it matters whether it had begun to take the mail. */
function outcomeOf({ code, responseCode, response }: SmtpError, begun: boolean): Outcome {
  if (responseCode && responseCode >= 500) {
    return { outcome: 'failed', reason: refusalWords(response ?? '') };
  }
  if (responseCode && responseCode >= 400)
    return { outcome: 'later', reason: 'Their mail could not take it just now.' };
  if (begun) return { outcome: 'unknown', reason: NOBODY_KNOWS };
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    return { outcome: 'failed', reason: 'It cannot go to that address. Check how it is written.' };
  }
  return { outcome: 'later', reason: 'Nobody took the email just now.' };
}

/** What a refusal for good means to whoever wrote (RFC 3463); else what the other side said, without its numbers. */
const REFUSALS: readonly [RegExp, string][] = [
  // 5.1.7 and 5.1.8 are about the sender's address, the others of 5.1 about the recipient's
  [/^53\d|\brelay|\b5\.1\.[78]\b/i, 'Emails are not set up right, so it could not go. Tell whoever runs this Smoko.'],
  [
    /\b5\.1\.\d+\b|no such (?:user|mailbox|address)|(?:user|mailbox|recipient) (?:unknown|not found)|does not exist/i,
    'Nobody has that email address. Check how it is written.',
  ],
  [/\b5\.2\.2\b|mailbox (?:is )?full|over quota/i, 'Their mailbox is full.'],
  [/\b5\.[23]\.[34]\b|too (?:large|big)|size limit/i, 'It is too big for their mailbox.'],
  [/\b5\.7\.\d+\b|spam|blocked|blacklist|denied/i, 'It was turned away as unwanted mail. Ring or text them instead.'],
];
function refusalWords(response: string): string {
  const known = REFUSALS.find(([said]) => said.test(response))?.[1];
  if (known) return known;
  const said = response.replace(/^[\d\s.-]+/, '').trim();
  return said ? `Their side turned it away: ${said.slice(0, 200)}` : 'Their side turned it away.';
}
