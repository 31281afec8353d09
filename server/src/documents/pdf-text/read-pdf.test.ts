import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { createReadPdf } from './read-pdf.ts';

const readPdf = createReadPdf();
const read = (content: Uint8Array) => readPdf('somebody', content);

type Pdf = InstanceType<typeof PDFDocument>;
function pdfOf(draw: (pdf: Pdf) => void, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', ...options });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(parts))));
  draw(pdf);
  pdf.end();
  return done;
}
const ENOUGH = 'Reece Plumbing, tax invoice for what was ordered in November';

/** A PDF of one page with these drawing orders, made by hand. */
function rawPdf(content: Buffer, filter = ''): Buffer {
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>'),
    Buffer.concat([
      Buffer.from(`<< /Length ${content.length} ${filter} >>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  let place = 9;
  for (const [i, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    places.push(place);
    place += part.length;
    parts.push(part);
  }
  const table = places.map((at) => `${at.toString().padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 5\n0000000000 65535 f \n${table}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${place}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

describe('the text of a PDF', () => {
  it('is laid out: lines stay lines and columns stand beneath each other', async () => {
    const pdf = await pdfOf((page) => {
      page.fontSize(10);
      page.text('Invoice No', 50, 50, { lineBreak: false }).text('Invoice Date', 200, 50, { lineBreak: false });
      page.text('5540871', 50, 64, { lineBreak: false }).text('19/11/2026', 200, 64, { lineBreak: false });
      page.text('A few words that are one cell', 50, 90);
      page.addPage().text('Total', 300, 50, { lineBreak: false }).text('1,694.00', 450, 50);
    });
    const found = await read(pdf);
    expect(found).toMatchObject({ kind: 'text', pages: 2, hidden: false });
    const [labels, values, words, total] = found.kind === 'text' ? found.lines : [];
    expect(labels?.map(({ text }) => text)).toEqual(['Invoice No', 'Invoice Date']);
    expect(values?.map(({ at }) => at)).toEqual(labels?.map(({ at }) => at));
    expect(words).toMatchObject([{ text: 'A few words that are one cell' }]);
    expect(total?.map(({ text }) => text)).toEqual(['Total', '1,694.00']);
  });

  it('is what can be seen: the rest is left out and told', async () => {
    const pdf = await pdfOf((page) => {
      page.fontSize(10).fillColor('black').text(ENOUGH, 50, 40);
      page.fillColor('white').text('white on white', 50, 60);
      page.fillColor('#fdfdfd').text('nearly white', 50, 80);
      page.fillColor('black').fontSize(0.8).text('a speck', 50, 100);
      page.fontSize(10).text('beyond the edge', 2_000, 120, { lineBreak: false });
      page.fillOpacity(0.02).text('see-through', 50, 140).fillOpacity(1);
      page.text('painted over', 50, 160).rect(40, 155, 200, 20).fill('white');
      page.fillColor('black').text('half seen ', 50, 180, { continued: true }).fillColor('white').text('half not');
      page.rect(40, 200, 300, 24).fill('#003366').fillColor('white').text('white on blue', 50, 205);
    });
    const found = await read(pdf);
    expect(found).toMatchObject({ kind: 'text', hidden: true });
    const lines = found.kind === 'text' ? found.lines : [];
    expect(lines.flatMap((cells) => cells.map(({ text }) => text))).toEqual([ENOUGH, 'half seen', 'white on blue']);
  });

  it('written invisibly over a scan is none', async () => {
    const orders = 'BT /F1 12 Tf 3 Tr 50 700 Td (Total 1,694.00 and much more that was guessed by a machine) Tj ET';
    expect(await read(rawPdf(Buffer.from(orders)))).toEqual({ kind: 'scan' });
  });
});

describe('a PDF that cannot be read', () => {
  it.each([
    ['a scan', async () => pdfOf((page) => page.rect(50, 50, 200, 200).fill('grey')), 'scan'],
    ['one with a password', () => pdfOf((page) => page.text(ENOUGH), { userPassword: 'secret' }), 'locked'],
    ['one that is none', async () => Buffer.from('%PDF-1.7 a quote'), 'broken'],
    ['nothing', async () => Buffer.alloc(0), 'broken'],
    ['half of one', async () => (await pdfOf((page) => page.text(ENOUGH))).subarray(0, 300), 'broken'],
    [
      'a catalogue',
      () => pdfOf((page) => Array.from({ length: 30 }, () => page.addPage().text(ENOUGH))),
      'too many pages',
    ],
    ['one of 11 MB', async () => Buffer.alloc(11 * 1024 * 1024), 'too big'],
    ['one that unpacks to a thousand times its size', bomb, 'scan'],
    ['drawing without end', endless, 'too much'],
  ])('says so: %s', async (_what, make, kind) => {
    const found = await createReadPdf({ patience: 5_000 })('somebody', await make());
    expect(found).toEqual({ kind });
  });

  it('holds up nobody else', async () => {
    const slow = createReadPdf({ patience: 1_500 });
    const good = await pdfOf((page) => page.text(ENOUGH));
    const before = slow('hostile', await endless());
    const second = slow('hostile', await endless());
    expect((await readPdf('other', good)).kind).toBe('text');
    expect(await Promise.all([before, second])).toEqual([{ kind: 'too much' }, { kind: 'too much' }]);
  });

  it('is not waited for where too many wait already', async () => {
    const full = createReadPdf({ waiting: 1, threads: 1 });
    const good = await pdfOf((page) => page.text(ENOUGH));
    const answers = await Promise.all([1, 2, 3].map(() => full('one', good)));
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['text', 'text', 'too much']);
  });
});

async function bomb(): Promise<Buffer> {
  const packed = deflateSync(Buffer.alloc(256 * 1024 * 1024, 0x20), { level: 9 });
  return rawPdf(packed, '/Filter /FlateDecode');
}

/** A few kilobytes that unpack to millions of orders. */
async function endless(): Promise<Buffer> {
  const packed = deflateSync(Buffer.from('q 1 0 0 1 1 1 cm 0 0 m 5 5 l 9 9 l f '.repeat(1_200_000)), { level: 9 });
  return rawPdf(packed, '/Filter /FlateDecode');
}
