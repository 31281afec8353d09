import { createHmac } from 'node:crypto';
import type { Random } from '../../robustness/random.ts';
import {
  type InboundAddresses,
  mailSignature,
  rawMail,
  type Text,
  textFields,
  twilioSignature,
} from '../../support/messages.ts';
import type { Call } from '../http.ts';
import { hostile, hostileText } from './hostile.ts';

/** What the server of the attack is told besides the usual. */
export const HOOKS = {
  MAILGUN_SIGNING_KEY: 'mailgun-key-of-the-attack',
  POSTMARK_INBOUND_PASSWORD: 'postmark-of-the-attack',
};

const SMS = '/api/channels/sms/inbound';
const POSTMARK = `Basic ${Buffer.from(`smoko:${HOOKS.POSTMARK_INBOUND_PASSWORD}`).toString('base64')}`;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Messages as the providers hand them over, signed as they should be, with anything in them. */
export function signedMessage(url: string, random: Random, inbound: InboundAddresses): Call {
  return random.pick([sms, status, mail, mailgun, postmark])(url, random, inbound);
}

function sms(url: string, random: Random, { sms: To }: InboundAddresses): Call {
  const fields = textFields({ From: '+61491570156', To, Body: 'hello' }) as Record<string, string>;
  return twilio(url, SMS, mutated(fields, random));
}

const status = (url: string, random: Random): Call =>
  twilio(
    url,
    '/api/channels/sms/status',
    mutated({ MessageSid: 'SM0', MessageStatus: 'delivered', ErrorCode: '' }, random),
  );

function twilio(url: string, path: string, fields: Record<string, string>): Call {
  const body = new URLSearchParams(fields).toString();
  // what is signed is what arrives: lone surrogates are replaced on the way
  const sent = Object.fromEntries(new URLSearchParams(body)) as Text;
  return { method: 'POST', path, body, headers: { ...form, 'x-twilio-signature': twilioSignature(url + path, sent) } };
}

function mutated(fields: Record<string, string>, random: Random): Record<string, string> {
  const name = random.pick([
    ...Object.keys(fields),
    'NumMedia',
    'MediaUrl0',
    'MediaContentType0',
    'SmsStatus',
    '__proto__x',
  ]);
  return { ...fields, [name]: random.chance(0.1) ? '9'.repeat(20) : hostileText(random).slice(0, 4_000) };
}

const MAIL_LINES = [
  'Content-Type: multipart/mixed; boundary=',
  'Content-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b',
  'Content-Type: text/plain; charset=nonsense',
  'Content-Type: text/html\r\nContent-Transfer-Encoding: base64',
  'Content-Transfer-Encoding: quoted-printable',
  'Content-Type: application/ms-tnef; name="winmail.dat"',
  'Content-Type: message/rfc822',
  'Content-Type: text/calendar',
  'Date: 99 Foo 99999',
  'In-Reply-To: <<<<>>>>',
  `References: ${'<a@b> '.repeat(2_000)}`,
  'From: =?utf-8?B?////?= <a@b>',
  'Subject: =?nonsense?Q?=FF?=',
  `X-Long: ${'x'.repeat(100_000)}`,
  'DKIM-Signature: v=1; a=rsa-sha256; d=; s=; b=',
  'Auto-Submitted: auto-replied',
  ' folded from nowhere',
  ': no name',
];

function mail(_url: string, random: Random, { email: to }: InboundAddresses): Call {
  const plain = rawMail({
    from: 'a@example.org',
    to,
    subject: hostileText(random).slice(0, 200),
    text: hostileText(random),
  });
  const at = plain.indexOf('\r\n') + 2;
  const more = random.chance(0.7) ? `${random.pick(MAIL_LINES)}\r\n` : '';
  const whole = plain.slice(0, at) + more + plain.slice(at);
  const raw = random.chance(0.2) ? whole.slice(0, random.int(0, whole.length)) : whole;
  const signed = Buffer.from(raw).toString('utf8');
  return {
    method: 'POST',
    path: '/api/channels/email/inbound',
    body: signed,
    headers: {
      'content-type': 'message/rfc822',
      'x-smoko-signature': mailSignature(signed),
      ...(random.chance(0.7) ? { 'x-smoko-recipient': to } : {}),
    },
  };
}

function mailgun(_url: string, random: Random, { email: recipient }: InboundAddresses): Call {
  const boundary = 'mailgunboundary';
  const timestamp = String(Math.floor(Date.now() / 1000));
  const token = String(random.int(0, 1e15));
  const signature = createHmac('sha256', HOOKS.MAILGUN_SIGNING_KEY)
    .update(timestamp + token)
    .digest('hex');
  const fields: Record<string, string> = {
    timestamp,
    token,
    signature,
    recipient,
    from: 'a@example.org',
    subject: 'x',
    'body-plain': 'y',
    'message-headers': '[["To","x"]]',
  };
  const name = random.pick([
    'from',
    'subject',
    'body-plain',
    'body-html',
    'message-headers',
    'recipient',
    'body-mime',
    '__proto__',
  ]);
  fields[name] =
    name === 'message-headers' && random.chance(0.5)
      ? JSON.stringify([[hostileText(random), hostileText(random)]])
      : hostileText(random);
  const parts = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="attachment-1"; filename="${hostileText(random)
    .slice(0, 100)
    .replace(/["\r\n]/g, '')}"\r\nContent-Type: ${random.pick(['x', 'text/plain', 'a/b; c'])}\r\n\r\nhello\r\n`;
  const end = random.chance(0.9) ? `--${boundary}--\r\n` : '';
  return {
    method: 'POST',
    path: random.pick(['/api/channels/email/mailgun', '/api/channels/email/mailgun/mime']),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: parts.join('') + (random.chance(0.5) ? file : '') + end,
  };
}

function postmark(_url: string, random: Random, { email: to }: InboundAddresses): Call {
  const json: Record<string, unknown> = {
    From: 'a@example.org',
    To: to,
    OriginalRecipient: to,
    Subject: 'x',
    TextBody: 'y',
    Headers: [{ Name: 'Message-ID', Value: `<${random.int(0, 1e15)}@x>` }],
    Attachments: [{ Name: 'a.txt', Content: 'aGVsbG8=', ContentType: 'text/plain' }],
  };
  const name = random.pick([...Object.keys(json), 'RawEmail', 'Date', 'HtmlBody']);
  json[name] =
    name === 'Headers' && random.chance(0.6)
      ? [{ Name: hostileText(random), Value: hostileText(random) }]
      : name === 'Attachments' && random.chance(0.6)
        ? [
            {
              Name: hostileText(random),
              Content: random.pick(['', 'aGVsbG8=', '####']),
              ContentType: hostileText(random),
            },
          ]
        : hostile(random);
  return { method: 'POST', path: '/api/channels/email/postmark', headers: { authorization: POSTMARK }, body: json };
}
