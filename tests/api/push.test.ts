import { login } from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Account, asBearer, PASSWORD, signUp } from '../support/account.ts';
import { connect, postText, processed, textFields } from '../support/messages.ts';
import { expectProblem } from '../support/problem.ts';
import { type Browser, type PushStandIn, startPushStandIn } from '../support/push-stand-in.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';

let service: PushStandIn;
let server: TestServer;
let mel: Account;
let browser: Browser;
let device: Fields & { id: string };

beforeAll(async () => {
  service = await startPushStandIn();
  server = await startServer({ now: '2026-03-04T09:00:00Z', env: service.env });
});
afterAll(async () => {
  await server.stop();
  await service.close();
});
beforeEach(async () => {
  mel = await signUp(server.url);
  browser = await newBrowser();
  device = await turnOn(mel, browser);
});

const PATH = '/api/push-devices';
type Who = Pick<Account, 'fetch'>;
const list = async (who: Who) => (await (await who.fetch(PATH)).json()) as { data: Fields[]; public_key: string };
const newBrowser = async () => service.subscribe((await list(mel)).public_key);
const turnOn = (who: Who, { subscription }: Browser) => post<Fields & { id: string }>(who, PATH, { ...subscription });
const signInAgain = async () => {
  const { access_token } = await mel.client.call(login, { email: mel.email, password: PASSWORD, remember: true });
  return asBearer(server.url, access_token ?? '');
};
const told = (to = browser, count = 1) =>
  until(`${count} notices`, () => (to.told.length >= count ? to.told.at(-1) : null));

const asksTest = (who: Who, id: string) => who.fetch(`${PATH}/${id}/test`, { method: 'POST', json: {} });
const tryOut = async (who: Who, id: string) => expect((await asksTest(who, id)).status).toBe(204);

