import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { InboxItem } from '@smoko/contract';
import type { Account } from './account.ts';
import { until } from './until.ts';

/** What providers sign with. */
export const INBOUND = {
  TWILIO_AUTH_TOKEN: 'twilio-token-of-the-tests',
  EMAIL_INBOUND_SECRET: 'mail-secret-of-the-tests',
};

const SMS = '/api/channels/sms/inbound';
const EMAIL = '/api/channels/email/inbound';

export interface InboundAddresses {
  sms: string;
  email: string;
}

/** A number and an address of the business's own. */
export async function connect(account: Pick<Account, 'fetch'>): Promise<InboundAddresses> {
  // of the numbers that nobody can have; one that another account took is tried again with the next
  for (;;) {
    const sms = `+6149157${String(randomInt(10_000)).padStart(4, '0')}`;
    const email = `in-${randomBytes(6).toString('hex')}@inbound.example.com`;
    const json = { sms_number: sms, inbound_address: email };
    const response = await account.fetch('/api/settings', { method: 'PATCH', json });
    if (response.ok) return { sms, email };
    if (response.status !== 409) throw new Error(`settings answered ${response.status}: ${await response.text()}`);
  }
}

export type Text = Record<'From' | 'To' | 'Body', string> & Record<string, string>;

export const textFields = (fields: Text): Text => ({ MessageSid: `SM${randomBytes(16).toString('hex')}`, ...fields });

export const twilioSignature = (url: string, fields: Record<string, string> = {}): string =>
  createHmac('sha1', INBOUND.TWILIO_AUTH_TOKEN)
    .update(
      url +
        Object.keys(fields)
          .sort()
          .map((name) => name + fields[name])
          .join(''),
    )
    .digest('base64');

/** As Twilio posts it. */
export const postText = (url: string, fields: Text): Promise<Response> =>
  fetch(url + SMS, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilioSignature(url + SMS, fields),
    },
  });

/** The same as JSON: its hash stands in the address. */
export const postTextAsJson = (url: string, fields: Text): Promise<Response> => {
  const body = JSON.stringify(fields);
  const address = `${url}${SMS}?bodySHA256=${createHash('sha256').update(body).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-twilio-signature': twilioSignature(address) };
  return fetch(address, { method: 'POST', body, headers });
};

export const mailSignature = (raw: string): string =>
  createHmac('sha256', INBOUND.EMAIL_INBOUND_SECRET).update(raw).digest('hex');

export const postMail = (url: string, raw: string, signature = mailSignature(raw)): Promise<Response> =>
  fetch(url + EMAIL, {
    method: 'POST',
    body: raw,
    headers: { 'content-type': 'message/rfc822', 'x-smoko-signature': signature },
  });

interface Mail {
  from: string;
  to: string;
  subject: string;
  text: string;
  id?: string;
}
export const rawMail = ({
  from,
  to,
  subject,
  text,
  id = `${randomBytes(12).toString('hex')}@mail.example.com`,
}: Mail): string =>
  [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, `Message-ID: <${id}>`, 'MIME-Version: 1.0', '', text, ''].join(
    '\r\n',
  );

export const inboxOf = async (account: Pick<Account, 'fetch'>): Promise<InboxItem[]> =>
  ((await (await account.fetch('/api/inbox?limit=100')).json()) as { data: InboxItem[] }).data;

/** So many messages, all of them finished. */
export const processed = (account: Pick<Account, 'fetch'>, count = 1): Promise<InboxItem[]> =>
  until(`${count} messages to be processed`, async () => {
    const items = await inboxOf(account);
    return items.length === count && items.every(({ status }) => status === 'processed') ? items : null;
  });

/** A text that comes in, once it was worked on. */
export async function textIn(account: Pick<Account, 'fetch'>, url: string, fields: Text): Promise<InboxItem> {
  const before = (await inboxOf(account)).length;
  const { status } = await postText(url, textFields(fields));
  if (status !== 200) throw new Error(`The text was answered ${status}.`);
  const items = await until('the message to be processed', async () => {
    const all = await inboxOf(account);
    return all.length > before && all.every((one) => one.status === 'processed') ? all : null;
  });
  return items.find(({ from, body }) => from === fields.From && body === fields.Body) as InboxItem;
}
