import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letter } from '../domain/accounts/email/letter.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { terminalUser } from '../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.dispose());

const PATH = '/dev/outbox';
const page = async (headers: Record<string, string> = {}, url = app.url) => {
  // not fetch, which sets Host by itself
  const { hostname, port } = new URL(url);
  return new Promise<{ status: number; text: string }>((done, failed) => {
    request({ hostname, port, path: PATH, headers }, (res) => {
      let text = '';
      res.on('data', (chunk) => {
        text += String(chunk);
      });
      res.on('end', () => done({ status: res.statusCode ?? 0, text }));
    })
      .on('error', failed)
      .end();
  });
};

describe('/dev/outbox', () => {
  it('shows every kept mail as it would look; account mail is in its own user’s outbox too', async () => {
    const { client, signedIn } = await terminalUser(app.url);
    const other = await terminalUser(app.url);
    const href = 'https://smoko.example/auth/verify?token=abc';
    const body = letter({ heading: 'Say <hello>', paragraphs: ['One thing.'], action: { label: 'Confirm', href } });
    await app.inside.mailer.send({ to: 'dave@example.com', subject: 'For Dave', ...body, userId: signedIn.user.id });
    await app.inside.mailer.send({
      to: 'us@smoko.example',
      subject: 'An enquiry',
      text: `See ${href} <b>`,
      ics: 'BEGIN',
    });
    const { status, text } = await page();
    expect(status).toBe(200);
    expect(text).toMatch(
      /For Dave[\s\S]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;!doctype html/,
    );
    expect(text).toContain(`An enquiry</h2>`);
    expect(text).toContain(`<a href="${href}" target="_blank" rel="noopener">${href}</a> &lt;b&gt;`);

    const own = (await client.get('/api/outbox')).body.data.filter(
      (item: { subject: string }) => item.subject === 'For Dave',
    );
    expect(own).toMatchObject([{ to: 'dave@example.com', body: body.text, status: 'sent', transport: 'development' }]);
    expect(own[0]).not.toHaveProperty('html');
    expect(JSON.stringify((await other.client.get('/api/outbox')).body)).not.toContain('For Dave');
    expect(JSON.stringify((await client.get('/api/outbox')).body)).not.toContain('An enquiry');
  });

  it.each<Record<string, string>>([
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-proto': 'https' },
    { forwarded: 'for=203.0.113.7' },
    { via: '1.1 proxy' },
    { host: 'rebound.example' },
  ])('is not there through a proxy or under another name: %j', async (headers) => {
    expect((await page(headers)).status).toBe(404);
  });

  it('is not there with a mail server, nor in production', async () => {
    for (const [name, value] of [
      ['SMTP_URL', 'smtp://127.0.0.1:1'],
      ['NODE_ENV', 'production'],
    ] as const) {
      const other = await startTestApp({ [name]: value });
      expect((await page({}, other.url)).status).toBe(404);
      await other.dispose();
    }
  });
});
