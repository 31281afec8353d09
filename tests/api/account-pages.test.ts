import { parse } from 'node-html-parser';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail, PASSWORD, prove, signUp } from '../support/account.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { startTwilioStandIn } from '../support/twilio-stand-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** A browser without scripts: it keeps cookies and posts forms. */
function browser(at: TestServer = server) {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at.url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie ? { cookie } : {}), ...(init.headers ?? {}) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  return {
    jar,
    get: (path: string) => send(path),
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: at.url, ...headers } }),
  };
}

const person = (email: string) => ({
  full_name: 'Dave Carmody',
  business_name: 'Carmody Electrical',
  business_location: 'Perth',
  gst_registered: 'yes',
  email,
  password: PASSWORD,
});
const text = async (answer: Promise<Response> | Response) => (await answer).text();

/** The fields of the form with this step on the page of the second factor, as a browser sends them. */
function formOf(page: string, step: 'code' | 'text' | 'recovery' | 'leave'): Record<string, string> {
  const form = parse(page)
    .querySelectorAll('form')
    .find((one) => one.querySelector('[name=step]')?.getAttribute('value') === step);
  const fields = form?.querySelectorAll('input[name]') ?? [];
  return Object.fromEntries(fields.map((field) => [field.getAttribute('name'), field.getAttribute('value') ?? '']));
}

/** Somebody whose second factor is an app. */
async function withApp(at: TestServer) {
  const account = await signUp(at.url);
  await prove(account);
  const send = async <T>(path: string, json: object) =>
    (await (await account.fetch(path, { method: 'POST', json })).json()) as T;
  const { id, totp } = await send<{ id: string; totp: { secret: string } }>('/api/auth/factors', {
    factor_type: 'totp',
  });
  const secret = Secret.fromBase32(totp.secret);
  const challenge = await send<{ id: string }>(`/api/auth/factors/${id}/challenge`, {});
  const { recovery_codes = [] } = await send<{ recovery_codes?: string[] }>(`/api/auth/factors/${id}/verify`, {
    challenge_id: challenge.id,
    code: TOTP.generate({ secret }),
  });
  return { account, id, recovery_codes };
}

describe('a page’s script', () => {
  const json = { accept: 'application/json' };

  it('is told where to go and what to say there, or what is wrong', async () => {
    const email = newEmail();
    const { post } = browser();
    const missing = await post('/signup', { ...person(email), business_name: '' }, json);
    expect([missing.status, await missing.json()]).toEqual([
      422,
      { notice: null, errors: { business_name: 'Business name is required' } },
    ]);
    const made = await post('/signup?next=/calendar', { ...person(email), time_zone: 'Australia/Perth' }, json);
    expect(await made.json()).toMatchObject({ go: '/calendar', notices: [{ title: 'Account Created!' }] });
    const taken = await browser().post('/signup', person(email), json);
    expect(await taken.json()).toMatchObject({
      notice: {
        kind: 'error',
        title: 'Account Creation Failed',
        text: 'Unable to create account. Please try again.',
      },
    });
    const wrong = await browser().post('/auth', { email, password: 'not the password' }, json);
    expect([wrong.status, await wrong.json()]).toEqual([
      401,
      { notice: { kind: 'error', title: 'Sign In Failed', text: 'Email or password is incorrect.' }, errors: {} },
    ]);
    const fine = await browser().post('/auth?next=//evil.example', { email, password: PASSWORD }, json);
    expect(fine.headers.get('cache-control')).toBe('no-store');
    expect(await fine.json()).toMatchObject({ go: '/dashboard', notices: [{ title: 'Welcome back!' }] });
    const sent = await browser().post('/auth/forgot', { email }, json);
    expect(await sent.json()).toMatchObject({ go: null, notices: [{ title: 'Reset Instructions Sent' }] });
  });
});

