import { createHash, createHmac } from 'node:crypto';
import { sameText } from '../../../domain/accounts/sessions/tokens.ts';

/**
 * Twilio's request validation (https://www.twilio.com/docs/usage/security): HMAC-SHA1, as base64, of the address it
 * posted to, followed by each field's name and value in the order of the names. A JSON body is vouched for by its
 * SHA-256 in the address instead.
 */
const signatureOf = (token: string, url: string, fields: ReadonlyMap<string, string>): string => {
  const text = [...fields].sort(([a], [b]) => (a < b ? -1 : 1)).flat();
  return createHmac('sha1', token)
    .update([url, ...text].join(''), 'utf8')
    .digest('base64');
};

export const formIsSigned = (token: string, url: string, fields: ReadonlyMap<string, string>, given: string): boolean =>
  sameText(given, signatureOf(token, url, fields));

/** Of JSON the address alone is signed, before there is a body. */
export const urlIsSigned = (token: string, url: string, given: string): boolean =>
  sameText(given, signatureOf(token, url, new Map()));

export function bodyIsSigned(token: string, url: string, body: Buffer, given: string): boolean {
  const named = !URL.canParse(url) ? [] : new URL(url).searchParams.getAll('bodySHA256');
  const hash = createHash('sha256').update(body).digest('hex');
  return named.length === 1 && sameText(named[0] ?? '', hash) && urlIsSigned(token, url, given);
}

/** Every encoder writes a name, one = and a value, with capitals behind %. */
const PAIR = /^[^=%]*(%[0-9A-F]{2}[^=%]*)*=[^=%]*(%[0-9A-F]{2}[^=%]*)*$/;

/**
 * The fields of a form; null for one that no encoder writes. Forms that read the same are not the same to whoever
 * signed one of them.
 */
export function readForm(body: Buffer): Map<string, string> | null {
  const text = body.toString('latin1');
  if (!text.split('&').every((pair) => PAIR.test(pair))) return null;
  const pairs = [...new URLSearchParams(text)];
  const fields = new Map(pairs);
  return fields.size === pairs.length ? fields : null;
}
