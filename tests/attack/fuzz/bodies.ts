import { deflateSync, gzipSync } from 'node:zlib';
import type { Random } from '../../robustness/random.ts';
import { hostileText } from './hostile.ts';

interface Body {
  headers: Record<string, string>;
  body: string | Buffer;
}
type Maker = (random: Random) => Body;

const noise = (random: Random, size: number) => Buffer.from(Array.from({ length: size }, () => random.int(0, 255)));
const typed = (type: string, body: string | Buffer, more: Record<string, string> = {}): Body => ({
  headers: { 'content-type': type, ...more },
  body,
});

const BROKEN_JSON = [
  '{',
  '{"a":',
  '[1,',
  '"',
  'nul',
  '{"a":1}}',
  '{"a":01}',
  "{'a':1}",
  '\ufeff{}',
  '',
  ' ',
  '[]',
  '0',
  'null',
  '"x"',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
];

const jsonBodies: readonly Maker[] = [
  (random) => typed('application/json', random.pick(BROKEN_JSON)),
  (random) => typed('application/json', noise(random, random.int(1, 400))),
  () => typed('application/json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  () => typed('application/json', `{"a":"${'x'.repeat(1_100_000)}"}`),
  () => typed('application/json', `{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`).join(',')}}`),
  () => typed('application/json; charset=utf-16', Buffer.from('{"a":1}', 'utf16le')),
  () => typed('application/json; charset=latin1', Buffer.from('{"a":"\xe9"}', 'latin1')),
  () => typed('application/json; charset=nonsense', '{}'),
  () => typed('application/json;;;=', '{}'),
  () => typed('application/json', gzipSync('{}'), { 'content-encoding': 'gzip' }),
  () => typed('application/json', gzipSync('{}').subarray(0, 12), { 'content-encoding': 'gzip' }),
  (random) => typed('application/json', noise(random, 50), { 'content-encoding': 'gzip' }),
  () => typed('application/json', gzipSync(Buffer.alloc(30_000_000, 'x')), { 'content-encoding': 'gzip' }),
  () => typed('application/json', deflateSync('{}'), { 'content-encoding': 'deflate' }),
  (random) => typed('application/json', noise(random, 50), { 'content-encoding': 'br' }),
  () => typed('application/json', '{}', { 'content-encoding': 'zstd' }),
  () => typed('application/json', '{}', { 'content-encoding': 'gzip, gzip' }),
];

const otherBodies: readonly Maker[] = [
  () => typed('text/plain', 'hello'),
  () => typed('application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  () => typed('application/x-www-form-urlencoded', 'a[__proto__][b]=1&a[]=2&%=%ZZ&=&&a=1'),
  () => typed('application/x-www-form-urlencoded', Array.from({ length: 3_000 }, (_, i) => `k${i}=v`).join('&')),
  () => typed('application/x-www-form-urlencoded; charset=utf-7', '+ADw-script+AD4-'),
  () => typed('application/x-www-form-urlencoded', 'a=%ff%fe%00&b=%c0%80'),
  (random) => typed('application/octet-stream', noise(random, 2_000)),
  (random) => typed(hostileText(random).replace(/[^\x20-\x7e]/g, '') || 'x', '{}'),
  () => typed('message/rfc822', 'From: a\r\n\r\n'),
];

const B = 'fuzzboundary';
const form = (body: string | Buffer, type = `multipart/form-data; boundary=${B}`): Body => typed(type, body);
const part = (head: string, content: string, end = `\r\n--${B}--\r\n`) => `--${B}\r\n${head}\r\n\r\n${content}${end}`;
const FILE = 'Content-Disposition: form-data; name="file"; filename="a.txt"';

/** Multipart bodies that no browser sends. */
const formBodies: readonly Maker[] = [
  () => form(part(FILE, 'hello', '')),
  () => form(part(FILE, 'hello', `\r\n--${B}`)),
  () => form(part(FILE, 'hello', `\r\n--${B}-`)),
  () => form(''),
  () => form(`--${B}--\r\n`),
  () => form(`--${B}\r\n`),
  () => form(`--${B}\r\n\r\nno head\r\n--${B}--\r\n`),
  () => form(part('nonsense without a colon', 'x')),
  () => form(part('Content-Disposition form-data', 'x')),
  () => form(part(': empty', 'x')),
  () => form(part('Content-Disposition: form-data', 'x')),
  () => form(part('Content-Disposition: attachment; filename="a.txt"', 'x')),
  () => form(part('Content-Disposition: form-data; name=""; filename="a.txt"', 'x')),
  () => form(part('Content-Disposition: form-data; name="file"; filename="a\u0000.txt"', 'x')),
  () => form(part('Content-Disposition: form-data; name="file"; filename="../../a.txt"', 'x')),
  () => form(part('Content-Disposition: form-data; name="file"; filename*=utf-8\'\'%ff%fe.txt', 'x')),
  () => form(part('Content-Disposition: form-data; name="__proto__"', 'x')),
  () => form(part('Content-Disposition: form-data; name="constructor[prototype][a]"', 'x')),
  () => form(part('Content-Disposition: form-data; name="a[b][c]"', 'x')),
  () => form(part(`${FILE}\r\nContent-Type: ${'x'.repeat(5_000)}`, 'x')),
  () => form(part(`${FILE}\r\nX-Long: ${'y'.repeat(90_000)}`, 'x')),
  () => form(part(`${FILE}\r\n${Array.from({ length: 3_000 }, (_, i) => `X-${i}: y`).join('\r\n')}`, 'x')),
  () => form(part(`${FILE}\r\nContent-Transfer-Encoding: base64`, '####')),
  () => form(part(`${FILE}\r\nContent-Type: text/plain; charset=nonsense`, 'x')),
  () => form(part(FILE, 'hello'), 'multipart/form-data'),
  () => form(part(FILE, 'hello'), 'multipart/form-data; boundary='),
  () => form(part(FILE, 'hello'), 'multipart/form-data; boundary=""'),
  () => form(part(FILE, 'hello'), `multipart/form-data; boundary=${'b'.repeat(300)}`),
  () => form(part(FILE, 'hello'), 'multipart/form-data; boundary=other'),
  () => form(part(FILE, 'hello'), 'multipart/mixed; boundary=fuzzboundary'),
  () => form(part(FILE, 'hello').replaceAll('\r\n', '\n')),
  () => form(`${part(FILE, 'one', '\r\n')}${part(FILE, 'two')}`),
  () =>
    form(
      `${part(FILE, 'one', '\r\n')}${Array.from({ length: 1_200 }, (_, i) => part(`Content-Disposition: form-data; name="f${i}"`, 'x', '\r\n')).join('')}--${B}--`,
    ),
  () => form(part('Content-Disposition: form-data; name="project_id"', 'x'.repeat(5_000))),
  () => form(gzipSync(part(FILE, 'hello'))),
  (random) => form(noise(random, 600)),
  (random) => form(`--${B}\r\n${FILE}\r\n\r\n${noise(random, 300).toString('latin1')}`),
  (random) =>
    form(part(`Content-Disposition: form-data; name="file"; filename="${hostileText(random).slice(0, 400)}"`, 'x')),
  (random) => {
    const whole = Buffer.from(part(FILE, 'hello'));
    return form(whole.subarray(0, random.int(1, whole.length - 1)));
  },
];

const KINDS = { json: jsonBodies, form: formBodies, other: otherBodies };

/** A body that does not parse, or should not; more often of the kind that the route takes. */
export function brokenBody(random: Random, usual: string): Body {
  const own = usual.includes('multipart') ? 'form' : 'json';
  const kind = random.chance(0.7) ? own : random.pick(['json', 'form', 'other'] as const);
  return random.pick(KINDS[kind])(random);
}
