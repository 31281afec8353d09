import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DnsServer, startDnsServer } from '../../testing/dns-server.ts';
import { deliveryOf, mailOf } from '../../testing/mails.ts';
import { readMail } from './read-mail.ts';

let dns: DnsServer;
beforeAll(async () => {
  dns = await startDnsServer({});
});
afterAll(() => dns.close());

/** Whatever it says, it is a message that can be kept and shown. */
async function readable(raw: Buffer) {
  const mail = await readMail(deliveryOf(raw), dns);
  expect(mail.text.length).toBeLessThanOrEqual(20_000);
  expect(mail.text.isWellFormed()).toBe(true);
  expect(mail.text).not.toContain('\0');
  expect(mail.files.length).toBeLessThanOrEqual(10);
  expect(['none', 'fail']).toContain(mail.auth);
  return mail;
}

const HEAD = { From: 'Grace <grace@client.example>', Subject: 'Hi' };
const whole = mailOf(
  { ...HEAD, 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary="b"' },
  '--b\r\nContent-Type: text/html; charset=utf-16\r\nContent-Transfer-Encoding: base64\r\n\r\nPGI+aGk8L2I+\r\n--b\r\nContent-Type: application/pdf; name*0="=?x?"; name*1=a.pdf\r\nContent-Disposition: attachment\r\n\r\n%PDF\r\n--b--',
);

it('reads random bytes', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => void (await readable(Buffer.from(bytes)))),
    { numRuns: 100 },
  ));

it('reads a mail cut off or changed anywhere', () =>
  fc.assert(
    fc.asyncProperty(fc.nat(whole.length), fc.nat(whole.length), fc.nat(255), async (end, at, byte) => {
      const raw = Buffer.from(whole.subarray(0, Math.max(1, end)));
      raw[at % raw.length] = byte;
      await readable(raw);
    }),
    { numRuns: 150 },
  ));

const html = (body: string) => mailOf({ ...HEAD, 'Content-Type': 'text/html' }, body);
it.each([
  [
    'parts within parts',
    () => {
      const open = Array.from(
        { length: 400 },
        (_, i) => `--b${i}\r\nContent-Type: multipart/mixed; boundary=b${i + 1}\r\n\r\n`,
      );
      return mailOf({ ...HEAD, 'Content-Type': 'multipart/mixed; boundary=b0' }, open.join(''));
    },
  ],
  [
    'a thousand parts',
    () =>
      mailOf(
        { ...HEAD, 'Content-Type': 'multipart/mixed; boundary=b' },
        '--b\r\nContent-Type: text/plain\r\n\r\nhi\r\n'.repeat(1_000),
      ),
  ],
  ['a head of a megabyte', () => mailOf({ ...HEAD, 'X-Long': 'x'.repeat(1_000_000) }, 'hi')],
  ['ten thousand lines of head', () => mailOf({ ...HEAD, 'X-Many': Array.from({ length: 10_000 }, () => 'x') }, 'hi')],
  ['elements within elements', () => html('<div>'.repeat(20_000))],
  ['hidden elements within elements', () => html(`${'<div style="color:#fff">'.repeat(5_000)}hi`)],
  ['many rules', () => html(`<style>${'.a{display:none}'.repeat(5_000)}</style>${'<p class="a">x</p>'.repeat(500)}`)],
  ['brackets that never close', () => html('<a '.repeat(50_000))],
  ['heads of quotes, over and over', () => mailOf(HEAD, `${'On x wrote:\n'.repeat(2_000)}${'> '.repeat(2_000)}`)],
  ['a long line that begins like a quote', () => mailOf(HEAD, `Op ${'x '.repeat(9_000)}schreef`)],
  ['From: in every line', () => mailOf(HEAD, 'From: a\nSent: b\nOp a\nW dniu b\n'.repeat(1_000))],
  ['no head', () => Buffer.from('just text')],
  ['nothing', () => Buffer.alloc(0)],
])('reads %s', async (_what, raw) => void (await readable(raw())), 30_000);
