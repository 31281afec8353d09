import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UPLOAD_TYPES } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, signUp } from '../../support/account.ts';
import { docx, PIXEL, png } from '../../support/files.ts';
import { expectProblem } from '../../support/problem.ts';
import { type Fields, fileForm, post, SAMPLES } from '../../support/samples.ts';
import { startServer, type TestServer } from '../../support/server.ts';

type Content = Uint8Array<ArrayBuffer>;
let server: TestServer;
let mel: Account;
beforeAll(async () => {
  server = await startServer();
  mel = await signUp(server.url);
});
afterAll(() => server.stop());

const bytes = (text: string): Content => new Uint8Array(Buffer.from(text, 'latin1'));
const together = (...parts: Uint8Array[]): Content => new Uint8Array(Buffer.concat(parts));
const cut = (content: Content, share: number): Content => content.slice(0, Math.floor(content.length * share));
const PDF = bytes('%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const OLE = together(
  bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  new Uint8Array(600),
  Buffer.from('WordDocument', 'utf16le'),
);
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 12 }, (_, i) => `<!ENTITY a${i} "${`&a${i ? i - 1 : ''};`.repeat(10)}">`).join('')}]><w:document>&a11;</w:document>`;
const OUTSIDE =
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document>&x;</w:document>';

/** A picture that says of itself that it is 2,000,000,000 points wide and high. */
const huge = (): Content => {
  const picture = Buffer.from(png());
  picture.writeUInt32BE(2_000_000_000, 16);
  picture.writeUInt32BE(2_000_000_000, 20);
  return new Uint8Array(picture);
};

/** Contents of every kind, each sent under every ending there is. */
const CONTENTS: Record<string, Content> = {
  nothing: new Uint8Array(),
  'one byte': bytes('\0'),
  NULs: new Uint8Array(10_000),
  'a PDF cut off': cut(PDF, 0.5),
  'a PDF of a head': bytes('%PDF-'),
  'a PDF that refers to itself': bytes(
    '%PDF-1.7\n1 0 obj<</Pages 1 0 R/Kids[1 0 R]/Length 99999999999>>stream\n%%EOF\n',
  ),
  'a PDF with a script': together(PDF, bytes('<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>')),
  'a PDF that is a page': together(PDF, bytes('<html><script>alert(1)</script>')),
  'a document cut off': cut(docx(['Dear {client_name}']), 0.6),
  'a document without its end': docx(['Dear']).slice(0, -10),
  'a document with open braces': docx(['Dear {client_name', '{#lines}{/other}{{}']),
  'a document with braces without end': docx(['{#lines}'.repeat(2_000)]),
  'a document of braces across paragraphs': docx(['{#lines', '}{/', 'lines}']),
  'a document that laughs': docx([], { 'word/document.xml': LAUGHS }),
  'a document that reads files': docx([], { 'word/document.xml': OUTSIDE }),
  'a document that is no XML': docx([], { 'word/document.xml': '<w:document><w:p>' }),
  'a document nested without end': docx([], { 'word/document.xml': '<w:p>'.repeat(20_000) }),
  'a document with a path outside': docx(['x'], {
    '../../../../tmp/smoko-outside.txt': 'x',
    '/etc/smoko-outside': 'x',
  }),
  'a document of very many parts': docx(
    ['x'],
    Object.fromEntries(Array.from({ length: 6_000 }, (_, i) => [`word/${i}.xml`, ''])),
  ),
  'a document that unpacks to 190 MB': docx(['x'], { 'word/a.xml': ' '.repeat(190 * 1024 * 1024) }),
  'a picture cut off': cut(PIXEL, 0.5),
  'a picture too large to draw': huge(),
  'a picture that is a page': together(PIXEL, bytes('<script>alert(1)</script>')),
  'a picture that is a document': together(PIXEL, docx(['x'])),
  'a JPEG of a head': bytes('\xff\xd8\xff\xe0\0\x10JFIF\0'),
  'an old document of a head': OLE,
  'a text with braces left open': bytes('Dear {client_name, {#lines} {/} {'),
  'a text with a formula': bytes('=cmd|"/c calc"!A1,@SUM(1),+1,-1\n'),
  'a text of quotes left open': bytes('"'.repeat(10_001)),
  'a text on one line': bytes('x'.repeat(2_000_000)),
  'a text that is no UTF-8': bytes('\xff\xfe\xc0\x80\xed\xa0\x80'),
  'a text that changes direction': new Uint8Array(Buffer.from('\u202Egnp.exe\u2066\u2069\uFEFF')),
  'an archive of another kind': bytes('\x1f\x8b\x08\0\0\0\0\0'),
  'a program': bytes('\x7fELF\x02\x01\x01'),
};

/** Harmless: refused with a reason, or kept and given back as it was, an attachment that nothing runs. */
async function expectHarmless(name: string, content: Content, made: Response): Promise<Fields | null> {
  if (made.status !== 201) {
    expect([400, 413, 422], name).toContain(made.status);
    await expectProblem(made, made.status);
    return null;
  }
  const record = (await made.json()) as { id: string; name: string; file_path: string } & Fields;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be there
  expect(record.name, name).not.toMatch(/[\x00-\x1f\u202a-\u202e\u2066-\u2069/\\]/);
  expect(record.name.length).toBeLessThanOrEqual(200);
  expect(record.file_path).toMatch(new RegExp(`^${mel.user.id}/\\d+\\.[a-z]+$`));
  const file = await mel.fetch(`/api/templates/${record.id}/file`);
  expect(file.status, name).toBe(200);
  expect(file.headers.get('content-disposition'), name).toMatch(/^attachment/);
  expect(file.headers.get('content-security-policy')).toContain('sandbox');
  expect(Buffer.compare(Buffer.from(await file.arrayBuffer()), Buffer.from(content)), name).toBe(0);
  return record;
}

it.each(Object.keys(CONTENTS))('%s, by any name, is refused or does no harm as a template', async (what) => {
  const content = CONTENTS[what] as Content;
  for (const type of UPLOAD_TYPES) {
    const name = `terms.${type}`;
    const made = await mel.fetch('/api/templates', { method: 'POST', body: fileForm(name, content) });
    const record = await expectHarmless(`${what} as ${name}`, content, made);
    if (!record) continue;
    const quote = await mel.fetch('/api/quotes', {
      method: 'POST',
      json: { ...SAMPLES.quotes.create, template_id: record.id },
    });
    if (quote.status !== 201) {
      await expectProblem(quote, quote.status);
      expect(quote.status).toBeLessThan(500);
      continue;
    }
    const { id } = (await quote.json()) as { id: string };
    for (const paper of ['document', 'pdf']) {
      const filled = await mel.fetch(`/api/quotes/${id}/${paper}`);
      expect(filled.status, `${what} as ${name}: ${paper}`).toBeLessThan(500);
      if (filled.status >= 400) await expectProblem(filled, filled.status);
      else await filled.arrayBuffer();
    }
  }
});

it.each(Object.keys(CONTENTS))('%s as an attachment, and as something to talk about, does no harm', async (what) => {
  for (const type of ['pdf', 'docx', 'csv', 'txt', 'png', 'doc', 'xlsx']) {
    const content = CONTENTS[what] as Content;
    const made = await mel.fetch('/api/attachments', { method: 'POST', body: fileForm(`plan.${type}`, content) });
    expect(made.status, `${what} as ${type}`).toBeLessThan(500);
    if (made.status !== 201) {
      await expectProblem(made, made.status);
      continue;
    }
    const { id } = (await made.json()) as { id: string };
    const turn = { message: 'Show my jobs', attachment_ids: [id] };
    const answer = await mel.fetch('/api/functions/agent-orchestrator', { method: 'POST', json: turn });
    expect(answer.status, await answer.text()).toBeLessThan(500);
  }
});

it.each([
  '',
  '.',
  '..',
  '.pdf',
  'CON.pdf',
  'aux.pdf',
  'NUL',
  'a.pdf\0.exe',
  '../../../etc/passwd.pdf',
  '..\\..\\windows\\win.pdf',
  'C:\\autoexec.pdf',
  '/etc/passwd.pdf',
  `${'x'.repeat(300)}.pdf`,
  `${'😀'.repeat(150)}a.pdf`,
  `${'e\u0301'.repeat(150)}.pdf`,
  'a\u202efdp.exe.pdf',
  '\ud800.pdf',
  'a\r\nContent-Type: text/html\r\n\r\n<script>.pdf',
  '%2e%2e%2f%00.pdf',
  '"; filename="x.html".pdf',
  '<img src=x onerror=alert(1)>.pdf',
  '=cmd|calc!A1.pdf',
  '$(reboot).pdf',
  ' . pdf',
  'a.pdf.',
  'a.PDF ',
  'con.pdf:stream',
  '{client_name}.pdf',
  '__proto__.pdf',
])('a file called %j is refused or does no harm', async (name) => {
  await expectHarmless(name, PDF, await mel.fetch('/api/templates', { method: 'POST', body: fileForm(name, PDF) }));
});

it('nothing of it is left lying about, nothing is an error of ours, and everything is still on file', async () => {
  expect(readdirSync(join(server.dataDir, 'incoming'))).toEqual([]);
  expect(server.output()).not.toMatch(/"level":(50|60)/);
  expect((await mel.fetch('/api/templates?limit=100')).status).toBe(200);
  const { id } = await post(mel, '/api/quotes', SAMPLES.quotes.create);
  expect((await mel.fetch(`/api/quotes/${id}/pdf`)).status).toBe(200);
  expect((await mel.fetch('/api/export/templates')).status).toBeLessThan(500);
});