const priya = { name: 'Priya Sharma', phone: '0491 570 156', email: 'priya@example.com' };
async function sentQuote() {
  const client = await post(mel, '/api/clients', priya);
  const lines = [{ description: 'Downlights', quantity: 6, unit_price: 45.5 }];
  const { id } = await post(mel, '/api/quotes', { client_id: client.id, lines });
  await post(mel, `/api/quotes/${id}/send`);
  return get<Fields & { id: string }>(mel, `/api/quotes/${id}`);
}
async function answer({ link }: Fields, decision: 'accepted' | 'declined', reason = '') {
  const seen = /name="seen" value="([^"]+)"/.exec(await (await fetch(String(link))).text())?.[1] ?? '';
  const body = new URLSearchParams({ decision, name: 'Priya', reason, seen });
  expect((await fetch(String(link), { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
}

it('tells a device of a quote that was accepted, sealed for it and signed, without a price', async () => {
  const quote = await sentQuote();
  await answer(quote, 'accepted');
  expect(await told()).toEqual({
    title: 'Quote accepted',
    body: 'Priya Sharma accepted your quote.',
    tag: `quote-response:${quote.id}`,
    path: `/quick-quote?quote=${quote.id}`,
  });
  expect(browser.headers[0]).toMatchObject({ urgency: 'high', ttl: '86400' });
});

it('tells of an answer once, though the form is sent again', async () => {
  const quote = await sentQuote();
  await answer(quote, 'declined', 'Too dear at $273, call 0491 570 156');
  expect(JSON.stringify(await told())).not.toMatch(/\d{3} \d{3}|\$|dear/);
  const second = await newBrowser();
  await turnOn(await signInAgain(), second);
  await answer(quote, 'declined', 'Again').catch(() => null);
  await tryOut(mel, device.id);
  await until('the test', () => browser.told.some(({ tag }) => tag === 'test'));
  expect(browser.told).toHaveLength(2);
});

it('tells of a variation by the name of the client of its job', async () => {
  const client = await post(mel, '/api/clients', priya);
  const job = await post(mel, '/api/projects', { job_name: 'Deck', job_number: '7', client_id: client.id });
  const lines = [{ description: 'Handrail', quantity: 1, unit_price: 200 }];
  const { id } = await post(mel, '/api/variations', { project_id: job.id, description: 'Handrail', lines });
  await post(mel, `/api/variations/${id}/send`);
  await answer(await get(mel, `/api/variations/${id}`), 'declined');
  expect(await told()).toMatchObject({
    title: 'Variation declined',
    body: 'Priya Sharma declined your variation.',
    path: '/job-details?job=7&tab=money',
  });
});

it('tells of a text from a client, and nothing of what it says', async () => {
  await post(mel, '/api/clients', priya);
  const { sms } = await connect(mel);
  await postText(server.url, textFields({ From: '+61491570156', To: sms, Body: 'The gate code is 4821' }));
  const [item] = await processed(mel);
  const notice = await told();
  expect(notice).toMatchObject({ tag: `message:${item?.id}`, path: `/inbox?item=${item?.id}` });
  expect(notice?.body).toMatch(/^Priya Sharma sent you a text\./);
  expect(JSON.stringify(notice)).not.toContain('4821');
});

it('says in the same notice that a yes is waited for, where something follows from the message', async () => {
  await sentQuote();
  const { sms } = await connect(mel);
  await postText(server.url, textFields({ From: '+61491570156', To: sms, Body: 'yep lock us in' }));
  const [item] = await processed(mel);
  expect(item?.approval_ids).toHaveLength(1);
  expect(await told()).toMatchObject({
    title: 'New message',
    body: 'Priya Sharma sent you a text. Something in it waits for your yes.',
  });
  expect(browser.told).toHaveLength(1);
});

it('tells nothing of a stranger who only says hello', async () => {
  const { sms } = await connect(mel);
  await postText(server.url, textFields({ From: '+61491570157', To: sms, Body: 'Thanks' }));
  const [item] = await processed(mel);
  expect(item?.approval_ids).toEqual([]);
  await tryOut(mel, device.id);
  expect(browser.told.map(({ tag }) => tag)).toEqual(['test']);
});

it('forgets a device whose push service says 410 or 404, and not one whose service has a bad day', async () => {
  const quote = await sentQuote();
  const gone = [await newBrowser(), await newBrowser()] as const;
  await turnOn(await signInAgain(), gone[0]);
  await turnOn(await signInAgain(), gone[1]);
  gone[0].answers = 410;
  gone[1].answers = 404;
  browser.answers = 503;
  await answer(quote, 'accepted');
  await until('both to go', async () => (await list(mel)).data.length === 1);
  await until('the one with the bad day', () => browser.calls === 1);
  expect((await list(mel)).data).toEqual([expect.objectContaining({ id: device.id })]);
});

it('a test is really sent, and says what became of it', async () => {
  await tryOut(mel, device.id);
  expect(browser.told).toEqual([expect.objectContaining({ title: 'Smoko can tell you', always: true })]);
  browser.answers = 500;
  await expectProblem(await asksTest(mel, device.id), 503, 'unavailable');
  browser.answers = 410;
  await expectProblem(await asksTest(mel, device.id), 409, 'conflict');
  expect((await list(mel)).data).toEqual([]);
});

it('whoever signs out is told nothing more, and neither is who was signed out from elsewhere', async () => {
  const phone = await signInAgain();
  const other = await newBrowser();
  await turnOn(phone, other);
  expect((await list(mel)).data.map(({ current }) => current)).toEqual([false, true]);
  await phone.fetch('/api/auth/logout', { method: 'POST', json: {} });
  expect((await list(mel)).data).toHaveLength(1);
  await answer(await sentQuote(), 'accepted');
  await told();
  expect(other.calls).toBe(0);
});

it('who signs in next on a browser takes it over, and the one before is told nothing there', async () => {
  const quote = await sentQuote();
  const rosa = await signUp(server.url);
  await turnOn(rosa, browser);
  expect((await list(mel)).data).toEqual([]);
  await answer(quote, 'accepted');
  const mine = (await list(rosa)).data[0];
  await tryOut(rosa, String(mine?.id));
  expect(browser.told.map(({ tag }) => tag)).toEqual(['test']);
});

it('of another’s device there is nothing to see, to try out or to take away', async () => {
  const rosa = await signUp(server.url);
  expect((await list(rosa)).data).toEqual([]);
  await expectProblem(await rosa.fetch(`${PATH}/${device.id}`, { method: 'DELETE' }), 404, 'not_found');
  const test = await asksTest(rosa, device.id);
  await expectProblem(test, 404, 'not_found');
  expect(browser.calls).toBe(0);
  expect((await list(mel)).data).toHaveLength(1);
});

it('takes a device away', async () => {
  expect((await mel.fetch(`${PATH}/${device.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await list(mel)).data).toEqual([]);
  await expectProblem(await mel.fetch(`${PATH}/${device.id}`, { method: 'DELETE' }), 404, 'not_found');
});

it('turned on twice a session has one device, the latest', async () => {
  const other = await newBrowser();
  await turnOn(mel, other);
  expect((await list(mel)).data).toHaveLength(1);
  await answer(await sentQuote(), 'accepted');
  await told(other);
  expect(browser.calls).toBe(0);
});

it('keeps the twenty latest devices', async () => {
  for (let i = 0; i < 20; i++) await turnOn(await signInAgain(), await newBrowser());
  const { data } = await list(mel);
  expect(data).toHaveLength(20);
  expect(data.map(({ id }) => id)).not.toContain(device.id);
});

it.each([
  ['an address inside', { endpoint: 'https://169.254.169.254/latest' }, 'endpoint'],
  ['another port of this machine', { endpoint: 'http://127.0.0.1:1/push' }, 'endpoint'],
  ['no address', { endpoint: 'hello' }, 'endpoint'],
  ['a key that is no point of the curve', { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }, 'keys.p256dh'],
  ['a short secret', { keys: { p256dh: 'A'.repeat(87), auth: 'AA' } }, 'keys.auth'],
])('refuses %s', async (_what, wrong, path) => {
  const json = { ...browser.subscription, ...wrong };
  const problem = await expectProblem(await mel.fetch(PATH, { method: 'POST', json }), 422, 'invalid');
  expect(problem.errors?.map((error) => error.path)).toEqual([path]);
});

it('the keys are the same after a restart', async () => {
  const one = await startServer({ keepData: true });
  const key = async (url: string) => (await list(await signUp(url))).public_key;
  const before = await key(one.url);
  await one.stop();
  const two = await startServer({ dataDir: one.dataDir });
  expect(await key(two.url)).toBe(before);
  await two.stop();
  const { rmSync } = await import('node:fs');
  rmSync(one.dataDir, { recursive: true, force: true });
});
