import { createHash } from 'node:crypto';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cameraJpeg, drawnPng } from '../../server/src/testing/pictures.ts';
import { type Account, prove, signUp } from '../support/account.ts';
import { removeDir, tempDir } from '../support/paths.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, fileForm, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { unzip } from '../support/unzip.ts';

const GREEN = drawnPng(300, 60, [10, 107, 60, 255]);
const RED = drawnPng(60, 120, [163, 35, 27, 128]);

let server: TestServer;
let mel: Account;
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  mel = await signUp(server.url, { business_name: 'Carmody & "Sons"' });
});

const upload = (content: Uint8Array<ArrayBuffer> | string, name = 'logo.png', account = mel) =>
  account.fetch('/api/settings/logo', { method: 'POST', body: fileForm(name, content) });
async function uploaded(content: Uint8Array<ArrayBuffer>, account = mel): Promise<string> {
  const response = await upload(content, 'logo', account);
  expect(response.status).toBe(201);
  return String(((await response.json()) as Fields).logo);
}
const patch = (json: Fields) => mel.fetch('/api/settings', { method: 'PATCH', json });
const client = () => post(mel, '/api/clients', { name: 'Rosa Delgado', email: 'rosa@example.org' });
async function issued(): Promise<{ id: string } & Fields> {
  const { id } = await client();
  return post(mel, '/api/invoices', { client_id: id, amount: 550, description: 'Switchboard', issue: true });
}

