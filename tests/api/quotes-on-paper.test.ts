import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { docx, png, WORD_TYPES, wordsOf } from '../support/files.ts';
import { startStandIn } from '../support/openai-stand-in.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, fileForm, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let dave: Account;
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
beforeEach(async () => {
  dave = await signUp(server.url, { business_name: 'Hōhepa & Sons', abn: '51824753556' });
  await dave.fetch('/api/settings', { method: 'PATCH', json: { gst_registered: true } });
});
afterAll(() => server.stop());

interface Line extends Fields {
  description: string;
  total: number;
}
interface Draft extends Fields {
  text: string;
  lines: Line[];
  warnings: string[];
}
const draft = (details: string, more: Fields = {}) => post<Draft>(dave, '/api/quote-drafts', { details, ...more });
const DETAILS = 'Replace hot water system\n250L electric tank $1,450\nLabour 3 hours at $110 plus GST';

describe('a draft', () => {
  it('tells the writer what the job may cost, or nothing', async () => {
    const model = await startStandIn();
    const house = await startServer({ env: model.env });
    try {
      model.script(() => ({ text: 'Hot water, done right.' }));
      const kim = await signUp(house.url);
      const job = await post(kim, '/api/projects', { job_name: 'Hot water replacement', job_budget: 2400.5 });
      const asked = async (more: Fields) => {
        await post(kim, '/api/quote-drafts', { details: 'New tank', ...more });
        return model.requests.at(-1)?.prompt.join('\n') ?? '';
      };
      const withJob = await asked({ project_id: job.id });
      expect(withJob).toContain('Job: Hot water replacement');
      expect(withJob).toContain('Budget: $2400.5');
      expect(await asked({})).not.toContain('Budget:');
    } finally {
      await house.stop();
      await model.close();
    }
  });

  it('has the words, the lines and the sums of its details', async () => {
    const written = await draft(DETAILS);
    expect(written).toMatchObject({
      prices_include_gst: false,
      subtotal: 1780,
      gst: 178,
      total: 1958,
      valid_until: '2026-04-03',
      warnings: [],
    });
    expect(written.lines).toHaveLength(2);
    expect(written.lines[1]).toMatchObject({
      description: 'Labour',
      quantity: 3,
      unit: 'h',
      unit_price: 110,
      total: 330,
    });
    expect(written.text).toContain('Replace hot water system');
    expect(written.text).not.toContain('$');
  });

  it('keeps a price that cannot be split as it was said', async () => {
    for (const total of [110.05, 60, 2340]) expect(await draft(`New tap $${total} inc GST`)).toMatchObject({ total });
  });

  it('rounds GST where the business says: on the total, or on each line', async () => {
    const three = 'Tap $19.95\nValve $19.95\nTrap $19.95\nplus GST';
    expect(await draft(three)).toMatchObject({ subtotal: 59.85, gst: 5.99, total: 65.84 });
    await dave.fetch('/api/settings', { method: 'PATCH', json: { gst_rounding: 'line' } });
    const { lines, ...written } = await draft(three);
    expect(written).toMatchObject({ subtotal: 59.85, gst: 6, total: 65.85 });
    const kept = await post(dave, '/api/quotes', { lines: lines.map(({ total: _, ...line }) => line) });
    expect(kept).toMatchObject({ gst: 6, total: 65.85 });
  });

  it('says what to look at: no price, GST without registration, a template with broken braces', async () => {
    expect((await draft('Paint the fence')).warnings).toEqual([
      'No prices were found in the details. Add the lines below.',
    ]);
    await dave.fetch('/api/settings', { method: 'PATCH', json: { gst_registered: false } });
    const template = await post(dave, '/api/templates', fileForm('Letter.docx', docx(['Dear {client_name'])));
    const { warnings, ...sums } = await draft('New tap $110 plus GST', { template_id: template.id });
    expect(sums).toMatchObject({ gst: 0, total: 110 });
    expect(warnings).toEqual([
      'No GST was added, because your settings say the business is not registered for GST.',
      expect.stringMatching(/^The template cannot be filled in\. .+/),
    ]);
  });

  it.each([
    ['[Content_Types].xml', `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${WORD_TYPES}`],
    ['[Content_Types].xml', '<Types'],
    ['_rels/.rels', '<Relationships><Relationship'],
    ['word/_rels/document.xml.rels', '<<<'],
    ['word/document.xml', '<w:document><w:body>'],
  ])('a template that is no whole Word file, in its %s, is said to be one', async (part, content) => {
    const template = await post(
      dave,
      '/api/templates',
      fileForm('Odd.docx', docx(['{client_name}'], { [part]: content })),
    );
    const { warnings } = await draft('New tap $110', { template_id: template.id });
    const line = { description: 'New tap', quantity: 1, unit_price: 110 };
    const quote = await post(dave, '/api/quotes', { lines: [line], template_id: template.id });
    const paper = await dave.fetch(`/api/quotes/${quote.id}/document`);
    // the library is forgiving: what it can fill in all the same is filled in
    if (paper.ok) return expect(warnings).toEqual([]);
    expect(warnings).toEqual([expect.stringMatching(/^The template cannot be filled in\. .+/)]);
    expect((await expectProblem(paper, 422, 'invalid')).detail).toMatch(/cannot be filled in/);
  });

  it('wants details, and records that are the owner’s', async () => {
    const send = (json: Fields) => dave.fetch('/api/quote-drafts', { method: 'POST', json });
    const { detail } = await expectProblem(await send({ details: '  ' }), 422, 'invalid');
    expect(detail).toBe('Please provide quote details first.');
    await expectProblem(await send({ details: 'x', client_id: '0'.repeat(24) }), 404, 'not_found');
    await expectProblem(await send({ details: 'New tower $999,999,999,999' }), 422, 'invalid');
  });
});

