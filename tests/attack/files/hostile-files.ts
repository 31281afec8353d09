import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import PizZip from 'pizzip';
import type { Random } from '../../robustness/random.ts';
import { docx, PIXEL, png, WORD_TYPES } from '../../support/files.ts';

export interface HostileFile {
  /** What is wrong with it. */
  what: string;
  name: string;
  type: string;
  content: Buffer;
}

const MB = 1024 * 1024;
const TEXT = { txt: 'text/plain', csv: 'text/csv', eml: 'message/rfc822' } as const;
const MIME: Record<string, string> = {
  ...TEXT,
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  png: 'image/png',
  jpg: 'image/jpeg',
  heic: 'image/heic',
};
const bytes = (content: Uint8Array | string) => Buffer.from(content as Uint8Array);

const JPG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb0043000302020302020303030304030304', 'hex');
const HEIC = Buffer.concat([
  Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'),
  Buffer.alloc(200, 7),
]);
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const CFB = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(1_500),
  Buffer.from('WordDocument\0Workbook\0', 'utf16le'),
  Buffer.alloc(1_000),
]);

function zipped(parts: Record<string, string | Uint8Array>): Buffer {
  const zip = new PizZip();
  for (const [name, content] of Object.entries(parts)) zip.file(name, content);
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' });
}
const xlsx = (parts: Record<string, string | Uint8Array> = {}) =>
  zipped({
    '[Content_Types].xml': WORD_TYPES,
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': '<worksheet/>',
    ...parts,
  });

const GOOD: Record<string, () => Buffer> = {
  pdf: () => bytes(PDF),
  docx: () => bytes(docx(['Dear {client_name}'])),
  xlsx: () => xlsx(),
  csv: () => bytes('Name,Phone\nPriya Sharma,0491 570 156\n'),
  txt: () => bytes('Dear {client_name}'),
  png: () => bytes(PIXEL),
  jpg: () => JPG,
  heic: () => HEIC,
  doc: () => CFB,
  xls: () => CFB,
  eml: () => bytes('From: a@example.org\r\nTo: b@example.org\r\nSubject: x\r\n\r\ny\r\n'),
};

