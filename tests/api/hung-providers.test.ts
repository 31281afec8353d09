import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailServer } from '../../server/src/testing/mail-server.ts';
import { type Account, asBearer, signUp } from '../support/account.ts';
import { removeDir, tempDir } from '../support/paths.ts';
import { get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { startTwilioStandIn, type TwilioStandIn } from '../support/twilio-stand-in.ts';
import { until } from '../support/until.ts';

/** A mail server that takes the connection and never says a word, until it is woken. */
async function startSilentMailServer() {
  const real = await startMailServer();
  const silent = new Set<Socket>();
  let wakes = false;
  let connections = 0;
  const server: Server = createServer((socket) => {
    connections++;
    socket.on('error', () => undefined);
    if (!wakes) return void silent.add(socket);
    const behind = connect(Number(new URL(real.url).port), '127.0.0.1');
    behind.on('error', () => socket.destroy());
    socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: real.mails,
    connections: () => connections,
    wake() {
      wakes = true;
    },
    async close() {
      for (const socket of silent) socket.destroy();
      await new Promise<void>((done) => server.close(() => done()));
      await real.close();
    },
  };
}

const now = '2026-11-24T00:00:00Z';
const dataDir = tempDir();
let mail: Awaited<ReturnType<typeof startSilentMailServer>>;
let twilio: TwilioStandIn;
let server: TestServer;
let mel: Account;
beforeAll(async () => {
  [mail, twilio] = await Promise.all([startSilentMailServer(), startTwilioStandIn()]);
  // the mail that confirms the address is read here, so the first server has no way to send any
  const first = await startServer({ now, dataDir });
  mel = await signUp(first.url, { business_name: 'Carmody Electrical' });
  await first.stop();
  server = await startServer({ now, dataDir, env: { ...twilio.env, SMTP_URL: mail.url } });
  mel = { ...mel, ...asBearer(server.url, mel.token) };
});
afterAll(async () => {
  await server.stop();
  await Promise.all([mail.close(), twilio.close()]);
  removeDir(dataDir);
});

const put = async (to: string, body: string) => String((await post(mel, '/api/outbox', { to, body })).id);
const stored = async (id: string) => (await get(mel, '/api/outbox?limit=100')).data.find((item) => item.id === id);
const becomes = (id: string, status: string) =>
  until(`it to be ${status}`, async () => ((await stored(id))?.status === status ? true : null));

it('a mail server that takes the connection and says nothing holds up no text, and gets the mail once when it is back', async () => {
  const letter = await put('rosa@client.example', 'Here is the plan');
  await until('the mail server to be asked', () => (mail.connections() > 0 ? true : null));
  const text = await put('0491 570 156', 'On my way');
  await becomes(text, 'sent');
  expect(await stored(letter)).toMatchObject({ status: 'queued' });
  mail.wake();
  await becomes(letter, 'sent');
  const arrived = mail.mails.filter(({ to }) => to.includes('rosa@client.example'));
  expect(arrived).toHaveLength(1);
  expect(mail.connections()).toBeGreaterThan(1);
});

it('a phone network that takes a text and never answers holds up no other one; that text is unknown and not sent again', async () => {
  let held = 0;
  let letGo = () => {};
  const silence = new Promise<void>((end) => {
    letGo = end;
  });
  // the first one only
  twilio.beforeTaking = () => (held++ === 0 ? silence : Promise.resolve());
  const hangs = await put('0491 570 157', 'This one hangs');
  await until('the network to have it', () => (held > 0 ? true : null));
  const next = await put('0491 570 158', 'This one goes');
  await becomes(next, 'sent');
  expect(await stored(hangs)).toMatchObject({ status: 'queued' });
  await becomes(hangs, 'unknown');
  expect((await stored(hangs))?.reason).toContain('nobody can say');
  const last = await put('0491 570 157', 'After it');
  await becomes(last, 'sent');
  letGo();
  twilio.beforeTaking = () => Promise.resolve();
  await until('the network to be done', () => (twilio.texts.length >= 3 ? true : null));
  expect(twilio.texts.filter(({ body }) => body.includes('This one hangs')).length).toBeLessThanOrEqual(1);
  expect(await stored(hangs)).toMatchObject({ status: 'unknown' });
});
