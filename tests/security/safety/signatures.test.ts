import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodyIsSigned, formIsSigned, readForm } from '../../../server/src/inbound/intake/webhooks/twilio-signature.ts';
import { seeded } from '../../crash/random.ts';
import { type Account, signUp } from '../../support/account.ts';
import {
  connect,
  type InboundAddresses,
  inboxOf,
  mailSignature,
  rawMail,
  textFields,
  twilioSignature,
} from '../../support/messages.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { FULL, report } from './figures.ts';

/** Those that Twilio's own helper libraries are tested with (https://www.twilio.com/docs/usage/security). */
const TOKEN = '12345';
const URL_SIGNED = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const FIELDS = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675309',
  Digits: '1234',
  From: '+14158675309',
  To: '+18005551212',
};
const OF_FORM = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';
const BODY = Buffer.from('{"property": "value", "boolean": true}');
const HASH = '0a1ff7634d9ab3b95db5c9a2dfe9416e41502b283a80c7cf19632632f96e6620';
const OF_BODY = 'a9nBmqA0ju/hNViExpshrM61xv4=';

it("takes the signatures of Twilio's own tests, and no other spelling of them", () => {
  const fields = readForm(Buffer.from(new URLSearchParams(FIELDS).toString())) ?? new Map<string, string>();
  const form = (given: string, token = TOKEN) => formIsSigned(token, URL_SIGNED, fields, given);
  expect(form(OF_FORM)).toBe(true);
  expect(form(OF_FORM, '54321')).toBe(false);
  expect(form(OF_FORM.replace('=', ''))).toBe(false);
  // the last character of base64 has bits to spare: the same bytes in another spelling
  expect(Buffer.from('RSOYDt4T1cUTdK1PDd93/VVr8B9=', 'base64')).toEqual(Buffer.from(OF_FORM, 'base64'));
  expect(form('RSOYDt4T1cUTdK1PDd93/VVr8B9=')).toBe(false);

  const body = (hash: string, given: string) => bodyIsSigned(TOKEN, `${URL_SIGNED}&bodySHA256=${hash}`, BODY, given);
  expect(body(HASH, OF_BODY)).toBe(true);
  expect(body(HASH, OF_FORM)).toBe(false);
  expect(bodyIsSigned(TOKEN, `${URL_SIGNED}&bodySHA256=${HASH}`, Buffer.from('{}'), OF_BODY)).toBe(false);
  // an address without the hash vouches for no body
  const bare = createHmac('sha1', TOKEN).update(URL_SIGNED).digest('base64');
  expect(bodyIsSigned(TOKEN, URL_SIGNED, BODY, bare)).toBe(false);
});

const MUTATIONS = FULL ? 5_000 : 300;
const AT_ONCE = 10;

let server: TestServer;
let mel: Account;
let own: InboundAddresses;
beforeAll(async () => {
  server = await startServer();
  mel = await signUp(server.url);
  own = await connect(mel);
});
afterAll(() => server.stop());

interface Sent {
  path: string;
  body: string;
  headers: Record<string, string>;
  /** The header that holds the signature. */
  signed: string;
}

function honest(): Sent[] {
  const fields = textFields({
    From: '+61491570156',
    To: own.sms,
    Body: 'Yes, 100% + more: go ahead ;-)',
    FromCity: '',
  });
  const sms = '/api/channels/sms/inbound';
  const json = JSON.stringify(fields);
  const inPath = `${sms}?bodySHA256=${createHash('sha256').update(json).digest('hex')}`;
  const raw = rawMail({ from: 'grace@example.org', to: own.email, subject: 'Kitchen', text: 'Yes please' });
  return [
    {
      path: sms,
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': twilioSignature(server.url + sms, fields),
      },
      signed: 'x-twilio-signature',
    },
    {
      path: inPath,
      body: json,
      headers: {
        'content-type': 'application/json',
        'x-twilio-signature': twilioSignature(server.url + inPath),
      },
      signed: 'x-twilio-signature',
    },
    {
      path: '/api/channels/email/inbound',
      body: raw,
      headers: { 'content-type': 'message/rfc822', 'x-smoko-signature': mailSignature(raw) },
      signed: 'x-smoko-signature',
    },
  ];
}

const random = seeded('mutations of signatures');
const upTo = (limit: number) => Math.floor(random() * limit);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=&%-._?';

/** One character changed, left out, added, or in the other case. */
function mutated(text: string): string {
  for (;;) {
    const at = upTo(text.length);
    const old = text.charAt(at);
    const other = LETTERS.charAt(upTo(LETTERS.length));
    const swapped = old === old.toUpperCase() ? old.toLowerCase() : old.toUpperCase();
    const now = [other, '', old + other, swapped][upTo(4)] ?? '';
    if (now !== old) return text.slice(0, at) + now + text.slice(at + 1);
  }
}

function mutation(sent: Sent): Sent {
  const where = upTo(3);
  if (where === 0) return { ...sent, body: mutated(sent.body) };
  if (where === 1) {
    const headers = { ...sent.headers, [sent.signed]: mutated(sent.headers[sent.signed] ?? '') };
    return { ...sent, headers };
  }
  // the slash in front stays: without it there is no request
  return { ...sent, path: `/${mutated(sent.path.slice(1))}` };
}

const post = ({ path, body, headers }: Sent) => fetch(server.url + path, { method: 'POST', body, headers });
/** What a client would send as it was before is no mutation: an address that only looks different is made plain on the way. */
const sameRequest = (a: Sent, b: Sent) =>
  a.body === b.body &&
  JSON.stringify(a.headers) === JSON.stringify(b.headers) &&
  new URL(server.url + a.path).href === new URL(server.url + b.path).href.replace(/\?$/, '');

it(`takes none of ${MUTATIONS} messages with one character changed in signature, body or address`, async () => {
  let tried = 0;
  const taken: Sent[] = [];
  while (tried < MUTATIONS) {
    const some: Sent[] = honest().flatMap((sent) =>
      Array.from({ length: AT_ONCE }, () => mutation(sent)).filter((other) => !sameRequest(sent, other)),
    );
    const statuses = await Promise.all(some.map(async (sent) => (await post(sent)).status));
    taken.push(...some.filter((_, i) => (statuses[i] ?? 0) < 400));
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    tried += some.length;
  }
  expect(taken).toEqual([]);
  expect(await inboxOf(mel)).toEqual([]);
  // and what nobody has touched is taken
  for (const sent of honest()) expect((await post(sent)).ok, sent.path).toBe(true);
  report(
    'Signatures',
    `Twilio's 2 test values hold; ${tried} messages with one character changed: ${taken.length} accepted`,
  );
});

it('the same message played again is the same message', async () => {
  const before = (await inboxOf(mel)).length;
  const [text, , mail] = honest() as [Sent, Sent, Sent];
  for (let i = 0; i < 3; i++) for (const sent of [text, mail]) expect((await post(sent)).ok).toBe(true);
  expect(await inboxOf(mel)).toHaveLength(before + 2);
});
