import PizZip from 'pizzip';
import type { Answer, Call } from '../http.ts';
import type { Tenant } from '../tenant.ts';

const ID = /[0-9a-f]{24}/g;
const UNEQUAL = new Set(['date', 'content-length', 'etag', 'set-cookie', 'retry-after', 'keep-alive', 'connection']);
const REQUEST_ID = /"request_id":"[^"]*"/g;
const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

const ZIP = /^application\/(zip|vnd\.openxmlformats-officedocument)/;

/** All there is to read in an answer; a zip is opened. */
export function wordsOf({ body, text, headers }: Pick<Answer, 'body' | 'text' | 'headers'>): string {
  if (!ZIP.test(headers['content-type'] ?? '')) return text;
  const zip = new PizZip(body);
  return Object.values(zip.files)
    .map((file) => `${file.name}\n${file.dir ? '' : file.asText()}`)
    .join('\n');
}

/** What of the victim's is in an answer and was not in the request itself, or told before; null when nothing is. */
export function leakIn(victim: Tenant, { path, body }: Call, answer: Answer, told = ''): string | null {
  const words = wordsOf(answer);
  const asked = `${decodeURIComponent(path)} ${typeof body === 'string' ? body : JSON.stringify(body ?? '')} ${told}`;
  for (const word of [victim.secret, victim.email, victim.token, victim.inbound.email]) {
    if (words.includes(word) && !asked.includes(word)) return word;
  }
  const theirs = idsOf(victim);
  return words.match(ID)?.find((id) => theirs.has(id) && !asked.includes(id)) ?? null;
}

const known = new WeakMap<Tenant, Set<string>>();
export function idsOf(tenant: Tenant): Set<string> {
  const ids =
    known.get(tenant) ??
    new Set([tenant.userId, ...Object.values(tenant.ids).flat(), ...Object.values(tenant.deleted)]);
  known.set(tenant, ids);
  return ids;
}

/** A file of all one's own: another of one's own requests may change it meanwhile. */
const DOWNLOAD = /^(application\/zip|text\/csv)/;

/** An answer as anybody sees it, with nothing in it that differs between two equal requests. */
export function shapeOf({ status, headers, text }: Answer, id: string): string {
  const names = Object.keys(headers).filter((name) => !UNEQUAL.has(name) && !name.startsWith('ratelimit'));
  const content = DOWNLOAD.test(headers['content-type'] ?? '') ? '' : text;
  const body = content
    .replaceAll(id, 'ID')
    .replaceAll(id.toUpperCase(), 'ID')
    .replace(REQUEST_ID, '')
    .replace(INSTANT, 'THEN');
  return `${status} ${headers['content-type']} ${names.toSorted().join(',')} ${body}`;
}