/** Width and height of each picture in a PDF; what shines through of one is a picture of the same size. */
async function picturesIn(path: string, fetchIt = mel.fetch): Promise<string[]> {
  const response = await fetchIt(path);
  expect(response.status, path).toBe(200);
  const content = Buffer.from(await response.arrayBuffer()).toString('latin1');
  const images = content.split('endobj').filter((part) => part.includes('/Subtype /Image'));
  const sizeOf = (part: string) => ['Width', 'Height'].map((name) => new RegExp(`/${name} (\\d+)`).exec(part)?.[1]);
  return [...new Set(images.map((part) => sizeOf(part).join('x')))];
}
/** The bytes of a PDF but for when it was made, and the id that follows from that. */
async function bytesOf(path: string): Promise<string> {
  const content = Buffer.from(await (await mel.fetch(path)).arrayBuffer()).toString('latin1');
  return content.replace(/\(D:\d{14}Z\)/, '').replace(/\/ID \[.*?\]/s, '');
}
async function linkOf(path: string, kind: string): Promise<string> {
  const { body } = await post(mel, path, {});
  const [link = ''] = new RegExp(`http\\S+/${kind}/[0-9a-v]{52}`).exec(String(body)) ?? [];
  expect(link).not.toBe('');
  return link;
}
const pictureOn = async (page: string): Promise<{ src: string; alt: string } | null> => {
  const [, src, alt] = /<img class="logo" src="([^"]+)" alt="([^"]+)">/.exec(await (await fetch(page)).text()) ?? [];
  return src && alt ? { src: server.url + src, alt } : null;
};

describe('a business’s logo', () => {
  it('is none at first; uploaded it is a part of the settings, and comes down as a picture', async () => {
    expect(await get(mel, '/api/settings')).toMatchObject({ logo: null });
    const response = await upload(GREEN, 'whatever.txt');
    expect(response.status).toBe(201);
    const settings = (await response.json()) as Fields;
    expect(await get(mel, '/api/settings')).toEqual(settings);

    const picture = await mel.fetch(`/api/settings/logo/${settings.logo}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const content = Buffer.from(await picture.arrayBuffer());
    expect(createHash('sha256').update(content).digest('hex')).toBe(settings.logo);
  });

  it('of a camera says no more where it was taken', async () => {
    const logo = await uploaded(cameraJpeg(6, 'GPS 33.8S 151.2E'));
    const picture = await mel.fetch(`/api/settings/logo/${logo}`);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await picture.arrayBuffer()).includes('GPS')).toBe(false);
    // it stands on its side
    const { id } = await issued();
    expect(await picturesIn(`/api/invoices/${id}/pdf`)).toEqual(['64x32']);
  });

  it.each([
    ['a drawing that calls itself a PNG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 422],
    ['a PDF', '%PDF-1.4', 422],
    ['a picture that is cut off', drawnPng(90, 90).subarray(0, 70), 422],
    ['one pixel', drawnPng(1, 1), 422],
    ['a poster', drawnPng(1_601, 40), 422],
    ['a file that is too big', new Uint8Array(2 * 1024 * 1024 + 1), 413],
    ['nothing', '', 422],
  ])('is not %s, and the one that is there stays', async (_what, content, status) => {
    const logo = await uploaded(GREEN);
    const { errors, detail } = await expectProblem(await upload(content), status);
    if (status === 422) expect(errors).toEqual([{ path: 'file', message: detail }]);
    expect(await get(mel, '/api/settings')).toMatchObject({ logo });
  });

  it('comes as a form with a file', async () => {
    const form = new FormData();
    form.set('file', 'words');
    await expectProblem(await mel.fetch('/api/settings/logo', { method: 'POST', body: form }), 422);
    await expectProblem(await mel.fetch('/api/settings/logo', { method: 'POST', json: {} }), 415);
    await expectProblem(
      await fetch(`${server.url}/api/settings/logo`, { method: 'POST', body: fileForm('a', GREEN) }),
      401,
    );
  });

  it('sent twice with one key is there once', async () => {
    const send = (content: Uint8Array<ArrayBuffer>) =>
      mel.fetch('/api/settings/logo', {
        method: 'POST',
        body: fileForm('a', content),
        headers: { 'idempotency-key': 'logo-1' },
      });
    const first = await (await send(GREEN)).json();
    expect(await (await send(GREEN)).json()).toEqual(first);
    await expectProblem(await send(RED), 409);
  });

  it('is removed and put back; one that was never there cannot be', async () => {
    const logo = await uploaded(GREEN);
    expect(await (await patch({ logo: null })).json()).toMatchObject({ logo: null });
    expect((await mel.fetch(`/api/settings/logo/${logo}`)).status).toBe(200);
    expect(await (await patch({ logo })).json()).toMatchObject({ logo });
    await expectProblem(await patch({ logo: 'a'.repeat(64) }), 422);
    await expectProblem(await patch({ logo: 'logo.png' }), 422);
    expect(await get(mel, '/api/settings')).toMatchObject({ logo });
  });
});

describe('papers', () => {
  it('carry it where there is one: quote, variation, invoice, credit note, receipt and statement', async () => {
    const { id: client_id } = await client();
    const lines = [{ description: 'Switchboard', quantity: 1, unit_price: 900 }];
    const quote = await post(mel, '/api/quotes', { client_id, lines });
    const job = await post(mel, '/api/projects', { job_name: 'Switchboard', client_id });
    const variation = await post(mel, '/api/variations', { project_id: job.id, description: 'Two more', lines });
    const papers = async () => {
      const invoice = await post(mel, '/api/invoices', { client_id, amount: 550, description: 'Rewire', issue: true });
      const payment = await post(mel, '/api/finance-records', {
        type: 'payment',
        amount: 200,
        client_id,
        allocations: [{ invoice_id: invoice.id, amount: 200 }],
      });
      const note = await post(mel, `/api/invoices/${invoice.id}/credit-notes`, { amount: 50, reason: 'Too much' });
      const records = [invoice, payment, note].map(({ id }) => `/api/finance-records/${id}/pdf`);
      const all = [`/api/quotes/${quote.id}/pdf`, `/api/variations/${variation.id}/pdf`, ...records];
      const found = await Promise.all(all.map((path) => picturesIn(path)));
      const asPdf = { headers: { accept: 'application/pdf' } };
      const statement = await picturesIn(`/api/clients/${client_id}/statement`, (path) => mel.fetch(path, asPdf));
      return [...found, statement];
    };
    expect(await papers()).toEqual([[], [], [], [], [], []]);
    await uploaded(GREEN);
    expect(await papers()).toEqual(Array.from({ length: 6 }, () => ['300x60']));
  });

  it('that were issued keep theirs, byte for byte, whatever the settings say after that', async () => {
    const none = await issued();
    const green = await uploaded(GREEN);
    const first = await issued();
    const path = `/api/invoices/${first.id}/pdf`;
    const before = await bytesOf(path);
    const sealed = (first.frozen as Fields).sha256;
    const link = await linkOf(`/api/finance-records/${first.id}/send`, 'i');

    const red = await uploaded(RED);
    const second = await issued();
    await patch({ logo: null });
    const third = await issued();

    expect(await bytesOf(path)).toBe(before);
    expect(await get(mel, `/api/finance-records/${first.id}`)).toMatchObject({
      frozen: { sha256: sealed, seller: { logo: green } },
    });
    expect((await pictureOn(link))?.src).toBe(`${link}/logo/${green}`);
    expect(await picturesIn(`/api/invoices/${second.id}/pdf`)).toEqual(['60x120']);
    expect(second).toMatchObject({ frozen: { seller: { logo: red } } });
    for (const { id } of [none, third]) {
      expect(await picturesIn(`/api/invoices/${id}/pdf`)).toEqual([]);
      expect(((await get(mel, `/api/finance-records/${id}`)).frozen as { seller: Fields }).seller).not.toHaveProperty(
        'logo',
      );
    }
  });
});

describe('the page behind a link', () => {
  it('shows it to whoever has the link, and keeps the picture for good', async () => {
    const logo = await uploaded(GREEN);
    const { id: client_id } = await client();
    const lines = [{ description: 'Switchboard', quantity: 1, unit_price: 900 }];
    const quote = await post(mel, '/api/quotes', { client_id, lines });
    const job = await post(mel, '/api/projects', { job_name: 'Switchboard', client_id });
    const variation = await post(mel, '/api/variations', { project_id: job.id, description: 'Two more', lines });
    const payment = await post(mel, '/api/finance-records', {
      type: 'payment',
      amount: 20,
      client_id,
      allow_credit: true,
    });
    const links = [
      await linkOf(`/api/quotes/${quote.id}/send`, 'q'),
      await linkOf(`/api/variations/${variation.id}/send`, 'v'),
      await linkOf(`/api/finance-records/${payment.id}/send`, 'i'),
      await linkOf(`/api/clients/${client_id}/statement/send`, 's'),
    ];
    for (const link of links) {
      const picture = await pictureOn(link);
      expect(picture).toEqual({ src: `${link}/logo/${logo}`, alt: 'Logo of Carmody &amp; &quot;Sons&quot;' });
      const response = await fetch(String(picture?.src));
      expect(response.status, link).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      expect(
        createHash('sha256')
          .update(Buffer.from(await response.arrayBuffer()))
          .digest('hex'),
      ).toBe(logo);
    }
    await patch({ logo: null });
    const [quoted, varied, ...others] = links;
    // what its client was asked to agree to stays as it was sent (decision 58)
    for (const link of [quoted, varied]) expect((await fetch(`${link}/logo/${logo}`)).status, link).toBe(200);
    for (const link of others) {
      expect(await pictureOn(link)).toBeNull();
      expect((await fetch(`${link}/logo/${logo}`)).status, link).toBe(404);
    }
  });

  it('gives no other picture of the business, and none of anybody else’s', async () => {
    const red = await uploaded(RED);
    const green = await uploaded(GREEN);
    const { id } = await issued();
    const link = await linkOf(`/api/finance-records/${id}/send`, 'i');
    const stranger = await signUp(server.url);
    const theirs = await uploaded(drawnPng(40, 40, [1, 2, 3, 255]), stranger);
    const asked = [red, theirs, 'f'.repeat(64), '..%2f..%2fsecret-key', `${green}.png`, green.toUpperCase()];
    for (const other of asked) expect((await fetch(`${link}/logo/${other}`)).status, other).toBe(404);
    expect((await fetch(`${link.replace(/.$/, 'z')}/logo/${green}`)).status).toBe(404);

    expect((await stranger.fetch(`/api/settings/logo/${theirs}`)).status).toBe(200);
    for (const other of [green, red, '..%2fsecret-key']) {
      await expectProblem(await stranger.fetch(`/api/settings/logo/${other}`), 404, 'not_found');
    }
    await expectProblem(await stranger.fetch('/api/settings', { method: 'PATCH', json: { logo: green } }), 422);
    expect((await fetch(`${server.url}/api/settings/logo/${green}`)).status).toBe(401);
  });
});

it('is in the export of everything, with those that issued papers name', async () => {
  const logos = [await uploaded(GREEN), await uploaded(RED)];
  await prove(mel);
  const files = unzip(Buffer.from(await (await mel.fetch('/api/export')).arrayBuffer()));
  const names = [...files.keys()].filter((name) => name.startsWith('files/logos/'));
  expect(names.toSorted()).toEqual(logos.map((logo) => `files/logos/${logo}.png`).toSorted());
});

it('goes with the account, and its file too', { timeout: 120_000 }, async () => {
  const dataDir = tempDir();
  const first = await startServer({ dataDir, now: '2026-03-04T09:00:00Z' });
  const owner = await signUp(first.url);
  await uploaded(GREEN, owner);
  const folder = join(dataDir, 'files', owner.user.id);
  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  await prove(owner);
  await post(owner, '/api/auth/deletion');
  await first.stop();
  // what was uploaded a moment ago is left alone by the sweep
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const name of files) utimesSync(join(folder, name), longAgo, longAgo);
  const late = await startServer({ dataDir, now: '2026-04-04T09:00:00Z' });
  await until('the file to be removed', async () => !existsSync(join(folder, String(files[0]))));
  await late.stop();
  removeDir(dataDir);
});
