import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DnsServer, startDnsServer } from '../../testing/dns-server.ts';
import { mailOf, type SigningDomain, signingDomain, signMail } from '../../testing/mails.ts';
import { checkSender } from './sender-check.ts';

const client = signingDomain('client.example');
const quiet = signingDomain('quiet.example', { policy: 'none' });
const strict = signingDomain('strict.example', { more: '; adkim=s; aspf=s' });
const evil = signingDomain('evil.example', { ip: '198.51.100.66' });
let dns: DnsServer;
beforeAll(async () => {
  dns = await startDnsServer({
    ...client.zone,
    ...quiet.zone,
    ...strict.zone,
    ...evil.zone,
    'old.example': { TXT: ['v=spf1 ip4:192.0.2.10 -all'] },
    'sub.strict.example': { TXT: ['v=spf1 ip4:192.0.2.10 -all'] },
    'plain.example': { A: ['192.0.2.10'] },
  });
});
afterAll(() => dns.close());

const at = (ip: string, mailFrom: string) => ({ ip, helo: 'mx.example', mailFrom });
const check = (from: string, envelope: ReturnType<typeof at> | null, raw = mail(from)) =>
  checkSender({ raw, from, envelope, resolve: dns.resolve });
const mail = (from: string, more: Record<string, string> = {}, body = 'Go ahead.') =>
  mailOf(
    { From: `Grace <${from}>`, To: 'reply@carmody.example', Subject: 'Quote', Date: new Date().toUTCString(), ...more },
    body,
  );
const signed = (from: string, by: SigningDomain, options = {}) => signMail(mail(from), by, options);

const CLIENT = 'grace@client.example';
const EVIL_IP = evil.ip;

it('passes what the domain signed, wherever it comes from', async () => {
  const raw = await signed(CLIENT, client);
  expect(await check(CLIENT, null, raw)).toEqual({ auth: 'pass', because: 'DKIM' });
  expect(await check(CLIENT, at(EVIL_IP, 'list@evil.example'), raw)).toMatchObject({ auth: 'pass' });
});

it('passes what comes from where the domain sends', async () => {
  expect(await check(CLIENT, at(client.ip, CLIENT))).toEqual({ auth: 'pass', because: 'SPF' });
  expect(await check('a@old.example', at('192.0.2.10', 'a@old.example'))).toMatchObject({ auth: 'pass' });
  expect(await check(CLIENT, at(`::ffff:${client.ip}`, CLIENT))).toMatchObject({ auth: 'pass' });
});

it.each([
  ['an address that may not', CLIENT, at(EVIL_IP, CLIENT)],
  ["somebody's own envelope", CLIENT, at(EVIL_IP, 'x@evil.example')],
  ['SPF alone', 'a@old.example', at(EVIL_IP, 'a@old.example')],
  ['a policy of none, but SPF fails', 'a@quiet.example', at(EVIL_IP, 'a@quiet.example')],
])('fails what comes from %s', async (_what, from, envelope) => {
  expect((await check(from, envelope)).auth).toBe('fail');
});

it('fails what somebody else signed, and what was changed since', async () => {
  const from = at(EVIL_IP, 'x@evil.example');
  expect((await check(CLIENT, from, await signed(CLIENT, evil))).auth).toBe('fail');
  const changed = Buffer.from((await signed(CLIENT, client)).toString().replace('Go ahead', 'Pay here'));
  expect((await check(CLIENT, from, changed)).auth).toBe('fail');
});

it('fails two senders, in whatever way they are written', async () => {
  const raw = Buffer.concat([Buffer.from('From: mel@carmody.example\r\n'), await signed(CLIENT, client)]);
  expect((await check(CLIENT, null, raw)).auth).toBe('fail');
  expect((await check(CLIENT, null, mail('mel@carmody.example'))).auth).toBe('fail');
});

it('does not count a signature that leaves out the sender or the end of the text', async () => {
  const envelope = at(EVIL_IP, 'x@evil.example');
  const unsigned = await signMail(mail(CLIENT), client, { headerList: 'subject:date' });
  expect((await check(CLIENT, envelope, unsigned)).auth).not.toBe('pass');
  const cut = await signMail(mail(CLIENT), client, { maxBodyLength: 4 });
  expect(cut.toString()).toMatch(/ l=4/);
  const longer = Buffer.concat([cut, Buffer.from('And pay to this account.\r\n')]);
  expect((await check(CLIENT, envelope, longer)).auth).toBe('fail');
});

it('is strict where the domain asks for it', async () => {
  const from = 'a@strict.example';
  expect(await check(from, at(strict.ip, 'a@sub.strict.example'))).toMatchObject({ auth: 'fail' });
  expect(await check(from, at(strict.ip, from))).toMatchObject({ auth: 'pass' });
});

it.each([
  ['a domain of which DNS knows nothing', 'a@nowhere.example', at('192.0.2.1', 'a@nowhere.example')],
  ['a domain without rules', 'a@plain.example', at('192.0.2.10', 'a@plain.example')],
  ['a domain whose DNS is broken', 'a@broken.example', at('192.0.2.10', 'a@broken.example')],
  ['a mail by webhook, unsigned', CLIENT, null],
  ["a relay of one's own", CLIENT, at('127.0.0.1', CLIENT)],
  ["a relay in one's own network", CLIENT, at('10.1.2.3', CLIENT)],
  ['a policy of none', 'a@quiet.example', at(EVIL_IP, 'x@evil.example')],
])('cannot say about %s', async (_what, from, envelope) => {
  expect((await check(from, envelope)).auth).toBe('none');
});

it('does not believe what the mail says of itself', async () => {
  const headers = {
    'Authentication-Results': 'mx.carmody.example; dkim=pass header.d=client.example; spf=pass; dmarc=pass',
    'Received-SPF': 'pass',
    'Return-Path': `<${CLIENT}>`,
    'ARC-Authentication-Results': 'i=1; mx.example; dmarc=pass header.from=client.example',
  };
  expect((await check(CLIENT, at(EVIL_IP, 'x@evil.example'), mail(CLIENT, headers))).auth).toBe('fail');
  expect((await check(CLIENT, null, mail(CLIENT, headers))).auth).toBe('none');
});

it('gives up on a DNS that does not answer, and on a heap of signatures', async () => {
  const from = 'a@silent.example';
  expect(await check(from, at('192.0.2.10', from))).toMatchObject({ auth: 'none' });
  const one = (await signed(CLIENT, client)).toString();
  const line = one.slice(0, one.indexOf('From:'));
  expect(await check(CLIENT, null, Buffer.from(line.repeat(11) + mail(CLIENT).toString()))).toMatchObject({
    auth: 'none',
  });
}, 30_000);
