import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../server/src/testing/mail-server.ts';
import { newEmail, PASSWORD, profile, prove, signUpOnly, withJson } from '../support/account.ts';
import { type BrowserSession, browserSession } from '../support/browser-session.ts';
import { type GoogleStandIn, startGoogleStandIn } from '../support/google-stand-in.ts';
import { get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';

const OWNERS = 'Wattle-and-gum-4471';
let mail: MailServer;
let google: GoogleStandIn;
let server: TestServer;
beforeAll(async () => {
  mail = await startMailServer();
  google = await startGoogleStandIn();
  server = await startServer({ env: { ...google.env, SMTP_URL: mail.url, MONGODB_URI: undefined } });
});
afterAll(async () => {
  await server.stop();
  await google.close();
  await mail.close();
});

const send = (path: string, json: object) => fetch(server.url + path, withJson({ method: 'POST', json }));
const login = (email: string, password: string) => send('/api/auth/login', { email, password });
const mailsTo = (to: string, subject: string) =>
  mail.mails.filter((one) => one.to.includes(to) && one.raw.includes(`Subject: ${subject}`));
/** The token of the `n`th mail with this subject. */
async function token(to: string, subject: string, n = 1): Promise<string> {
  const found = await until(`mail ${n} "${subject}"`, () => mailsTo(to, subject)[n - 1]);
  const raw = found.raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /token=([\w-]+)/.exec(raw)?.[1] ?? '';
}
const VERIFY = 'Confirm your email address';

/** Somebody signs up with an address that is not theirs, and puts something on file there. */
async function squat() {
  const email = newEmail();
  const stranger = await signUpOnly(server.url, { email });
  await post(stranger, '/api/clients', { name: 'A stranger’s client' });
  return { email, stranger };
}

/** The account of an address is its owner's alone, and the stranger's own goes on without it. */
async function expectOwners(email: string, stranger: Awaited<ReturnType<typeof squat>>['stranger']): Promise<void> {
  const { access_token, user } = (await (await login(email, OWNERS)).json()) as {
    access_token: string;
    user: { id: string; email_verified: boolean };
  };
  expect(user.email_verified).toBe(true);
  expect(user.id).not.toBe(stranger.user.id);
  const headers = { authorization: `Bearer ${access_token}` };
  for (const list of ['clients', 'auth/factors']) {
    const { data } = (await (await fetch(`${server.url}/api/${list}`, { headers })).json()) as { data: unknown[] };
    expect([list, data]).toEqual([list, []]);
  }
  expect((await login(email, PASSWORD)).status).toBe(401);
  const session = (await (await stranger.fetch('/api/auth/session')).json()) as { user: object };
  expect(session.user).toMatchObject({ email, email_lost: true, email_verified: false });
  expect((await get(stranger, '/api/clients')).data).toHaveLength(1);
}

describe('an address that a stranger signed up with', () => {
  it('is its owner’s by signing up: the link that is mailed makes the account, with their own password', async () => {
    const { email, stranger } = await squat();
    const again = await send('/api/auth/signup', profile({ email, password: OWNERS }));
    expect(again.status).toBe(422);
    expect(((await again.json()) as { detail: string }).detail).toBe('Unable to create account. Please try again.');
    const given = await token(email, VERIFY, 2);
    // neither the mailbox alone nor the stranger's password
    expect((await send('/api/auth/verify-email', { token: given })).status).toBe(403);
    expect((await send('/api/auth/verify-email', { token: given, password: PASSWORD })).status).toBe(422);
    // nor by the stranger, who never sees the link but might be signed in
    expect((await stranger.fetch('/api/auth/verify-email', { method: 'POST', json: { token: given } })).status).toBe(
      403,
    );
    expect((await send('/api/auth/verify-email', { token: given, password: OWNERS })).status).toBe(200);
    await expectOwners(email, stranger);
    expect((await send('/api/auth/verify-email', { token: given, password: OWNERS })).status).toBe(422);
  });

  it('is not confirmed for the stranger by an owner who opens the link without a thought', async () => {
    const { email, stranger } = await squat();
    const given = await token(email, VERIFY);
    expect((await send('/api/auth/verify-email', { token: given })).status).toBe(403);
    const owner = browserSession(server.url);
    await owner.fetch('/api/auth/signup', { method: 'POST', json: profile() });
    expect((await owner.fetch('/api/auth/verify-email', { method: 'POST', json: { token: given } })).status).toBe(403);
    expect(await get(stranger, '/api/auth/session')).toMatchObject({ user: { email_verified: false } });
  });

  it('is its owner’s by a new password: they say whose the records are', async () => {
    const { email, stranger } = await squat();
    await send('/api/auth/forgot-password', { email });
    const given = await token(email, 'Choose a new password');
    const reset = (contents?: string) =>
      send('/api/auth/reset-password', { token: given, password: OWNERS, ...(contents ? { contents } : {}) });
    const asked = (await (await reset()).json()) as { errors: { path: string }[] };
    expect(asked.errors.map(({ path }) => path)).toEqual(['contents']);
    expect((await reset('leave')).status).toBe(204);
    expect((await login(email, OWNERS)).status).toBe(401);
    expect((await send('/api/auth/signup', profile({ email, password: OWNERS }))).status).toBe(201);
    expect((await stranger.fetch('/api/clients')).status).toBe(200);
    await send('/api/auth/verify-email', { token: await token(email, VERIFY, 2), password: OWNERS });
    await expectOwners(email, stranger);
  });

  it('with everything of their own that they had put there, when they say that it is theirs', async () => {
    const { email, stranger } = await squat();
    await send('/api/auth/forgot-password', { email });
    const given = await token(email, 'Choose a new password');
    const json = { token: given, password: OWNERS, contents: 'keep' };
    expect((await send('/api/auth/reset-password', json)).status).toBe(204);
    // whoever knew the former password is out
    expect((await stranger.fetch('/api/auth/session')).status).toBe(401);
    expect((await login(email, PASSWORD)).status).toBe(401);
    const { user } = (await (await login(email, OWNERS)).json()) as { user: object };
    expect(user).toMatchObject({ id: stranger.user.id, email_verified: true });
  });

  it('is its owner’s by Google, which has seen that it is theirs', async () => {
    const { email, stranger } = await squat();
    google.person = { sub: `sub-${email}`, email, email_verified: true, name: 'The Owner' };
    const owner = browserSession(server.url);
    await throughGoogle(owner);
    const { pending } = (await (await owner.fetch('/api/auth/google/pending')).json()) as { pending: object };
    expect(pending).toMatchObject({ step: 'either', email });
    const { password: _p, email: _e, ...business } = profile();
    expect((await owner.fetch('/api/auth/google/complete', { method: 'POST', json: business })).status).toBe(201);
    const { user } = (await (await owner.fetch('/api/auth/session')).json()) as { user: { id: string } };
    expect(user).toMatchObject({ email, email_verified: true, has_password: false });
    expect(user.id).not.toBe(stranger.user.id);
    expect((await (await owner.fetch('/api/clients')).json()) as object).toMatchObject({ data: [] });
    expect((await get(stranger, '/api/clients')).data).toHaveLength(1);
    expect((await login(email, PASSWORD)).status).toBe(401);
  });

  it('is not linked to Google by a stranger whom Google does not know it of', async () => {
    const { email } = await squat();
    google.person = { sub: `other-${email}`, email, email_verified: false, name: 'A stranger' };
    const stranger = browserSession(server.url);
    await throughGoogle(stranger);
    const linked = await stranger.fetch('/api/auth/google/link', { method: 'POST', json: { password: PASSWORD } });
    expect(linked.status).toBe(403);
  });
});

describe('an honest person', () => {
  it('who mistyped goes on, and gives another address', async () => {
    const { email, stranger: honest } = await squat();
    await send('/api/auth/signup', profile({ email, password: OWNERS }));
    await send('/api/auth/verify-email', { token: await token(email, VERIFY, 2), password: OWNERS });
    const theirs = newEmail();
    await prove(honest);
    const json = { email: theirs };
    expect((await honest.fetch('/api/auth/change-email', { method: 'POST', json })).status).toBe(204);
    const given = await token(theirs, 'Confirm your new email address');
    expect((await honest.fetch('/api/auth/verify-email', { method: 'POST', json: { token: given } })).status).toBe(200);
    const { user } = (await (await login(theirs, PASSWORD)).json()) as { user: object };
    expect(user).toMatchObject({ id: honest.user.id, email: theirs, email_verified: true });
    expect((await get(honest, '/api/clients')).data).toHaveLength(1);
    // who the address belongs to now has heard nothing of it
    expect(mail.mails.filter(({ to }) => to.includes(email)).every((one) => !one.raw.includes(theirs))).toBe(true);
  });

  it('whose address is confirmed is told of a sign-up with it, and keeps it', async () => {
    const owner = await signUpOnly(server.url);
    const json = { token: await token(owner.email, VERIFY) };
    await owner.fetch('/api/auth/verify-email', { method: 'POST', json });
    const again = await send('/api/auth/signup', profile({ email: owner.email, password: OWNERS }));
    const unconfirmed = await squat();
    const other = await send('/api/auth/signup', profile({ email: unconfirmed.email, password: OWNERS }));
    // from outside the two are the same
    const plain = async (response: Response) => (await response.text()).replace(/"request_id":"[^"]*"/, '');
    expect([again.status, await plain(again)]).toEqual([other.status, await plain(other)]);
    await until('the mail', () => mailsTo(owner.email, 'You have an account already')[0]);
    expect((await login(owner.email, PASSWORD)).status).toBe(200);
    expect((await login(owner.email, OWNERS)).status).toBe(401);
  });
});

async function throughGoogle(browser: BrowserSession): Promise<void> {
  const to = await browser.fetch('/api/auth/google', { redirect: 'manual' });
  const asked = await fetch(to.headers.get('location') ?? '', { redirect: 'manual' });
  const back = new URL(asked.headers.get('location') ?? '');
  await browser.fetch(back.pathname + back.search, { redirect: 'manual' });
}