describe('without JavaScript', () => {
  it('an account is created, with every complaint beside its field and nothing typed lost but the password', async () => {
    const { post, get, jar } = browser();
    const wrong = await post('/signup', {
      ...person('not an address'),
      business_name: '',
      gst_registered: '',
      abn: '1',
    });
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    for (const words of [
      'Business name is required',
      'Please enter a valid email address',
      'ABN should be 11 digits',
      'value="Dave Carmody"',
    ])
      expect(page).toContain(words);
    expect(page).not.toContain(PASSWORD);
    const noAnswer = await post('/signup', { ...person(newEmail()), gst_registered: '' });
    expect(await noAnswer.text()).toContain('Choose yes or no');

    const made = await post('/signup?plan=pro', person(newEmail()));
    expect(made.status).toBe(303);
    expect(made.headers.get('location')).toBe('/dashboard');
    expect(jar.has('smoko_session')).toBe(true);
    const { user } = (await (await get('/api/auth/session')).json()) as { user: Record<string, unknown> };
    expect(user).toMatchObject({ plan: 'pro', time_zone: 'Australia/Perth' });
    for (const path of ['/auth', '/signup']) expect((await get(path)).headers.get('location'), path).toBe('/dashboard');
  });

  it('one signs in, is told when that fails, and is led nowhere else', async () => {
    const email = newEmail();
    await browser().post('/signup', person(email));
    const { post } = browser();
    const wrong = await post('/auth', { email, password: 'not the password' });
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get('cache-control')).toBe('no-store');
    const page = await wrong.text();
    expect(page).toContain('Sign In Failed. Email or password is incorrect.');
    expect(page).toContain(`value="${email}"`);
    expect(page).not.toContain('not the password');
    expect(await text(post('/auth', { email, password: 'short' }))).toContain('Password must be at least 8 characters');
    const fine = await post('/auth?next=/calendar', { email, password: PASSWORD });
    expect([fine.status, fine.headers.get('location')]).toEqual([303, '/calendar']);
    // without "Remember me" the cookie ends with the browser
    expect(fine.headers.getSetCookie().find((line) => line.startsWith('smoko_session='))).not.toContain('Expires');
    const led = await browser().post('/auth?next=https://evil.example/', {
      email,
      password: PASSWORD,
      remember: 'yes',
    });
    expect(led.headers.get('location')).toBe('/dashboard');
    expect(led.headers.getSetCookie().find((line) => line.startsWith('smoko_session='))).toContain('Expires');
  });

  it('guesses are slowed down as they are for the app', async () => {
    const email = newEmail();
    await browser().post('/signup', person(email));
    const { post } = browser();
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await post('/auth', { email, password: `wrong ${i} word` })).status);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.at(-1)).toBe(429);
    // one count for both ways in
    const byApi = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(byApi.status).toBe(429);
  });

  it.each(['/auth', '/signup', '/auth/forgot', '/auth/reset', '/auth/code'])('%s refuses other sites', async (path) => {
    const { post } = browser();
    expect((await post(path, {}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(path, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('a forgotten password is replaced by the mailed link, and the answer is the same for everybody', async () => {
    const email = newEmail();
    await browser().post('/signup', person(email));
    const { post, get } = browser();
    for (const one of [email, newEmail()])
      expect(await text(post('/auth/forgot', { email: one }))).toMatch(
        /If an account exists for that email, we(&apos;|')ve sent reset instructions\./,
      );
    // of the mail to this address: another test's may be there before it
    const mailed = async () =>
      (await text(get('/dev/outbox')))
        .split('<article>')
        .filter((mail) => mail.includes(`To ${email}`))
        .flatMap((mail) => mail.match(/auth\/reset\?token=[\w-]+/) ?? [])[0];
    await expect.poll(mailed).toBeTruthy();
    const link = (await mailed()) ?? '';
    const token = link.split('=')[1] ?? '';
    expect(await text(get(`/${link}`))).toContain('Choose a new password');
    const reset = `/auth/reset?token=${token}`;
    const fresh = 'ladder on the ute 77';
    expect(await text(post(reset, { password: fresh }))).toContain('Password Changed. Sign in with your new password.');
    expect(await text(post(reset, { password: fresh }))).toContain('too old or was used before');
    expect((await post('/auth', { email, password: fresh })).status).toBe(303);
  });

  it('the second factor is asked for before anything else, by the session’s own form', async () => {
    const { account, id, recovery_codes } = await withApp(server);

    const { post, get } = browser();
    const first = await post('/auth?next=/calendar', { email: account.email, password: PASSWORD });
    const way = first.headers.get('location') ?? '';
    expect(way).toBe('/auth/code?next=%2Fcalendar');
    expect((await get('/api/projects')).status).toBe(403);
    expect((await get('/auth?next=/quotes')).headers.get('location')).toBe('/auth/code?next=%2Fquotes');

    const page = await text(get(way));
    const fields = formOf(page, 'code');
    expect(fields.factor).toBe(id);
    expect(page).not.toContain('Text Me a Code');
    expect((await post(way, { ...fields, csrf: 'made up', code: '123456' })).status).toBe(403);
    const wrong = await post(way, { ...fields, code: '000000' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('That code is not right');
    expect(await text(post(way, fields))).toContain('Enter the code.');
    expect((await get('/api/projects')).status).toBe(403);

    expect(recovery_codes.length).toBe(10);
    const other = parse(page)
      .querySelectorAll('a')
      .find((link) => link.text === 'Use a recovery code');
    const led = other?.getAttribute('href')?.replaceAll('&amp;', '&') ?? '';
    const recovery = formOf(await text(get(led)), 'recovery');
    const right = await post(led, { ...recovery, code: recovery_codes[0] ?? '' });
    expect([right.status, right.headers.get('location')]).toEqual([303, '/calendar']);
    expect((await get('/api/projects')).status).toBe(200);
    // or as somebody else
    const another = browser();
    await another.post('/auth', { email: account.email, password: PASSWORD });
    const leave = formOf(await text(another.get('/auth/code')), 'leave');
    expect((await another.post('/auth/code', leave)).headers.get('location')).toBe('/auth');
    expect((await another.get('/api/projects')).status).toBe(401);
    const nobody = await browser().get('/auth/code');
    expect(nobody.headers.get('location')).toBe('/auth');
  });

  it('a texted code that is over is replaced by another one', async () => {
    const twilio = await startTwilioStandIn();
    const texting = await startServer({ env: twilio.env });
    try {
      const account = await signUp(texting.url);
      await prove(account);
      const send = async <T>(path: string, json: object) =>
        (await (await account.fetch(path, { method: 'POST', json })).json()) as T;
      const sent = () => twilio.texts.at(-1)?.body.match(/^\d{6}/)?.[0] ?? '';
      const { id } = await send<{ id: string }>('/api/auth/factors', { factor_type: 'phone', phone: '0491 570 156' });
      const { id: challenge_id } = await send<{ id: string }>(`/api/auth/factors/${id}/challenge`, {});
      await send(`/api/auth/factors/${id}/verify`, { challenge_id, code: sent() });

      const { post, get } = browser(texting);
      await post('/auth', { email: account.email, password: PASSWORD });
      const way = '/auth/code?next=/quotes';
      const page = await text(get(way));
      expect(parse(page).querySelector('[data-told=phone]')?.text).toBe('•••• 156');
      expect(page).toContain('Text Me a Code');
      expect(page).not.toContain('Text Another Code');
      const asked = await text(post(way, formOf(page, 'text')));
      expect(asked).not.toContain('Text Me a Code');
      expect(asked).toContain('Text Another Code');
      const over = { ...formOf(asked, 'code'), challenge: '0'.repeat(24), code: sent() };
      const late = await text(post(way, over));
      expect(late).toContain('That took too long');
      expect(late).toContain('Text Another Code');
      const anew = formOf(await text(post(way, formOf(late, 'text'))), 'code');
      const right = await post(way, { ...anew, code: sent() });
      expect([right.status, right.headers.get('location')]).toEqual([303, '/quotes']);
    } finally {
      await texting.stop();
      await twilio.close();
    }
  });

  it('whoever has to wait gets a whole page back, and looking and codes are counted as the API counts them', async () => {
    const limited = await startServer({ env: { API_REQUESTS_PER_MINUTE: '40' } });
    try {
      const { account } = await withApp(limited);
      const { post, get } = browser(limited);
      const led = await post('/auth?next=/calendar', { email: account.email, password: PASSWORD });
      const way = led.headers.get('location') ?? '';
      const fields = formOf(await text(get(way)), 'code');
      const statuses: number[] = [];
      for (let i = 0; i < 45; i += 1) statuses.push((await get(way)).status);
      expect(statuses.at(-1)).toBe(429);
      const waits = await post(way, { ...fields, code: '000000' });
      expect(waits.status).toBe(429);
      expect(waits.headers.get('retry-after')).toMatch(/^\d+$/);
      const page = await waits.text();
      expect(page).toContain('That was a lot at once.');
      expect(formOf(page, 'code')).toMatchObject({ csrf: fields.csrf, factor: fields.factor });

      let full = await post('/signup?plan=pro', { full_name: 'Dave Carmody' });
      for (let i = 0; i < 110 && full.status !== 429; i += 1)
        full = await post('/signup?plan=pro', { full_name: 'Dave Carmody' });
      expect(full.status).toBe(429);
      const again = await full.text();
      for (const kept of ['value="Dave Carmody"', 'That was a lot at once.']) expect(again).toContain(kept);
      const nobody = browser(limited);
      for (const path of ['/auth', '/signup', '/auth/forgot', '/auth/reset']) {
        let looked = await nobody.get(path);
        for (let i = 0; i < 41 && looked.status !== 429; i += 1) looked = await nobody.get(path);
        expect(looked.status, path).toBe(429);
      }
    } finally {
      await limited.stop();
    }
  });
});
