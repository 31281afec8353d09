import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type TestClient, terminalUser } from '../../testing/test-client.ts';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ client } = await terminalUser(app.url));
});
afterAll(() => app.dispose());

const PDF = '%PDF-1.7 a quote';

async function upload(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  field = 'file',
) {
  const form = new FormData();
  form.set(field, new Blob([content]), name);
  const response = await fetch(`${app.url}/api/templates`, {
    method: 'POST',
    headers: { ...client.headers, ...headers },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

it('keeps a file and gives it back to its owner only', async () => {
  const { status, body } = await upload('../../Angebot für Priya.PDF', PDF);
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'Angebot für Priya.PDF', file_type: 'pdf', file_size: PDF.length });
  expect(body.file_path).toMatch(new RegExp(`^${body.user_id}/\\d+\\.pdf$`));
  const file = await client.get(`/api/templates/${body.id}/file`);
  expect(file.body).toBe(PDF);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; /);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  const { client: other } = await terminalUser(app.url);
  expect((await other.get(`/api/templates/${body.id}/file`)).status).toBe(404);
  expect((await client.send('DELETE', `/api/templates/${body.id}`)).status).toBe(204);
  expect((await client.get(`/api/templates/${body.id}/file`)).status).toBe(404);
});

it.each([
  ['a program', 'setup.exe', 'MZ', 422],
  ['no ending', 'README', 'hello', 422],
  ['a page that calls itself a picture', 'cat.png', '<script>', 422],
  ['binary that calls itself text', 'notes.txt', 'a\0b', 422],
  ['nothing inside', 'empty.txt', '', 422],
  ['too much', 'big.txt', 'x'.repeat(25 * 1024 * 1024 + 1), 413],
])('refuses %s', async (_what, name, content, status) => {
  expect(await upload(name, content)).toMatchObject({ status, body: { status } });
});

it('refuses a form without the file', async () => {
  expect((await upload('a.pdf', PDF, {}, 'other')).status).toBe(422);
  const form = await client.send('POST', '/api/templates', { body: { name: 'x' } });
  expect(form.status).toBe(415);
});

it('stores a repeated upload once', async () => {
  const key = { 'idempotency-key': 'upload-1' };
  const first = await upload('terms.pdf', PDF, key);
  expect((await upload('terms.pdf', PDF, key)).body).toEqual(first.body);
  expect((await upload('terms.pdf', `${PDF}, changed`, key)).status).toBe(409);
});
