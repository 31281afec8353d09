import { createHmac, randomBytes } from 'node:crypto';
import { connect as connectTo } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, prove, signUp } from '../support/account.ts';
import {
  connect,
  type InboundAddresses,
  inboxOf,
  mailSignature,
  postMail,
  postText,
  postTextAsJson,
  processed,
  rawMail,
  textFields,
  twilioSignature,
} from '../support/messages.ts';
import { expectProblem } from '../support/problem.ts';
import { get } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PROVIDERS = { MAILGUN_SIGNING_KEY: 'mailgun-key', POSTMARK_INBOUND_PASSWORD: 'postmark-password' };
const OPERATOR = 'kiri@smoko.example';
let server: TestServer;
let mel: Account;
let own: InboundAddresses;
beforeAll(async () => {
  server = await startServer({
    env: { SMTP_IN_PORT: '0', OPERATOR_NAME: 'Kiri Tane', OPERATOR_EMAIL: OPERATOR.toUpperCase(), ...PROVIDERS },
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  mel = await signUp(server.url);
  own = await connect(mel);
});

const FROM = '+61491570156';
const port = () => Number(/mail in +port (\d+)/.exec(server.output())?.[1]);
const text = (Body: string) => textFields({ From: FROM, To: own.sms, Body });
const mail = (subject: string, to = own.email) =>
  rawMail({ from: 'Grace Huang <Grace@example.org>', to, subject, text: 'Yes please' });

describe('a text', () => {
  it('is in the inbox when Twilio has its answer, however often it comes', async () => {
    const fields = text('yep go ahead + can u do tues?');
    const response = await postText(server.url, fields);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/xml/);
    expect(await response.text()).toMatch(/<Response\/>$/);
    expect(await inboxOf(mel)).toMatchObject([{ channel: 'sms', from: FROM, to: own.sms, body: fields.Body }]);
    expect((await postText(server.url, fields)).status).toBe(200);
    expect((await postTextAsJson(server.url, fields)).status).toBe(200);
    expect(await inboxOf(mel)).toHaveLength(1);
  });

  it('comes as JSON too', async () => {
    expect((await postTextAsJson(server.url, text('G’day'))).status).toBe(200);
    expect(await inboxOf(mel)).toMatchObject([{ body: 'G’day' }]);
  });

  it('to a number of nobody is not kept, and one that is not signed is refused', async () => {
    await expectProblem(await postText(server.url, { ...text('Hello'), To: '+61491579999999' }), 404, 'not_found');
    const post = (headers: Record<string, string>, path = '/api/channels/sms/inbound') =>
      fetch(server.url + path, {
        method: 'POST',
        body: new URLSearchParams(text('Hello')).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    await expectProblem(await post({}), 403, 'forbidden');
    await expectProblem(await post({ 'x-twilio-signature': twilioSignature(server.url) }), 403, 'forbidden');
    // headers say nothing of where it was posted to
    const elsewhere = twilioSignature('https://evil.example/api/channels/sms/inbound', text('Hello'));
    const headers = {
      'x-twilio-signature': elsewhere,
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    await expectProblem(await post(headers), 403, 'forbidden');
    expect(await inboxOf(mel)).toEqual([]);
  });
});

describe('a mail', () => {
  it('posted as it is comes to the business it was sent to, once', async () => {
    const raw = mail('Kitchen quote');
    expect((await postMail(server.url, raw)).status).toBe(202);
    expect((await postMail(server.url, raw)).status).toBe(202);
    expect(await inboxOf(mel)).toMatchObject([
      { channel: 'email', from: 'grace@example.org', from_name: 'Grace Huang', subject: 'Kitchen quote' },
    ]);
  });

  it('may name a token behind a +, in capitals', async () => {
    const to = own.email.replace('@', '+TOKEN@');
    expect((await postMail(server.url, mail('Re: Kitchen', to))).status).toBe(202);
    expect(await inboxOf(mel)).toMatchObject([{ to: to.toLowerCase() }]);
  });

  it('is refused without its signature, for nobody, and at any other spelling of the address', async () => {
    const raw = mail('Kitchen');
    await expectProblem(await postMail(server.url, raw, mailSignature(`${raw} `)), 403, 'forbidden');
    await expectProblem(await postMail(server.url, raw, mailSignature(raw).toUpperCase()), 403, 'forbidden');
    await expectProblem(await postMail(server.url, mail('Kitchen', 'nobody@inbound.example.com')), 404, 'not_found');
    const headers = { 'content-type': 'message/rfc822', 'x-smoko-signature': mailSignature(raw) };
    for (const path of ['/api/channels/email/inbound?a', '/api/channels/email/inbound/', '/api/channels/Email/inbound'])
      expect([404, 405]).toContain((await fetch(server.url + path, { method: 'POST', body: raw, headers })).status);
    expect(await inboxOf(mel)).toEqual([]);
  });
});

describe('by SMTP', () => {
  const transport = () => createTransport({ host: '127.0.0.1', port: port(), secure: false });

  it('a mail is on file when it is accepted', async () => {
    await transport().sendMail({ from: 'grace@example.org', to: own.email, subject: 'By post', text: 'Yes please' });
    expect(await inboxOf(mel)).toMatchObject([{ from: 'grace@example.org', to: own.email, subject: 'By post' }]);
  });

  it('nobody else can be written to through it', async () => {
    const sent = transport().sendMail({ from: 'a@example.org', to: 'victim@example.net', subject: 'Hi', text: 'Hi' });
    await expect(sent).rejects.toMatchObject({ responseCode: 550 });
  });

  it('a mail that breaks off half way is not one', async () => {
    const lines = ['EHLO me', 'MAIL FROM:<a@example.org>', `RCPT TO:<${own.email}>`, 'DATA', 'Subject: half'];
    await new Promise<void>((done) => {
      const socket = connectTo(port(), '127.0.0.1');
      socket.on('data', (data) => {
        const next = lines.shift();
        if (/^[45]/.test(String(data)) || !next) return void socket.destroy();
        socket.write(`${next}\r\n`, () => lines.length === 0 && socket.destroy());
        if (next === 'DATA')
          socket.once('data', () => socket.write('Subject: half\r\n\r\nI agr', () => socket.destroy()));
      });
      socket.on('close', () => done());
    });
    expect((await postText(server.url, text('After it'))).status).toBe(200);
    expect(await inboxOf(mel)).toMatchObject([{ body: 'After it' }]);
  });
});

describe('number and address', () => {
  const patch = (account: Account, json: object) => account.fetch('/api/settings', { method: 'PATCH', json });

  it('belong to one business, in one form, and can be given back', async () => {
    const dave = await signUp(server.url);
    await expectProblem(await patch(dave, { sms_number: own.sms }), 409, 'duplicate');
    await expectProblem(await patch(dave, { inbound_address: own.email.toUpperCase() }), 409, 'duplicate');
    await expectProblem(await patch(dave, { sms_number: 'me' }), 422, 'invalid');
    expect(await (await patch(mel, { sms_number: null })).json()).toMatchObject({ sms_number: null });
    const national = own.sms.replace('+61', '0');
    expect(await (await patch(dave, { sms_number: national })).json()).toMatchObject({ sms_number: own.sms });
  });
});

describe("the owner's own mobile", () => {
  const send = (path: string, method: string, json?: object) => mel.fetch(`/api/owner-phone${path}`, { method, json });
  const ownerPhone = async () => (await get(mel, '/api/settings')).owner_phone;
  const codeSent = async (owner = mel) => {
    const { data } = (await get(owner, '/api/outbox?channel=sms')) as unknown as {
      data: { to: string; body: string }[];
    };
    const [, code = ''] = /(\d{6}) is your Smoko code/.exec(data[0]?.body ?? '') ?? [];
    return { to: data[0]?.to, code };
  };
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('counts once the code that was texted to it came back', async () => {
    await expectProblem(await send('', 'POST', { phone: '0491 570 157' }), 403, 'confirm_identity');
    await prove(mel);
    expect((await send('', 'POST', { phone: '0491 570 157' })).status).toBe(202);
    const { to, code } = await codeSent();
    expect(to).toBe('+61491570157');
    expect(await ownerPhone()).toBeNull();
    await expectProblem(await send('/confirm', 'POST', { code: wrong(code) }), 422, 'invalid');
    expect(await (await send('/confirm', 'POST', { code })).json()).toEqual({ phone: '+61491570157' });
    expect(await ownerPhone()).toBe('+61491570157');
    await expectProblem(await send('/confirm', 'POST', { code }), 422, 'invalid');
    expect((await send('', 'DELETE')).status).toBe(204);
    expect(await ownerPhone()).toBeNull();
  });

  it('is told its code by Smoko: that is no message of the business, and no conversation', async () => {
    await prove(mel);
    await send('', 'POST', { phone: '0491 570 157' });
    expect((await get(mel, '/api/outbox?about=business')).data).toEqual([]);
    const about = (await get(mel, '/api/outbox?about=account')).data;
    expect(about.map(({ subject }) => subject)).toEqual([null, 'Confirm your email address']);
    expect((await get(mel, '/api/correspondence')).data).toEqual([]);
  });

  it('is not guessed: five tries, and then the right one is too late; three codes in ten minutes', async () => {
    const dave = await signUp(server.url);
    await prove(dave);
    const send = (path: string, method: string, json?: object) =>
      dave.fetch(`/api/owner-phone${path}`, { method, json });
    await send('', 'POST', { phone: '0491 570 157' });
    const { code } = await codeSent(dave);
    for (let tries = 0; tries < 5; tries++) await send('/confirm', 'POST', { code: wrong(code) });
    await expectProblem(await send('/confirm', 'POST', { code }), 422, 'invalid');
    for (let sent = 1; sent < 3; sent++) await send('', 'POST', { phone: '0491 570 157' });
    await expectProblem(await send('', 'POST', { phone: '0491 570 157' }), 429, 'rate_limited');
    await expectProblem(await send('', 'POST', { phone: '1300 975 707' }), 422, 'invalid');
  });
});

describe('how messages come in and go out', () => {
  it('is told to a tradie with whom to ask, in no words of the server', async () => {
    const channels = await get(mel, '/api/channels');
    expect(channels).toMatchObject({
      sms: { sends: false, receives: true, number: own.sms, webhook_url: null, status_url: null },
      email: { receives: true, address: own.email, own_address: true, webhook_url: null, smtp_port: null },
      run_by: { you: false, name: 'Kiri Tane', email: OPERATOR },
      hints: [
        `Text messages come in, but do not go out yet. Ask Kiri Tane (${OPERATOR}) to connect that too.`,
        `Emails come in, but do not go out yet. Ask Kiri Tane (${OPERATOR}) to connect that too.`,
      ],
    });
  });

  it('is told to whoever runs it with the names of variables', async () => {
    const kiri = await signUp(server.url, { email: OPERATOR });
    expect(await get(kiri, '/api/channels')).toMatchObject({
      sms: { webhook_url: `${server.url}/api/channels/sms/inbound` },
      email: { smtp_port: port() },
      run_by: { you: true },
      hints: expect.arrayContaining([
        'Texts do not go out yet: set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_NUMBERS.',
        'Emails do not go out yet: set SMTP_URL and MAIL_FROM.',
      ]),
    });
  });
});

describe('by Mailgun', () => {
  const fieldsOf = (raw: string, seconds = Date.now() / 1_000) => {
    const [timestamp, token] = [String(Math.floor(seconds)), randomBytes(25).toString('hex')];
    const signature = createHmac('sha256', PROVIDERS.MAILGUN_SIGNING_KEY)
      .update(timestamp + token)
      .digest('hex');
    return { timestamp, token, signature, recipient: own.email, 'body-mime': raw };
  };
  const post = (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return fetch(`${server.url}/api/channels/email/mailgun/mime`, { method: 'POST', body });
  };

  it('a mail is taken with a fresh token, which counts once', async () => {
    const fields = fieldsOf(mail('Through Mailgun'));
    expect((await post(fields)).status).toBe(200);
    await expectProblem(await post({ ...fields, 'body-mime': mail('Another') }), 403, 'forbidden');
    await expectProblem(await post({ ...fieldsOf(mail('Forged')), token: 'another' }), 403, 'forbidden');
    await expectProblem(await post(fieldsOf(mail('Old'), Date.now() / 1_000 - 3_600)), 403, 'forbidden');
    expect(await inboxOf(mel)).toMatchObject([{ subject: 'Through Mailgun', to: own.email }]);
  });

  it('a mail that comes taken apart is put together again, with its files', async () => {
    const { 'body-mime': _, ...signed } = fieldsOf('');
    const headers = [
      ['From', 'Grace Huang <grace@client.example>'],
      ['Subject', 'Taken apart'],
      ['Message-Id', '<apart-1@client.example>'],
      ['DKIM-Signature', 'v=1; d=client.example'],
    ];
    const body = new FormData();
    const fields = { ...signed, from: 'grace@client.example', subject: 'Taken apart', 'body-plain': 'See the plan.' };
    for (const [name, value] of Object.entries({ ...fields, 'message-headers': JSON.stringify(headers) })) {
      body.set(name, value);
    }
    body.set('attachment-1', new Blob(['%PDF-1.7 the plan'], { type: 'application/pdf' }), 'plan.pdf');
    expect((await fetch(`${server.url}/api/channels/email/mailgun`, { method: 'POST', body })).status).toBe(200);
    expect(await processed(mel)).toMatchObject([
      { subject: 'Taken apart', from_name: 'Grace Huang', body: 'See the plan.', attachments: [{ name: 'plan.pdf' }] },
    ]);
    const again = { ...fieldsOf(''), 'message-headers': 'no JSON', from: 'grace@client.example' };
    await expectProblem(await post(again), 422, 'invalid');
    await expectProblem(await post(fieldsOf('')), 422, 'invalid');
  });
});

describe('by Postmark', () => {
  const post = (json: object, password = PROVIDERS.POSTMARK_INBOUND_PASSWORD) =>
    fetch(`${server.url}/api/channels/email/postmark`, {
      method: 'POST',
      body: JSON.stringify(json),
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`smoko:${password}`).toString('base64')}`,
      },
    });

  it('a mail is taken with the password of the address', async () => {
    const RawEmail = mail('Through Postmark');
    await expectProblem(await post({ RawEmail }, 'guessed'), 403, 'forbidden');
    await expectProblem(await post({ TextBody: 'Hello' }), 422, 'invalid');
    await expectProblem(await post({ From: 7 }), 400, 'malformed');
    expect((await post({ RawEmail, OriginalRecipient: own.email })).status).toBe(200);
    expect(await inboxOf(mel)).toMatchObject([{ subject: 'Through Postmark' }]);
    const apart = {
      From: 'Grace Huang <grace@client.example>',
      To: own.email,
      OriginalRecipient: own.email,
      Subject: 'Taken apart',
      HtmlBody: '<p>See the <b>plan</b>.</p>',
      Headers: [{ Name: 'Message-ID', Value: '<apart-2@client.example>' }],
      Attachments: [{ Name: 'plan.pdf', Content: btoa('%PDF-1.7 the plan'), ContentType: 'application/pdf' }],
    };
    expect((await post(apart)).status).toBe(200);
    const [, taken] = (await processed(mel, 2)).toReversed();
    expect(taken).toMatchObject({ subject: 'Taken apart', attachments: [{ name: 'plan.pdf' }] });
    expect(taken?.body).toMatch(/See the plan/i);
  });
});
