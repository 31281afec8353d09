import { createHash } from 'node:crypto';
import { APP_PATHS } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';

const ORIGIN = 'https://smoko.example';

let plain: TestServer;
let set: TestServer;
beforeAll(async () => {
  [plain, set] = await Promise.all([
    startServer(),
    startServer({
      env: {
        PUBLIC_URL: ORIGIN,
        SUPPORT_PHONE: '1300 975 711',
        SUPPORT_EMAIL: 'help@smoko.example',
        SITE_CONTENT: 'own',
        SITE_HERO_VIDEO: 'https://videos.example/hero.mp4',
        OPERATOR_NAME: 'Miller & Sons <Pty> Ltd',
        OPERATOR_NUMBER: 'ABN 51 824 753 556',
        OPERATOR_ADDRESS: '1 Example Street, Penrith NSW 2750',
        OPERATOR_EMAIL: 'privacy@smoko.example',
        DATA_PLACE: 'Sydney, Australia',
        SECURITY_CONTACT: 'security@smoko.example',
      },
    }),
  ]);
});
afterAll(() => Promise.all([plain.stop(), set.stop()]));

const text = async (url: string, init?: RequestInit) => (await fetch(url, init)).text();

describe('a page of the site', () => {
  it('is whole without a script: its own words and one heading', async () => {
    const html = await text(plain.url);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('Smarter job management for tradies');
  });

  it.each(['br', 'gzip'])('goes out as %s, and not again while it is the same', async (encoding) => {
    const answer = await fetch(plain.url, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('<h1');
    const etag = answer.headers.get('etag') ?? '';
    const again = await fetch(plain.url, {
      headers: { 'accept-encoding': encoding, 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  it('goes out as it is to who cannot unpack', async () => {
    const answer = await fetch(plain.url, { headers: { 'accept-encoding': 'identity' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toContain('<!doctype html>');
  });

  it('its script and style are fetched packed, and kept', async () => {
    const [, script = ''] = /data-later="(\/assets\/site-script-[^"]+)"/.exec(await text(plain.url)) ?? [];
    const answer = await fetch(plain.url + script, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-type')).toContain('javascript');
  });
});

it('the one script that stands in the pages is the one that the policy names', async () => {
  const answer = await fetch(plain.url);
  const policy = answer.headers.get('content-security-policy');
  const scripts = [...(await answer.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, source = '']) => source);
  expect(scripts).toHaveLength(1);
  for (const source of scripts)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(source).digest('base64')}'`);
});

describe('without configuration', () => {
  it('addresses begin with where the server listens', async () => {
    expect(await text(plain.url)).toContain(`<link rel="canonical" href="${plain.url}/"`);
    expect(await text(`${plain.url}/sitemap.xml`)).toContain(`<loc>${plain.url}/</loc>`);
    expect(await text(`${plain.url}/robots.txt`)).toContain(`Sitemap: ${plain.url}/sitemap.xml`);
  });

  it('phone and email are examples without a link, and the footer says so', async () => {
    const html = await text(plain.url);
    expect(html).toContain('1300 975 707');
    expect(html).not.toMatch(/tel:|mailto:/);
    expect(html).toContain('are examples');
  });
});

describe('with configuration', () => {
  it('addresses are whole, in the page, the sitemap and robots.txt', async () => {
    const html = await text(set.url);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/"`);
    expect(html).toContain(`content="${ORIGIN}/pictures/share.png"`);
    expect(await text(`${set.url}/sitemap.xml`)).toContain(`<loc>${ORIGIN}/</loc>`);
    const robots = await text(`${set.url}/robots.txt`);
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots).toContain('Disallow: /dashboard\n');
    expect(robots).not.toContain('Disallow: /auth\n');
  });

  it('whoever asks under another name changes nothing', async () => {
    const html = await text(set.url, { headers: { 'x-forwarded-host': 'evil.example' } });
    expect(html).not.toContain('evil.example');
  });

  it('phone and email are links, and nothing is called an example', async () => {
    const html = await text(set.url);
    expect(html).toContain('href="tel:1300975711"');
    expect(html).toContain('href="mailto:help@smoko.example"');
    expect(html).not.toContain('are examples');
    for (const path of ['/', '/why-us', '/support', '/contact']) {
      expect(await text(set.url + path)).not.toContain('>Example</span>');
      expect(await text(plain.url + path)).toContain('>Example</span>');
    }
    for (const how of ['loop', 'muted']) expect(html).toMatch(new RegExp(`<video[^>]* ${how}[ =>]`));
    expect(html).toMatch(/<video[^>]*autoplay[^>]*><source src="https:\/\/videos.example\/hero.mp4">/i);
    expect(await text(plain.url)).not.toContain('<video');
    expect((await fetch(set.url)).headers.get('content-security-policy')).toContain(
      "media-src 'self' https://videos.example;",
    );
  });
});

describe('who is behind it', () => {
  it.each(['/privacy', '/terms'])('%s shows a gap until the configuration says who, and then them', async (path) => {
    const gap = await text(plain.url + path);
    for (const words of ['The name of whoever runs this Smoko - not set yet', 'Their ABN or NZBN - not set yet'])
      expect(gap).toContain(`[${words}]`);
    expect(gap).toContain('this Smoko is for trying out');
    const told = await text(set.url + path);
    for (const words of ['Miller &amp; Sons &lt;Pty&gt; Ltd', 'ABN 51 824 753 556', 'Sydney, Australia'])
      expect(told).toContain(words);
    expect(told).not.toMatch(/not set yet|for trying out/);
  });

  it('security.txt is there where there is somebody to tell, as RFC 9116 asks', async () => {
    const answer = await fetch(`${set.url}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = (await answer.text()).trim().split('\n');
    expect(fields).toContain('Contact: mailto:security@smoko.example');
    expect(fields).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt`);
    const expires = fields.find((line) => line.startsWith('Expires: '))?.slice('Expires: '.length) ?? '';
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
    expect(Date.parse(expires)).toBeLessThan(Date.now() + 365 * 86_400_000);
    expect((await fetch(`${plain.url}/.well-known/security.txt`)).status).toBe(404);
  });

  it('has a favicon.ico', async () => {
    const answer = await fetch(`${plain.url}/favicon.ico`);
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3]);
  });
});

describe('addresses', () => {
  it.each(APP_PATHS)('%s is the app', async (path) => {
    const answer = await fetch(plain.url + path.replace(':agentName', 'jerry'));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root">');
  });

  it.each(['/no/such/page', '/feature', '/agent', '/404'])('%s is not there, and the page says so', async (path) => {
    const answer = await fetch(plain.url + path);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('Oops! Page not found');
    expect(html).toContain('name="robots" content="noindex"');
  });

  it.each(['/site/index.html', '/site/passages.json', '/assets/nothing.js', '/nothing.png', '/.vite/manifest.json'])(
    '%s is no page',
    async (path) => {
      const answer = await fetch(plain.url + path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
    },
  );
});
