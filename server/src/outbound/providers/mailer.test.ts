import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { letter } from '../../domain/accounts/email/letter.ts';
import type { Mail, Mailer } from '../../domain/senders.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { createMailer } from './mailer.ts';

const MAIL: Mail = {
  to: 'priya@example.com',
  subject: 'Your booking',
  ...letter({
    heading: 'See you <soon>',
    paragraphs: ['Tuesday at 10.'],
    action: { label: 'Open', href: 'https://a.example/?x=1&y=2' },
  }),
};
const log: string[] = [];
const logger = pino({}, { write: (line) => void log.push(line) });

let server: MailServer;
let mailer: Mailer;
const open = async (refuse?: (attempt: number) => number | null) => {
  log.length = 0;
  server = await startMailServer(refuse);
  mailer = mailerTo(server.url);
};
const mailerTo = (smtpUrl: string) =>
  createMailer({
    smtpUrl,
    from: 'Smoko <no-reply@smoko.example>',
    production: true,
    kept: { keep: () => Promise.reject(new Error('kept')) },
    log: logger,
    pauses: [1, 1],
  });
const arrived = () => vi.waitFor(() => expect(server.mails).toHaveLength(1), { timeout: 30_000 });
afterEach(async () => {
  await mailer.close();
  await server.close();
});

describe('a mail server', () => {
  it('gets text and HTML, from the sender that was set', async () => {
    await open();
    await mailer.send(MAIL);
    await arrived();
    const [{ from, to, raw } = { from: '', to: [], raw: '' }] = server.mails;
    expect([from, to]).toEqual(['no-reply@smoko.example', ['priya@example.com']]);
    expect(raw).toContain('From: Smoko <no-reply@smoko.example>');
    expect(raw).toContain('Subject: Your booking');
    expect(raw).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    expect(raw).toContain('&lt;soon&gt;</h1>');
  });

  it('gets an invitation as a calendar part with its method', async () => {
    await open();
    await mailer.send({ ...MAIL, ics: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n' });
    await arrived();
    expect(server.mails[0]?.raw).toMatch(/Content-Type: text\/calendar;[^\n]*\s+method=REQUEST/);
    expect(server.mails[0]?.raw).toContain('invite.ics');
  });

  it('is asked again where it was busy', async () => {
    await open((attempt) => (attempt < 3 ? 451 : null));
    await mailer.send(MAIL);
    await arrived();
    expect(server.attempts).toBe(3);
    expect(log).toEqual([]);
  });

  it('is not asked again where it refused; the log says so and names nobody', async () => {
    await open(() => 550);
    await mailer.send(MAIL);
    await vi.waitFor(() => expect(log).toHaveLength(1), { timeout: 30_000 });
    expect(server.attempts).toBe(1);
    expect(log[0]).toContain('a mail was not sent');
    expect(log[0]).not.toContain('priya');
  });

  it('gets one mail to one address, whatever stands in the fields', async () => {
    await open();
    await mailer.send({ ...MAIL, subject: 'Hi\r\nBcc: eve@example.com', to: 'priya@example.com' });
    await arrived();
    expect(server.mails[0]?.to).toEqual(['priya@example.com']);
    expect(server.mails[0]?.raw).not.toMatch(/^Bcc:/m);
  });

  it('keeps nobody waiting that never answers', async () => {
    await open();
    const silent = createServer(() => {});
    await new Promise<void>((done) => void silent.listen(0, '127.0.0.1', done));
    const waiting = mailerTo(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    await waiting.send(MAIL);
    await waiting.close();
    silent.close();
    expect(server.mails).toEqual([]);
  });
});

it('without a mail server production keeps nothing, and says so in the log', async () => {
  await open();
  const kept: Mail[] = [];
  const keep = async (mail: Mail) => void kept.push(mail);
  const without = { smtpUrl: null, from: 'x@smoko.example', kept: { keep }, log: logger };
  await createMailer({ ...without, production: true }).send(MAIL);
  expect([kept, log.length]).toEqual([[], 1]);
  await createMailer({ ...without, production: false }).send(MAIL);
  expect(kept).toEqual([MAIL]);
});