type Content = Buffer | string;
/** The large ones are made when they are looked at. */
const file = (what: string, name: string, content: Content | (() => Content)): HostileFile => ({
  what,
  name,
  type: MIME[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream',
  get content() {
    return Buffer.from((typeof content === 'function' ? content() : content) as Buffer);
  },
});

/** Every kind, whole and then cut off, filled up, with another's name, and with something else's head or tail. */
function ofEveryKind(random: Random): HostileFile[] {
  return Object.entries(GOOD).flatMap(([kind, make]) => {
    const good = make();
    const other = random.pick(Object.keys(GOOD).filter((one) => one !== kind));
    return [
      file('whole', `whole.${kind}`, good),
      file('empty', `empty.${kind}`, ''),
      file('one byte', `one.${kind}`, good.subarray(0, 1)),
      file('cut in half', `half.${kind}`, good.subarray(0, Math.ceil(good.length / 2))),
      file('without its end', `end.${kind}`, good.subarray(0, -3)),
      file('bytes changed', `noise.${kind}`, spoilt(good, random)),
      file('random bytes', `random.${kind}`, randomBytes(3_000)),
      file('zeros', `zeros.${kind}`, Buffer.alloc(5_000)),
      file(`called ${other}`, `a.${other}`, good),
      file('a zip behind it', `zip.${kind}`, Buffer.concat([good, GOOD.docx?.() ?? good])),
      file('a page behind it', `page.${kind}`, Buffer.concat([good, bytes('<script>alert(1)</script>')])),
      file(
        'a page in front',
        `front.${kind}`,
        Buffer.concat([bytes('<!doctype html><script>alert(1)</script>'), good]),
      ),
      file('gzipped', `packed.${kind}`, gzipSync(good)),
    ];
  });
}

function spoilt(good: Buffer, random: Random): Buffer {
  const copy = Buffer.from(good);
  for (let i = 0; i < Math.max(3, good.length / 40); i++) copy[random.int(0, copy.length - 1)] = random.int(0, 255);
  return copy;
}

const XXE = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>';
const LAUGHS = `<!DOCTYPE a [<!ENTITY x0 "ha">${Array.from({ length: 12 }, (_, i) => `<!ENTITY x${i + 1} "${`&x${i};`.repeat(10)}">`).join('')}]>`;
const body = (inner: string, head = '') =>
  `<?xml version="1.0"?>${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inner}</w:body></w:document>`;
const word = (inner: string, head = '') => bytes(docx([], { 'word/document.xml': body(inner, head) }));
const line = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** Documents that unpack, expand, point elsewhere or run something. */
const office = (): HostileFile[] => [
  file('a bomb: 190 MB in one part', 'bomb.docx', () =>
    bytes(docx(['x'], { 'word/media/a.xml': 'x'.repeat(190 * MB) })),
  ),
  file('a bomb: 230 MB in one part', 'bomb2.docx', () =>
    bytes(docx(['x'], { 'word/media/a.xml': 'x'.repeat(230 * MB) })),
  ),
  file('a bomb: its text is 60 MB', 'bomb3.docx', () => word(line('x'.repeat(60 * MB)))),
  file('a bomb: 6,000 parts', 'parts.docx', () =>
    bytes(docx(['x'], Object.fromEntries(Array.from({ length: 6_000 }, (_, i) => [`word/p${i}.xml`, ''])))),
  ),
  file('a bomb in xlsx', 'bomb.xlsx', () => xlsx({ 'xl/sharedStrings.xml': 'x'.repeat(150 * MB) })),
  file('a zip in a zip in a zip', 'nested.docx', () =>
    bytes(docx(['x'], { 'word/a.zip': zipped({ 'b.zip': zipped({ c: 'd' }) }).toString('latin1') })),
  ),
  file('XXE', 'xxe.docx', () => word(line('&b; {client_name}'), XXE)),
  file('XXE in the types', 'xxe2.docx', () => bytes(docx(['x'], { '[Content_Types].xml': `${XXE}${WORD_TYPES}` }))),
  file('XXE in xlsx', 'xxe.xlsx', () =>
    xlsx({ 'xl/workbook.xml': `<?xml version="1.0"?>${XXE}<workbook>&b;</workbook>` }),
  ),
  file('a billion laughs', 'laughs.docx', () => word(line('&x12; {client_name}'), LAUGHS)),
  file('elements 50,000 deep', 'deep.docx', () => word('<w:p>'.repeat(50_000) + '</w:p>'.repeat(50_000))),
  file('elements never closed', 'open.docx', () => word('<w:p><w:r><w:t>{client_name}')),
  file('100,000 paragraphs', 'long.docx', () => word(line('{client_name}').repeat(100_000))),
  file('20,000 places', 'places.docx', () => word(line('{quote}{details}{#lines}{description}{/lines}').repeat(5_000))),
  file('loops in loops', 'loops.docx', () => word(line(`${'{#lines}'.repeat(12)}x${'{/lines}'.repeat(12)}`))),
  file('braces that do not fit', 'braces.docx', () => word(line('{#lines}{/other}{{{}}}{'))),
  file('a place over two runs', 'runs.docx', () =>
    word('<w:p><w:r><w:t>{client</w:t></w:r><w:r><w:t>_name}</w:t></w:r></w:p>'),
  ),
  file('code for places', 'code.docx', () =>
    word(line('{constructor.constructor("return process")()} {__proto__} {toString} {process.env}')),
  ),
  file('raw XML for a place', 'raw.docx', () => word(line('{@quote}{%image}{%%image}{$x}{>part}{=a b=}'))),
  file('no text in it', 'none.docx', () => zipped({ '[Content_Types].xml': WORD_TYPES, 'word/document.xml': '' })),
  file('no document in it', 'nodoc.docx', () => zipped({ '[Content_Types].xml': WORD_TYPES })),
  file('its text is binary', 'binary.docx', () =>
    zipped({ '[Content_Types].xml': WORD_TYPES, 'word/document.xml': randomBytes(5_000) }),
  ),
  file('macros', 'macro.docx', () =>
    zipped({
      '[Content_Types].xml': WORD_TYPES,
      'word/document.xml': body(''),
      'word/vbaProject.bin': randomBytes(500),
    }),
  ),
  file('macros by their type', 'macro2.docx', () =>
    bytes(docx(['x'], { '[Content_Types].xml': WORD_TYPES.replace('document.main', 'document.macroEnabled.main') })),
  ),
  file('macros in xlsx', 'macro.xlsx', () => xlsx({ 'xl/vbaProject.bin': randomBytes(500) })),
  file('a template from elsewhere', 'remote.docx', () =>
    bytes(
      docx(['x'], {
        'word/_rels/settings.xml.rels':
          '<Relationships><Relationship Id="a" Type="attachedTemplate" Target="http://127.0.0.1:9/evil.dotm" TargetMode="External"/></Relationships>',
      }),
    ),
  ),
  file('parts that climb', 'climb.docx', () =>
    bytes(docx(['x'], { '../../../../tmp/evil.txt': 'x', '/etc/evil': 'x', 'C:\\evil': 'x' })),
  ),
  file('formulas', 'formulas.xlsx', () =>
    xlsx({
      'xl/worksheets/sheet1.xml':
        "<worksheet><sheetData><row><c><f>cmd|'/c calc'!A0</f></c></row></sheetData></worksheet>",
    }),
  ),
  file('OLE with macros', 'macro.doc', () => Buffer.concat([CFB, Buffer.from('_VBA_PROJECT', 'utf16le')])),
];

const rows = (count: number, row: (i: number) => string) =>
  `Name,Phone,Email\n${Array.from({ length: count }, (_, i) => row(i)).join('\n')}\n`;

/** Lists and texts: formulas, encodings, quotes that never end, lengths. */
const texts = (): HostileFile[] => [
  file('100,000 rows', 'rows.csv', () => rows(100_000, (i) => `Client ${i},0491570156,c${i}@example.com`)),
  file('2,000 rows', 'rows2.csv', () => rows(2_000, (i) => `Bulk ${i},0491570156,c${i}@example.com`)),
  file('100,000 empty rows', 'blank.csv', () => `Name\n${'\n'.repeat(100_000)}`),
  file('100,000 columns', 'wide.csv', () => `${'Name,'.repeat(100_000)}\nx\n`),
  file('one cell of 800 kB', 'cell.csv', () => `Name\n${'x'.repeat(800_000)}\n`),
  file('a quote that never ends', 'quote.csv', () => `Name,Phone\n"${'x\n'.repeat(50_000)}`),
  file('quotes in quotes', 'quotes.csv', () => `Name\n${'"""'.repeat(30_000)}\n`),
  file('formulas', 'formulas.csv', () => 'Name,Phone\n"=cmd|\'/c calc\'!A0",1\n+1+1,2\n-1,3\n@SUM(1),4\n\t=1,5\n'),
  file('scripts', 'scripts.csv', 'Name,Phone\n<script>alert(1)</script>,"><img src=x onerror=alert(1)>\n'),
  file('UTF-16', 'utf16.csv', () => Buffer.from('\ufeffName,Phone\nPriya,1\n', 'utf16le')),
  file('UTF-16 without its mark', 'utf16.txt', () => Buffer.from('Dear {client_name}', 'utf16le')),
  file('latin-1', 'latin.csv', () => Buffer.from('Name\nJos\xe9 Fa\xe7ade\n', 'latin1')),
  file('broken UTF-8', 'utf8.csv', () =>
    Buffer.from([78, 97, 109, 101, 10, 0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80, 10]),
  ),
  file('only a byte-order mark', 'bom.csv', '\ufeff'),
  file('control characters', 'control.txt', 'a\u0001\u0002\u0007\u001b[31mred'),
  file('text turned round', 'rtl.txt', '\u202eexe.txt\u2066\u2069'),
  file('no line end in 5 MB', 'line.txt', 'x'.repeat(5 * MB)),
  file('24 MB of a,', 'commas.txt', 'a,'.repeat(12 * MB)),
  file('25 MB and a byte', 'large.txt', () => 'x'.repeat(25 * MB + 1)),
  file('a template that breaks off', 'broken.txt', 'Dear {client_name, {#lines}'),
  file('a template with loops in loops', 'loops.txt', () => `${'{#lines}'.repeat(12)}x${'{/lines}'.repeat(12)}`),
  file(
    'a template with code',
    'code.txt',
    '{constructor.constructor("return process")()} {__proto__} {process.env.HOME}',
  ),
  file('a template with 50,000 places', 'places.txt', '{client_name} '.repeat(50_000)),
  file('braces only', 'braces.txt', '{'.repeat(50_000)),
  file('a plain template', 'plain.txt', 'Dear {client_name}, {#lines}{description}{/lines}'),
  file('headings that are not', 'proto.csv', '__proto__,constructor,toString\na,b,c\n'),
  file('the same heading twice', 'twice.csv', 'Name,Name,Name\na,b,c\n'),
  file('semicolons', 'semi.csv', 'Name;Phone\nPriya;1\n'),
  file('only commas', 'only.csv', ','.repeat(100_000)),
  file('a page that is text', 'page.txt', '<html><script>alert(1)</script></html>'),
  file('SVG that is text', 'svg.txt', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
];

/** Pictures and PDFs that say they are larger than they are, or do something. */
const media = (): HostileFile[] => [
  file('60,000 x 60,000 pixels', 'huge.png', () => pngSize(60_000, 60_000)),
  file('2^31 pixels wide', 'wide.png', () => pngSize(0x7fffffff, 1)),
  file('0 x 0 pixels', 'none.png', () => pngSize(0, 0)),
  file('a chunk that says 4 GB', 'chunk.png', () =>
    Buffer.concat([bytes(PIXEL).subarray(0, 33), Buffer.from('ffffffff49444154', 'hex')]),
  ),
  file('20 MB of noise', 'noise.png', () => bytes(png(20 * MB))),
  file('a comment that is a script', 'comment.jpg', () =>
    Buffer.concat([
      JPG.subarray(0, 2),
      Buffer.from('fffe0020', 'hex'),
      bytes('<script>alert(1)</script>    '),
      JPG.subarray(2),
    ]),
  ),
  file('PHP in a picture', 'shell.jpg', () => Buffer.concat([JPG, bytes('<?php system($_GET[0]); ?>')])),
  file('JavaScript in a PDF', 'script.pdf', () =>
    PDF.replace('/Type/Catalog', '/Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
  ),
  file('a PDF that launches', 'launch.pdf', () =>
    PDF.replace('/Type/Catalog', '/Type/Catalog/OpenAction<</S/Launch/F(cmd.exe)>>'),
  ),
  file('a PDF with a file in it', 'embedded.pdf', () =>
    PDF.replace('/Type/Catalog', '/Type/Catalog/Names<</EmbeddedFiles 3 0 R>>'),
  ),
  file('objects 20,000 deep', 'deep.pdf', () => `%PDF-1.4\n${'<<'.repeat(20_000)}\n%%EOF`),
  file('a page tree that is a ring', 'ring.pdf', () => PDF.replace('/Kids[]/Count 0', '/Kids[2 0 R]/Count 1')),
  file('a stream that says 4 GB', 'stream.pdf', () =>
    PDF.replace('trailer', '3 0 obj<</Length 4294967295/Filter/FlateDecode>>stream\nx\nendstream endobj\ntrailer'),
  ),
  file('10 MB of %', 'percent.pdf', () => `%PDF-1.4\n${'%'.repeat(10 * MB)}`),
];

function pngSize(width: number, height: number): Buffer {
  const copy = bytes(PIXEL);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  return copy;
}

const NAMES = [
  '../../../../etc/passwd.txt',
  '..\\..\\windows\\a.txt',
  '/etc/cron.d/a.txt',
  'C:\\a.txt',
  'a\u0000.txt',
  'a.txt\u0000.exe',
  'a.exe',
  'a.html',
  'a.svg',
  'a.js',
  'a.txt.html',
  'a.html.txt',
  '.htaccess',
  '.txt',
  'txt',
  'a.',
  'a.TXT',
  'a.txt ',
  'a\r\nContent-Type: text-html\r\n.txt',
  'a"; filename="b.html',
  "a'; DROP TABLE.txt",
  '<img src=x onerror=alert(1)>.txt',
  '=cmd|calc.txt',
  '\u202etxt.exe',
  `${'a'.repeat(300)}.txt`,
  `${'🦘'.repeat(150)}.txt`,
  'e\u0301\u0301\u0301.txt',
  'CON.txt',
  'aux.csv',
  '%2e%2e%2fa.txt',
  '__proto__.txt',
  '\ud83e.txt',
];

const MAIL_IN = (inner: string): string =>
  `From: a@example.org\r\nTo: b@example.org\r\nSubject: x\r\nMIME-Version: 1.0\r\n${inner}`;
const nested = (depth: number): string => {
  const open = Array.from(
    { length: depth },
    (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
  ).join('');
  return MAIL_IN(`${open}Content-Type: text/plain\r\n\r\nhi\r\n`);
};

const mails = (): HostileFile[] => [
  file('parts 500 deep', 'deep.eml', () => nested(500)),
  file('mails in mails', 'mails.eml', () =>
    MAIL_IN(`${'Content-Type: message/rfc822\r\n\r\nFrom: a@b\r\n'.repeat(200)}\r\nx`),
  ),
  file('20,000 parts', 'parts.eml', () =>
    MAIL_IN(
      `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(20_000)}--b--\r\n`,
    ),
  ),
  file('a head of 5 MB', 'head.eml', () => MAIL_IN(`${`X-A: ${'y'.repeat(900)}\r\n`.repeat(5_500)}\r\nx`)),
  file('HTML 20,000 deep', 'html.eml', () => MAIL_IN(`Content-Type: text/html\r\n\r\n${'<div>'.repeat(20_000)}hi`)),
  file('HTML with a script', 'script.eml', () =>
    MAIL_IN('Content-Type: text/html\r\n\r\n<script>alert(1)</script><img src=http://127.0.0.1:9/x>hello'),
  ),
  file('base64 that is none', 'base64.eml', () =>
    MAIL_IN('Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n####@@@@'),
  ),
  file('an unknown charset', 'charset.eml', () => MAIL_IN('Content-Type: text/plain; charset=klingon\r\n\r\nqapla')),
];

/** All of them in a fixed order; `random` chooses what is spoilt. */
export const hostileFiles = (random: Random): HostileFile[] => [
  ...office(),
  ...texts(),
  ...media(),
  ...mails(),
  ...NAMES.map(
    (name): HostileFile => ({ what: 'its name', name, type: 'text/plain', content: bytes('Dear {client_name}') }),
  ),
  ...ofEveryKind(random),
];
