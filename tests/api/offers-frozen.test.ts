import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { pdfWords } from '../support/pdf-words.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let mel: Account;
let rosa: Fields & { id: string };
let job: Fields & { id: string };
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  mel = await signUp(server.url, { business_name: 'Carmody Electrical', abn: '51824753556' });
  await mel.fetch('/api/settings', { method: 'PATCH', json: { gst_registered: true } });
  rosa = await post(mel, '/api/clients', { name: 'Rosa Delgado', email: 'rosa@example.org', address: '4 Bong St' });
  job = await post(mel, '/api/projects', { job_name: 'Kitchen', client_id: rosa.id, site_address: '9 Site Rd' });
});

const LINES = [{ description: 'Downlights', quantity: 6, unit_price: 45.5 }];
const quoteFor = (fields: Fields = {}) =>
  post(mel, '/api/quotes', { client_id: rosa.id, project_id: job.id, lines: LINES, ...fields });
const read = (path: string) => get<Fields>(mel, path);
const patch = (path: string, json: Fields) => mel.fetch(path, { method: 'PATCH', json });
/** Everything about the business and the client changes. */
async function move(): Promise<void> {
  await patch('/api/settings', {
    business_name: 'Mel Carmody Pty Ltd',
    abn: '53004085616',
    business_phone: '0491570156',
  });
  await patch(`/api/clients/${rosa.id}`, { name: 'Rosa Somebody', address: '77 Elsewhere Ave' });
  await patch(`/api/projects/${job.id}`, { job_name: 'Other name', site_address: '1 Moved Rd' });
}
const WAS = ['Carmody Electrical', '51 824 753 556', 'Rosa Delgado', 'Kitchen', '9 Site Rd'];
const IS = ['Mel Carmody Pty Ltd', '53 004 085 616', 'Rosa Somebody', 'Other name', '1 Moved Rd', '0491'];
/** On its page, as its PDF behind the link and in the app. */
async function papersOf(path: string): Promise<string[]> {
  const link = String((await read(path)).link);
  const page = await (await fetch(link)).text();
  const pdfs = [await fetch(`${link}/pdf`), await mel.fetch(`${path}/pdf`)];
  return [page, ...(await Promise.all(pdfs.map(async (pdf) => (await pdfWords(pdf)).text)))];
}
async function expectPapers(path: string, there: string[], gone: string[]): Promise<void> {
  for (const paper of await papersOf(path)) {
    for (const part of there) expect(paper).toContain(part);
    for (const part of gone) expect(paper).not.toContain(part);
  }
}
async function accept(path: string): Promise<void> {
  const link = String((await read(path)).link);
  const seen = /name="seen" value="([^"]+)"/.exec(await (await fetch(link)).text())?.[1] ?? '';
  const body = new URLSearchParams({ decision: 'accepted', name: 'Rosa', seen });
  expect((await fetch(link, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
}

describe('a quote that went out', () => {
  it('says whose it is, for whom, which day and which job, on its page too', async () => {
    const { id } = await quoteFor();
    await post(mel, `/api/quotes/${id}/send`);
    const [page] = await papersOf(`/api/quotes/${id}`);
    for (const row of [
      'Date: 4 March 2026',
      'For: Rosa Delgado',
      `Job: Kitchen (#${job.job_number})`,
      'Site: 9 Site Rd',
    ])
      expect(page).toContain(row);
  });

  it('stays as it was sent, and as it was accepted', async () => {
    const { id } = await quoteFor();
    const path = `/api/quotes/${id}`;
    expect(await read(path)).toMatchObject({ frozen: null });
    await post(mel, `${path}/send`);
    const sent = await read(path);
    expect(sent.frozen).toMatchObject({
      seller: { name: 'Carmody Electrical', abn: '51824753556', gst_registered: true },
      buyer: { name: 'Rosa Delgado', address: '4 Bong St' },
      job: { job_name: 'Kitchen' },
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    await move();
    await expectPapers(path, WAS, IS);
    await accept(path);
    await move();
    await expectPapers(path, WAS, IS);
    expect((await read(path)).frozen).toEqual(sent.frozen);
  });

  it('is headed anew when it is open and sent once more or changed, and not when it is answered', async () => {
    const { id } = await quoteFor();
    const path = `/api/quotes/${id}`;
    await post(mel, `${path}/send`);
    await move();
    await post(mel, `${path}/send`);
    await expectPapers(path, IS.slice(0, 5), WAS);
    await patch('/api/settings', { business_name: 'Third Name' });
    await patch(path, { lines: [{ description: 'Downlights', quantity: 7, unit_price: 45.5 }] });
    await expectPapers(path, ['Third Name'], ['Mel Carmody Pty Ltd']);
    await accept(path);
    await patch('/api/settings', { business_name: 'Fourth Name' });
    await post(mel, `${path}/send`);
    await expectPapers(path, ['Third Name'], ['Fourth Name']);
  });

  it('is frozen too when the tradie says that it was accepted, and is free again as a draft', async () => {
    const { id } = await quoteFor();
    const path = `/api/quotes/${id}`;
    await patch(path, { status: 'accepted' });
    await move();
    const { text } = await pdfWords(await mel.fetch(`${path}/pdf`));
    for (const part of WAS) expect(text).toContain(part);
    await patch(path, { status: 'draft' });
    expect(await read(path)).toMatchObject({ frozen: null });
    expect((await pdfWords(await mel.fetch(`${path}/pdf`))).text).toContain('Mel Carmody Pty Ltd');
  });
});

describe('a variation that went out', () => {
  it('stays as it was sent, and as it was accepted', async () => {
    const fields = { project_id: job.id, description: 'Handrail', lines: LINES };
    const { id } = await post(mel, '/api/variations', fields);
    const path = `/api/variations/${id}`;
    await post(mel, `${path}/send`);
    await move();
    await expectPapers(path, WAS, IS);
    const { frozen } = await read(path);
    await accept(path);
    await move();
    await expectPapers(path, WAS, IS);
    expect((await read(path)).frozen).toEqual(frozen);
  });
});
