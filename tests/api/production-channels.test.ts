import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpOnly } from '../support/account.ts';
import { inboxOf } from '../support/messages.ts';
import { ROOT } from '../support/paths.ts';
import { expectProblem } from '../support/problem.ts';
import { startServer, type TestServer } from '../support/server.ts';

const FREE = ['+61491570110', '+61491570313'];
const TLS = join(ROOT, 'tests/support/tls');
const cert = join(TLS, 'cert.pem');

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    env: {
      NODE_ENV: 'production',
      MONGODB_URI: undefined,
      TWILIO_NUMBERS: FREE.join(','),
      EMAIL_INBOUND_DOMAIN: 'in.smoko.example',
      SMTP_IN_PORT: '0',
      SMTP_IN_TLS_CERT: cert,
      SMTP_IN_TLS_KEY: join(TLS, 'key.pem'),
    },
  });
});
afterAll(() => server.stop());

const set = (account: { fetch: Awaited<ReturnType<typeof signUpOnly>>['fetch'] }, json: object) =>
  account.fetch('/api/settings', { method: 'PATCH', json });

it('a number is one of the server’s that nobody has; an address is the server’s alone to make', async () => {
  const [mel, dave] = [await signUpOnly(server.url), await signUpOnly(server.url)];
  await expectProblem(await set(mel, { sms_number: '+61491570006' }), 422, 'invalid');
  await expectProblem(await set(mel, { inbound_address: 'mel@in.smoko.example' }), 422, 'invalid');
  expect((await set(mel, { sms_number: FREE[0] })).status).toBe(200);
  await expectProblem(await set(dave, { sms_number: FREE[0] }), 409, 'duplicate');
  expect((await set(dave, { sms_number: FREE[1] })).status).toBe(200);
  const { inbound_address } = (await (await mel.fetch('/api/settings')).json()) as { inbound_address: string };
  expect(inbound_address).toMatch(/@in\.smoko\.example$/);
});

it('a mail comes in encrypted, once the certificate is trusted', async () => {
  const mel = await signUpOnly(server.url);
  const { inbound_address: to } = (await (await mel.fetch('/api/settings')).json()) as { inbound_address: string };
  const port = Number(/mail in +port (\d+)/.exec(server.output())?.[1]);
  const over = (tls: object) =>
    createTransport({ host: '127.0.0.1', port, secure: false, requireTLS: true, tls }).sendMail({
      from: 'grace@client.example',
      to,
      subject: 'Encrypted',
      text: 'Hello',
    });
  await expect(over({ servername: 'in.smoko.example' })).rejects.toThrow(/self.signed/);
  await over({ servername: 'in.smoko.example', ca: readFileSync(cert) });
  expect(await inboxOf(mel)).toMatchObject([{ subject: 'Encrypted', to }]);
});
