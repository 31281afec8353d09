import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { docx, png, WORD_TYPES } from '../support/files.ts';
import { expectProblem } from '../support/problem.ts';
import { fileForm, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let dave: Account;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  dave = await signUp(server.url);
});
afterAll(() => server.stop());

const upload = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  dave.fetch('/api/templates', { method: 'POST', body: fileForm(name, content) });
const text = (words: string) => new Uint8Array(Buffer.from(words, 'latin1'));
const together = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const PDF = text('%PDF-1.7\n%%EOF\n');

/** An old Office document, as far as its beginning and the names of its streams go. */
const ole = (...streams: string[]) =>
  together(
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(1_024),
    ...streams.map((name) => Buffer.from(name, 'utf16le')),
  );

/** A zip whose directory says that an entry is smaller than it is. */
function lying(): Uint8Array<ArrayBuffer> {
  const content = Buffer.from(docx(['x'], { 'word/media.xml': 'x'.repeat(50_000_000) }));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(50_000_000);
  const small = Buffer.from([10, 0, 0, 0]);
  for (let at = content.indexOf(size); at >= 0; at = content.indexOf(size)) small.copy(content, at);
  return new Uint8Array(content);
}

describe('a file is what it says it is', () => {
  it.each([
    ['a PDF', 'terms.pdf', PDF],
    ['a picture', 'plan.PNG', png()],
    ['a Word document', 'quote.docx', docx(['Dear {client_name}'])],
    ['an old Word document', 'old.doc', ole('WordDocument')],
    ['an old Excel sheet', 'old.xls', ole('Workbook')],
    ['a list with umlauts in an old encoding', 'prices.csv', text('K\xfcche;100\r\n')],
    ['a text with angle brackets', 'note.txt', 'Total < $500, see <plan>'],
  ])('%s is kept', async (_what, name, content) => {
    expect((await upload(name, content)).status).toBe(201);
  });

  it.each([
    ['a page as a PDF', 'a.pdf', '<html><script>alert(1)</script></html>'],
    ['a page as text', 'a.txt', '<!DOCTYPE html><script>alert(1)</script>'],
    ['a page as a list', 'a.csv', '\ufeff  <html>'],
    ['an SVG as a picture', 'a.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['an SVG as text', 'a.txt', '<svg onload="alert(1)"/>'],
    ['an SVG by name', 'a.svg', '<svg/>'],
    ['a program as text', 'a.txt', text('MZ\x90\x00\x03')],
    ['a PDF that does not begin as one', 'a.pdf', together(text('GIF89a'), PDF)],
    ['a picture with a zip behind it', 'a.png', together(png(), docx(['x']))],
    ['a PDF with a zip behind it', 'a.pdf', together(PDF, docx(['x']))],
    ['a zip with a picture before it', 'a.docx', together(png(), docx(['x']))],
    ['a JPEG as a PNG', 'a.png', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['a Word document as an Excel sheet', 'a.xlsx', docx(['x'])],
    [
      'any zip as a Word document',
      'a.docx',
      docx([], { 'word/document.xml': '', '[Content_Types].xml': '' }).slice(0, 60),
    ],
    ['an old Excel sheet as a Word document', 'a.doc', ole('Workbook')],
    ['macros in a Word document', 'a.docx', docx(['x'], { 'word/vbaProject.bin': 'x' })],
    [
      'a macro document under another name',
      'a.docx',
      docx(['x'], { '[Content_Types].xml': WORD_TYPES.replace(/document\.main/, 'document.macroEnabled.main') }),
    ],
    ['macros in an old Word document', 'a.doc', ole('WordDocument', '_VBA_PROJECT')],
    ['a zip bomb', 'a.docx', docx(['x'], { 'word/a.xml': ' '.repeat(210 * 1024 * 1024) })],
    ['a zip bomb that says it is small', 'a.docx', lying()],
    ['a name with a second ending', 'a.pdf.exe', PDF],
    ['a name that is only an ending', '.pdf ', ''],
  ])('%s is refused', async (_what, name, content) => {
    const { errors } = await expectProblem(await upload(name, content), 422, 'invalid');
    expect(errors?.[0]?.path).toBe('file');
    expect((await get(dave, '/api/templates')).data).toEqual([]);
    expect(readdirSync(join(server.dataDir, 'incoming'))).toEqual([]);
  });

  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['a\u202etxt.pdf', 'atxt.pdf'],
    ['"; filename="evil.exe".pdf', '"; filename="evil.exe".pdf'],
    [`${'a'.repeat(400)}.pdf`, `${'a'.repeat(196)}.pdf`],
    ['Ōtāhuhu 電気.pdf', 'Ōtāhuhu 電気.pdf'],
  ])('the name %j does no harm', async (name, kept) => {
    const made = await post(dave, '/api/templates', fileForm(name, PDF));
    expect(made.name).toBe(kept);
    expect(made.file_path).toMatch(new RegExp(`^${dave.user.id}/\\d+\\.pdf$`));
    const file = await dave.fetch(`/api/templates/${made.id}/file`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename/);
  });
});

describe('a download', () => {
  it('is an attachment that no browser runs, for its owner only, as long as it is not deleted', async () => {
    const content = png(50_000);
    const { id } = await post(dave, '/api/templates', fileForm('plan.png', content));
    const address = `/api/templates/${id}/file`;
    const file = await dave.fetch(address);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename=plan.png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(content);
    await expectProblem(await (await signUp(server.url)).fetch(address), 404, 'not_found');
    await expectProblem(await fetch(server.url + address), 401, 'not_authenticated');

    await dave.fetch(`/api/templates/${id}`, { method: 'DELETE' });
    await expectProblem(await dave.fetch(address), 404, 'not_found');
    await post(dave, `/api/templates/${id}/restore`);
    expect(new Uint8Array(await (await dave.fetch(address)).arrayBuffer())).toEqual(content);
  });
});
