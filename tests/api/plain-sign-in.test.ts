import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail, PASSWORD, prove, signUp } from '../support/account.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** A browser without scripts: it keeps cookies and posts forms. */
function browser() {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(server.url + path, {
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
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: server.url, ...headers } }),
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

describe('without JavaScript', () => {
  it('an account is created, with every complaint beside its field and nothing typed lost but the password', async () => {
    const { post, get, jar } = browser();
    const wrong = await post('/auth/plain/create', {
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
    const noAnswer = await post('/auth/plain/create', { ...person(newEmail()), gst_registered: '' });
    expect(await noAnswer.text()).toContain('Choose yes or no');

    const made = await post('/auth/plain/create', { ...person(newEmail()), plan: 'pro' });
    expect(made.status).toBe(303);
    expect(made.headers.get('location')).toBe('/dashboard');
    expect(jar.has('smoko_session')).toBe(true);
    const { user } = (await (await get('/api/auth/session')).json()) as { user: Record<string, unknown> };
    expect(user).toMatchObject({ plan: 'pro', time_zone: 'Australia/Perth' });
    expect(await text(get('/auth/plain'))).toContain('You are signed in.');
  });

  it('one signs in, is told when that fails, and is led nowhere else', async () => {
    const email = newEmail();
    await browser().post('/auth/plain/create', person(email));
    const { post } = browser();
    const wrong = await post('/auth/plain', { email, password: 'not the password' });
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get('cache-control')).toBe('no-store');
    const page = await wrong.text();
    expect(page).toContain('Sign In Failed. Email or password is incorrect.');
    expect(page).toContain(`value="${email}"`);
    expect(page).not.toContain('not the password');
    expect(await text(post('/auth/plain', { email, password: 'short' }))).toContain(
      'Password must be at least 8 characters',
    );
    const fine = await post('/auth/plain', { email, password: PASSWORD, next: '/calendar' });
    expect([fine.status, fine.headers.get('location')]).toEqual([303, '/calendar']);
    // without "Remember me" the cookie ends with the browser
    expect(fine.headers.getSetCookie().find((line) => line.startsWith('smoko_session='))).not.toContain('Expires');
    const led = await browser().post('/auth/plain', {
      email,
      password: PASSWORD,
      remember: 'yes',
      next: 'https://evil.example/',
    });
    expect(led.headers.get('location')).toBe('/dashboard');
    expect(led.headers.getSetCookie().find((line) => line.startsWith('smoko_session='))).toContain('Expires');
  });

  it('guesses are slowed down as they are for the app', async () => {
    const email = newEmail();
    await browser().post('/auth/plain/create', person(email));
    const { post } = browser();
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1)
      statuses.push((await post('/auth/plain', { email, password: `wrong ${i} word` })).status);
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

  it.each(['/auth/plain', '/auth/plain/create', '/auth/plain/forgot', '/auth/plain/reset', '/auth/plain/code'])(
    '%s refuses other sites',
    async (path) => {
      const { post } = browser();
      expect((await post(path, {}, { origin: 'https://evil.example' })).status).toBe(403);
      expect((await post(path, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    },
  );

  it('a forgotten password is replaced by the mailed link, and the answer is the same for everybody', async () => {
    const email = newEmail();
    await browser().post('/auth/plain/create', person(email));
    const { post, get } = browser();
    for (const one of [email, newEmail()])
      expect(await text(post('/auth/plain/forgot', { email: one }))).toMatch(
        /If an account exists for that email, we(&apos;|')ve sent reset instructions\./,
      );
    const mailed = async () =>
      (await text(get('/dev/outbox'))).split(email).flatMap((part) => part.match(/auth\/reset\?token=[\w-]+/) ?? [])[0];
    await expect.poll(mailed).toBeTruthy();
    const link = (await mailed()) ?? '';
    const token = link.split('=')[1] ?? '';
    // the link itself is the app's; without scripts it leads on
    expect(await text(get(`/${link}`))).toContain(`url=/auth/plain/reset?token=${token}`);
    expect(await text(get(`/auth/plain/reset?token=${token}`))).toContain(`value="${token}"`);
    const fresh = 'ladder on the ute 77';
    expect(await text(post('/auth/plain/reset', { token, password: fresh }))).toContain('Your password was changed');
    expect(await text(post('/auth/plain/reset', { token, password: fresh }))).toContain('too old or was used before');
    expect((await post('/auth/plain', { email, password: fresh })).status).toBe(303);
  });

  it('the second factor is asked for before anything else, by the session’s own form', async () => {
    const account = await signUp(server.url);
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

    const { post, get } = browser();
    const first = await post('/auth/plain', { email: account.email, password: PASSWORD, next: '/calendar' });
    const way = first.headers.get('location') ?? '';
    expect(way).toBe('/auth/plain/code?next=%2Fcalendar');
    expect((await get('/api/projects')).status).toBe(403);
    expect((await get('/auth/plain')).headers.get('location')).toBe('/auth/plain/code');

    const page = await text(get(way));
    const hidden = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? '';
    const fields = { csrf: hidden('csrf'), factor: hidden('factor'), challenge: '' };
    expect(fields.factor).toBe(id);
    expect(page).not.toContain('Text me a code');
    expect((await post(way, { ...fields, csrf: 'made up', step: 'code', code: '123456' })).status).toBe(403);
    const wrong = await post(way, { ...fields, step: 'code', code: '000000' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('That code is not right');
    expect((await get('/api/projects')).status).toBe(403);

    expect(recovery_codes.length).toBe(10);
    const right = await post(way, { ...fields, step: 'recovery', recovery: recovery_codes[0] ?? '' });
    expect([right.status, right.headers.get('location')]).toEqual([303, '/calendar']);
    expect((await get('/api/projects')).status).toBe(200);
    const nobody = await browser().get('/auth/plain/code');
    expect(nobody.headers.get('location')).toBe('/auth/plain');
  });
});
