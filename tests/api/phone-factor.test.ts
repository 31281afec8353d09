import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, asBearer, PASSWORD, prove, signUp, withJson } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { startTwilioStandIn, type TwilioStandIn } from '../support/twilio-stand-in.ts';

type Fetches = Pick<Account, 'fetch'>;
interface SignedIn {
  access_token: string;
  recovery_codes: string[];
}
interface Factor {
  id: string;
  phone: string;
  status: string;
  totp: null;
}

let twilio: TwilioStandIn;
let server: TestServer;
let dave: Account;
beforeAll(async () => {
  twilio = await startTwilioStandIn();
  server = await startServer({ env: twilio.env });
});
afterAll(async () => {
  await server.stop();
  await twilio.close();
});
beforeEach(async () => {
  twilio.texts.length = 0;
  twilio.refuses = null;
  twilio.down = false;
  dave = await signUp(server.url);
  await post(dave, '/api/auth/confirm', { password: PASSWORD });
});

const add = (who: Fetches, phone: string) =>
  who.fetch('/api/auth/factors', { method: 'POST', json: { factor_type: 'phone', friendly_name: 'My phone', phone } });
const challenge = (who: Fetches, id: string) =>
  post<{ id: string }>(who, `/api/auth/factors/${id}/challenge`, { channel: 'sms' });
const verify = (who: Fetches, id: string, challenge_id: string, code: string) =>
  who.fetch(`/api/auth/factors/${id}/verify`, { method: 'POST', json: { challenge_id, code } });
const read = async <T>(response: Response) => (await response.json()) as T;
const sent = (): string => twilio.texts.at(-1)?.body.match(/^\d{6}/)?.[0] ?? 'no code';
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Dave's phone, verified; his session's new token is in what comes back. */
async function withPhone() {
  const factor = await read<Factor>(await add(dave, '0491 570 156'));
  const asked = await challenge(dave, factor.id);
  const verified = await verify(dave, factor.id, asked.id, sent());
  expect(verified.status).toBe(200);
  const { access_token, recovery_codes } = await read<SignedIn>(verified);
  expect(recovery_codes).toHaveLength(10);
  return { factor, now: asBearer(server.url, access_token) };
}

async function signInAgain() {
  const json = { email: dave.email, password: PASSWORD };
  const response = await fetch(`${server.url}/api/auth/login`, withJson({ method: 'POST', json }));
  return asBearer(server.url, (await read<SignedIn>(response)).access_token);
}

describe('a phone as the second factor', () => {
  it('is offered where texts can be sent, and known by its last digits', async () => {
    expect(await get(dave, '/api/auth/factors')).toMatchObject({ phone_available: true });
    const added = await add(dave, '0491 570 156');
    expect(added.status).toBe(201);
    expect(await added.json()).toMatchObject({
      factor_type: 'phone',
      status: 'unverified',
      phone: '•••• 156',
      totp: null,
    });
    expect(twilio.texts).toEqual([]);
  });

  it.each(['', '1300 975 707', '12', 'my phone', '+1 555'])('%j is no phone that can be texted', async (phone) => {
    const { errors } = await expectProblem(await add(dave, phone), 422, 'invalid');
    expect(errors?.[0]?.path).toBe('phone');
  });

  it('gets a code by SMS that works once, for that sign-in only', async () => {
    const { factor } = await withPhone();
    expect(twilio.texts).toHaveLength(1);
    expect(twilio.texts[0]).toMatchObject({ to: '+61491570156' });
    expect(twilio.texts[0]?.body).toMatch(/^\d{6} is your Smoko code\. It works once, for 5 minutes\./);

    const here = await signInAgain();
    expect((await here.fetch('/api/projects')).status).toBe(403);
    const asked = await challenge(here, factor.id);
    const code = sent();
    await expectProblem(await verify(here, factor.id, asked.id, other(code)), 422, 'invalid');
    const elsewhere = await signInAgain();
    await expectProblem(await verify(elsewhere, factor.id, asked.id, code), 422, 'invalid');
    const answer = await verify(here, factor.id, asked.id, code);
    expect(answer.status).toBe(200);
    const inside = asBearer(server.url, (await read<SignedIn>(answer)).access_token);
    expect((await inside.fetch('/api/projects')).status).toBe(200);
    await expectProblem(await verify(inside, factor.id, asked.id, code), 422, 'invalid');
  });

  it('is texted a few times and then has to wait', async () => {
    const { factor, now } = await withPhone();
    const ask = () => now.fetch(`/api/auth/factors/${factor.id}/challenge`, { method: 'POST', json: {} });
    const statuses = [];
    for (let i = 0; i < 5; i += 1) statuses.push((await ask()).status);
    expect(statuses).toContain(429);
    expect(statuses[0]).toBe(200);
    expect(twilio.texts.length).toBeLessThanOrEqual(4);
    expect((await ask()).headers.get('retry-after')).toBe('60');
  });

  it('says plainly when the text cannot be sent, and names nobody in the log', async () => {
    const factor = await read<Factor>(await add(dave, '+64 21 123 4567'));
    twilio.refuses = 21_610;
    const ask = () => dave.fetch(`/api/auth/factors/${factor.id}/challenge`, { method: 'POST', json: {} });
    const { detail } = await expectProblem(await ask(), 422, 'invalid');
    expect(detail).toBe('A text to that number was refused. Try another one.');
    twilio.down = true;
    await expectProblem(await ask(), 503, 'unavailable');
    expect(server.output()).toContain('"status":400,"code":21610');
    expect(server.output()).toContain('"status":500');
    expect(server.output()).not.toMatch(/211234567|0491570156|61491570156/);
  });

  it('of somebody else is not there', async () => {
    const factor = await read<Factor>(await add(dave, '0491 570 156'));
    const eve = await signUp(server.url);
    await prove(eve);
    const path = `/api/auth/factors/${factor.id}`;
    for (const [method, at] of [
      ['POST', `${path}/challenge`],
      ['DELETE', path],
    ] as const) {
      expect((await eve.fetch(at, method === 'POST' ? { method, json: {} } : { method })).status, at).toBe(404);
    }
    expect(twilio.texts).toEqual([]);
  });
});
