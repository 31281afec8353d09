import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

/** A body that HTTP carries well and that nobody can take in. */
export interface MalformedBody {
  what: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Only its fields are not what anybody asked for: nothing to those who read no fields. */
  wellFormed?: true;
}

const BOUNDARY = '----smoko';
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

const body = (
  what: string,
  type: string,
  content: string | Buffer,
  headers: Record<string, string> = {},
): MalformedBody => ({ what, headers: { 'content-type': type, ...headers }, body: Buffer.from(content) });
const encoded = (what: string, encoding: string, content: Buffer, type = JSON_TYPE): MalformedBody =>
  body(what, type, content, { 'content-encoding': encoding });

const DEEP = 50_000;
const part = (head: string, content = 'x') => `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`;
const fileHead = (filename: string) =>
  `Content-Disposition: form-data; name="file"; filename=${filename}\r\nContent-Type: application/pdf`;
const END = `--${BOUNDARY}--\r\n`;
const PDF = '%PDF-1.4\n%%EOF\n';
const field = (name: string, content = 'x') => part(`Content-Disposition: form-data; name="${name}"`, content);

const JSONS: MalformedBody[] = [
  body('JSON cut off', JSON_TYPE, '{"name":"De'),
  body('words as JSON', JSON_TYPE, 'hello'),
  body('a lone text', JSON_TYPE, '"x"'),
  body('a lone number', JSON_TYPE, '1e999'),
  { ...body('a list', JSON_TYPE, '[{"name":"Deck"}]'), wellFormed: true },
  body('JSON that is no UTF-8', JSON_TYPE, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
  body('JSON with a NUL', JSON_TYPE, '{"na\0me":1}'),
  body('JSON in UTF-16', JSON_TYPE, Buffer.from('{"zz":1}', 'utf16le')),
  { ...body('JSON behind a byte order mark', JSON_TYPE, '\ufeff{"zz":1}'), wellFormed: true },
  body('JSON of another charset', `${JSON_TYPE}; charset=utf-7`, '{"zz":1}'),
  body('JSON of a charset that nobody knows', `${JSON_TYPE}; charset=klingon`, '{"zz":1}'),
  body('a list too deep', JSON_TYPE, `{"zz":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`),
  body('an object too deep', JSON_TYPE, `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
  body('a name twice', JSON_TYPE, '{"name":"Deck","name":"Fence"}'),
  body('a name twice, once escaped', JSON_TYPE, '{"name":"Deck","n\\u0061me":"Fence"}'),
  body('a name twice, further in', JSON_TYPE, '{"zz":[{"a":1,"b":2,"a":3}]}'),
  body('__proto__', JSON_TYPE, '{"__proto__":{"isAdmin":true}}'),
  body('__proto__, escaped and further in', JSON_TYPE, '{"zz":[{"\\u005f_proto__":{"isAdmin":true}}]}'),
  { ...body('constructor.prototype', JSON_TYPE, '{"constructor":{"prototype":{"isAdmin":true}}}'), wellFormed: true },
  body('JSON too large', JSON_TYPE, `{"zz":"${'x'.repeat(1_100_000)}"}`),
];

const ENCODED: MalformedBody[] = [
  encoded('no gzip', 'gzip', Buffer.from('{"zz":1}')),
  encoded('gzip cut off', 'gzip', gzipSync('{"zz":"a longer text so that there is something to cut"}').subarray(0, 30)),
  encoded('no deflate', 'deflate', Buffer.from('{"zz":1}')),
  encoded('no brotli', 'br', Buffer.from('{"zz":1}')),
  encoded('brotli cut off', 'br', brotliCompressSync('{"zz":"a longer text to cut"}').subarray(0, 12)),
  encoded('an encoding that nobody knows', 'lzma', Buffer.from('{"zz":1}')),
  encoded('two encodings', 'gzip, deflate', gzipSync(deflateSync('{"zz":1}'))),
  encoded('a gzip bomb', 'gzip', gzipSync(`{"zz":"${' '.repeat(50_000_000)}"}`)),
  encoded('a gzip bomb as a form', 'gzip', gzipSync(`zz=${' '.repeat(50_000_000)}`), FORM_TYPE),
  encoded('a packed upload', 'gzip', gzipSync(part(fileHead('"a.pdf"'), PDF) + END), MULTIPART),
];

const FORMS: MalformedBody[] = [
  body('a form of percent signs', FORM_TYPE, 'name=%zz&%=%&%e0%a4%a=1'),
  body('a form of very many fields', FORM_TYPE, 'a=1&'.repeat(5_000)),
  body('a form of an unknown charset', `${FORM_TYPE}; charset=klingon`, 'a=1'),
  body('a form with __proto__', FORM_TYPE, '__proto__[isAdmin]=1&__proto__=2&constructor.prototype=3'),
  body('a form too large', FORM_TYPE, `a=${'x'.repeat(1_100_000)}`),
  body('a form with NULs', FORM_TYPE, 'name=%00&%00=1&message=\0'),
];

const MULTIPARTS: MalformedBody[] = [
  body('multipart without a boundary', 'multipart/form-data', part(fileHead('"a.pdf"')) + END),
  body('multipart with an empty boundary', 'multipart/form-data; boundary=""', part(fileHead('"a.pdf"')) + END),
  body('multipart with another boundary', 'multipart/form-data; boundary=other', part(fileHead('"a.pdf"')) + END),
  body('multipart with a boundary left open', 'multipart/form-data; boundary="----smoko', part(fileHead('"a.pdf"'))),
  body('multipart with an overlong boundary', `multipart/form-data; boundary=${'b'.repeat(4_000)}`, 'x'),
  body('multipart of nothing', MULTIPART, '\r\n'),
  body('multipart that ends in a file', MULTIPART, part(fileHead('"a.pdf"'), PDF)),
  body('multipart that ends in a head', MULTIPART, `--${BOUNDARY}\r\nContent-Disposition: form-data; na`),
  body('a part with a malformed head', MULTIPART, part('Content-Disposition form-data name=file') + END),
  body('a part with a head of no lines', MULTIPART, part('\u0001\u0002') + END),
  body('a part with a NUL in its head', MULTIPART, part('Content-Disposition: form-data; name="fi\0le"') + END),
  body('a file with a NUL in its name', MULTIPART, part(fileHead('"a\0b.pdf"'), PDF) + END),
  body('a part with a head of 100 kB', MULTIPART, part(`X-Filler: ${'x'.repeat(100_000)}`) + END),
  body('a part without a name', MULTIPART, part('Content-Disposition: form-data') + END),
  body('a file without a field', MULTIPART, part('Content-Disposition: form-data; filename="a.pdf"', PDF) + END),
  body('a file in another field', MULTIPART, part(fileHead('"a.pdf"').replace('name="file"', 'name="x"'), PDF) + END),
  body('two files', MULTIPART, part(fileHead('"a.pdf"'), PDF).repeat(2) + END),
  body('an empty file', MULTIPART, part(fileHead('"a.pdf"'), '') + END),
  body('very many fields', MULTIPART, field('a').repeat(2_000) + END),
  body('a field of 2 MB', MULTIPART, field('project_id', 'x'.repeat(2_000_000)) + END),
  body('fields named like paths', MULTIPART, field('a[b][c][d]') + field('a[9999999]') + field('a[') + END),
  body('fields named __proto__', MULTIPART, field('__proto__') + field('__proto__[x]') + field('constructor[x]') + END),
  body('a name in a broken charset', MULTIPART, part(`${fileHead('"x"')}; filename*=klingon''%zz%`, PDF) + END),
  body(
    'multipart in multipart',
    MULTIPART,
    part('Content-Disposition: form-data; name="file"\r\nContent-Type: multipart/mixed; boundary=in', '--in\r\n\r\n') +
      END,
  ),
];

const OTHERS: MalformedBody[] = [
  body('no type at all', '', '{"zz":1}'),
  body('a type that is none', ';;;=', '{"zz":1}'),
  body('a type with a parameter left open', `${JSON_TYPE}; charset="`, '{"zz":1}'),
  body('two types', `${JSON_TYPE}, text/plain`, '{"zz":1}'),
  body('a list as CSV', 'text/csv', 'Name;"Pho\nne\0,,,\n"'),
  body('CSV of an unknown charset', 'text/csv; charset=klingon', 'Name\nAroha\n'),
  body('a mail of nothing', 'message/rfc822', '\r\n\r\n'),
  body(
    'a mail that is no mail',
    'message/rfc822',
    'From: <<<>>>\0\r\nContent-Type: multipart/mixed; boundary="\r\n\r\n--\r\n',
  ),
  body('XML', 'application/xml', '<!DOCTYPE a [<!ENTITY b "x">]><a>&b;</a>'),
  body('bytes', 'application/octet-stream', Buffer.from([0, 255, 254, 0x80])),
];

/** Every kind, each a few times. */
export const MALFORMED: MalformedBody[] = [...JSONS, ...ENCODED, ...FORMS, ...MULTIPARTS, ...OTHERS];
