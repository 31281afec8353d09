import { randomBytes } from 'node:crypto';
import {
  createLocalJWKSet,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSecrets } from '../../../secrets.ts';
import { openTestDomain, type TestDomain } from '../../../testing/domain.ts';
import { createSigningKeys, type SigningKeys } from './signing-keys.ts';

const secrets = createSecrets([randomBytes(32)]);
const CLAIMS = { sub: 'a'.repeat(24), sid: 'b'.repeat(24), aal: 'aal1' } as const;
const soon = () => new Date(Date.now() + 60_000);
const PRIVATE = /"d":/;

let testDomain: TestDomain;
let keys: SigningKeys;
const collection = () => testDomain.database.connection.useDb('signing_keys_test').collection('signing_keys');
beforeAll(async () => {
  testDomain = await openTestDomain();
  keys = createSigningKeys(testDomain.database.connection.useDb('signing_keys_test'), secrets);
});
afterAll(async () => {
  await collection().drop();
  await testDomain.close();
});

it('signs what anybody can check with the published keys', async () => {
  const token = await keys.sign(CLAIMS, soon());
  const set = await keys.published();
  expect(JSON.stringify(set)).not.toMatch(PRIVATE);
  expect(set.keys).toMatchObject([{ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' }]);
  const { payload } = await jwtVerify(token, createLocalJWKSet(set), { issuer: 'smoko', audience: 'smoko-api' });
  expect(payload).toMatchObject(CLAIMS);
  expect(await keys.isOurs(token)).toBe(true);
  const [stored] = await collection().find().toArray();
  expect(JSON.stringify(stored)).not.toMatch(PRIVATE);
});

it('takes no token that is too old, changed, for something else, or signed by somebody else', async () => {
  const token = await keys.sign(CLAIMS, soon());
  const [head = '', body = '', signature = ''] = token.split('.');
  const { kid = '' } = decodeProtectedHeader(token);
  const other = await generateKeyPair('ES256', { extractable: true });
  const jwk: JWK = await exportJWK(other.publicKey);
  const forge = (header: object, claims: object = {}) =>
    new SignJWT({ ...CLAIMS, ...claims })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid, ...header })
      .setIssuer('smoko')
      .setAudience('smoko-api')
      .setExpirationTime('5m')
      .sign(other.privateKey);
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt', kid })).toString('base64url');
  const admin = Buffer.from(JSON.stringify({ ...CLAIMS, sub: 'c'.repeat(24) })).toString('base64url');
  const wrong = [
    await keys.sign(CLAIMS, new Date(Date.now() - 1_000)),
    `${head}.${admin}.${signature}`,
    `${none}.${body}.`,
    await forge({}),
    await forge({ jwk }),
    await forge({ kid: 'unknown' }),
    await forge({ typ: 'JWT' }),
    'a.b.c',
    '',
  ];
  for (const one of wrong) expect(await keys.isOurs(one), one).toBe(false);
});

it('takes a new key after 30 days, and publishes the former one while its tokens last', async () => {
  const before = await keys.sign(CLAIMS, soon());
  const day = 86_400_000;
  await collection().updateMany({}, { $set: { created_at: new Date(Date.now() - 30 * day) } });
  const later = createSigningKeys(testDomain.database.connection.useDb('signing_keys_test'), secrets);
  const after = await later.sign(CLAIMS, soon());
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
  expect((await later.published()).keys).toHaveLength(2);
  expect(await later.isOurs(before)).toBe(true);
  // a process that knows the former key only finds the new one
  expect(await keys.isOurs(after)).toBe(true);
  await collection().updateMany(
    { _id: decodeProtectedHeader(before).kid as never },
    { $set: { expires_at: new Date() } },
  );
  const last = createSigningKeys(testDomain.database.connection.useDb('signing_keys_test'), secrets);
  expect((await last.published()).keys).toHaveLength(1);
  expect(await last.isOurs(before)).toBe(false);
});

it('signs with a key of its own where it cannot open another server’s; each knows the tokens of both', async () => {
  const connection = testDomain.database.connection.useDb('signing_keys_test');
  const one = createSigningKeys(connection, secrets);
  const other = createSigningKeys(connection, createSecrets([randomBytes(32)]));
  const [first, second] = [await one.sign(CLAIMS, soon()), await other.sign(CLAIMS, soon())];
  expect(decodeProtectedHeader(second).kid).not.toBe(decodeProtectedHeader(first).kid);
  for (const server of [one, other]) {
    for (const token of [first, second]) expect(await server.isOurs(token)).toBe(true);
  }
});