describe('on paper', () => {
  const quoteWith = async (more: Fields = {}) => {
    const client = await post(dave, '/api/clients', { name: 'Ngaire Māhina', address: '8 Harris St' });
    const project = await post(dave, '/api/projects', { job_name: 'Hot water' });
    const { lines, text, prices_include_gst } = await draft(DETAILS);
    return post(dave, '/api/quotes', {
      content: { details: DETAILS, aiGenerated: text },
      lines: lines.map(({ total: _, ...line }) => line),
      prices_include_gst,
      client_id: client.id,
      project_id: project.id,
      valid_until: '2026-04-03',
      ...more,
    });
  };
  const paper = async (id: unknown, kind: string) => {
    const response = await dave.fetch(`/api/quotes/${id}/${kind}`);
    expect(response.status, response.status === 200 ? '' : await response.text()).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    return new Uint8Array(await response.arrayBuffer());
  };
  const pdfText = async (content: Uint8Array) =>
    (await extractText(await getDocumentProxy(content), { mergePages: true })).text.replace(/\s+/g, ' ');

  it('a PDF has the name, the ABN, the lines and the sums, macrons and all', async () => {
    const quote = await quoteWith();
    const text = await pdfText(await paper(quote.id, 'pdf'));
    for (const words of [
      'Hōhepa & Sons',
      'ABN 51 824 753 556',
      `Quote ${quote.short_name}`,
      'Date: 4 March 2026',
      'Valid until: 3 April 2026',
      'Ngaire Māhina 8 Harris St',
      'Job: Hot water (#1001)',
      'Labour 3 h $110.00 $330.00',
      'Subtotal $1,780.00',
      'GST $178.00',
      'Total including GST $1,958.00',
    ])
      expect(text).toContain(words);
  });

  it('a business that is not registered has a total and no GST, and long quotes go over pages', async () => {
    await dave.fetch('/api/settings', { method: 'PATCH', json: { gst_registered: false } });
    const lines = Array.from({ length: 60 }, (_, i) => ({ description: `Line ${i} 🔧`, quantity: 1, unit_price: 10 }));
    const quote = await quoteWith({ lines });
    const text = await pdfText(await paper(quote.id, 'pdf'));
    expect(text).toContain('Total $600.00');
    expect(text).toContain('Line 59');
    expect(text).toMatch(/Page 2 of \d/);
    expect(text).not.toContain('GST $');
    // each page says what its columns are
    expect(text.match(/Description Quantity Unit price Amount/g)).toHaveLength(
      Number(/Page 1 of (\d)/.exec(text)?.[1]),
    );
  });

  it('a Word template is filled in: places, lines, and nothing that nobody knows', async () => {
    const parts = ['Dear {client_name}', '{job_name} for {business_name}', '{#lines}{description}: {total}{/lines}'];
    const odd = ['All: {total} [{constructor}{nobody_knows}{__proto__}]'];
    const template = await post(dave, '/api/templates', fileForm('Letter.docx', docx([...parts, ...odd])));
    const quote = await quoteWith({ template_id: template.id });
    const text = wordsOf(await paper(quote.id, 'document'));
    for (const words of [
      'Dear Ngaire Māhina',
      'Hot water for Hōhepa &amp; Sons',
      'Labour: $330.00',
      'All: $1,958.00 []',
    ])
      expect(text).toContain(words);
  });

  it('a text template is filled in; a picture is the attachment; broken braces are explained', async () => {
    const upload = async (name: string, content: string | Uint8Array<ArrayBuffer>) =>
      (await post(dave, '/api/templates', fileForm(name, content))).id;
    const text = await quoteWith({ template_id: await upload('a.txt', 'Total {total}, GST {gst}, {valid_until}') });
    expect(Buffer.from(await paper(text.id, 'document')).toString()).toBe('Total $1,958.00, GST $178.00, 3 April 2026');
    const picture = png();
    const plain = await quoteWith({ template_id: await upload('a.png', picture), project_id: null });
    expect(await paper(plain.id, 'document')).toEqual(picture);
    const broken = await quoteWith({ template_id: await upload('b.txt', 'Total {total'), project_id: null });
    await expectProblem(await dave.fetch(`/api/quotes/${broken.id}/document`), 422, 'invalid');
  });

  it('a text template of one business leaves the Word templates of the others as they are', async () => {
    const mel = await signUp(server.url);
    const text = await post(mel, '/api/templates', fileForm('a.txt', 'Total {total}'));
    const theirs = await post(mel, '/api/quotes', { template_id: text.id });
    expect(await (await mel.fetch(`/api/quotes/${theirs.id}/document`)).text()).toBe('Total $0.00');
    const word = await post(dave, '/api/templates', fileForm('Letter.docx', docx(['Dear {client_name}'])));
    const quote = await quoteWith({ template_id: word.id });
    expect(wordsOf(await paper(quote.id, 'document'))).toContain('Dear Ngaire Māhina');
    // and the draft, which only looks at the template
    expect((await draft('New tap $110', { template_id: word.id })).warnings).toEqual([]);
  });

  it('a quote keeps its template when that is deleted, until it is given another or none', async () => {
    const template = await post(dave, '/api/templates', fileForm('a.txt', 'Total {total}'));
    const quote = await quoteWith({ template_id: template.id });
    await dave.fetch(`/api/templates/${template.id}`, { method: 'DELETE' });
    expect(Buffer.from(await paper(quote.id, 'document')).toString()).toBe('Total $1,958.00');
    await dave.fetch(`/api/quotes/${quote.id}`, { method: 'PATCH', json: { valid_until: '2026-05-01' } });
    expect(Buffer.from(await paper(quote.id, 'document')).toString()).toBe('Total $1,958.00');
    await dave.fetch(`/api/quotes/${quote.id}`, { method: 'PATCH', json: { template_id: null } });
    await expectProblem(await dave.fetch(`/api/quotes/${quote.id}/document`), 404, 'not_found');
  });

  it('is for its owner only, and a quote without a template has none to fill in', async () => {
    const quote = await quoteWith();
    await expectProblem(await dave.fetch(`/api/quotes/${quote.id}/document`), 404, 'not_found');
    const mel = await signUp(server.url);
    for (const kind of ['pdf', 'document']) {
      await expectProblem(await mel.fetch(`/api/quotes/${quote.id}/${kind}`), 404, 'not_found');
      await expectProblem(await fetch(`${server.url}/api/quotes/${quote.id}/${kind}`), 401, 'not_authenticated');
    }
  });
});
