import { createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { AppError, LIMITS } from '@smoko/contract';
import busboy, { type Busboy } from 'busboy';
import { sameText } from '../../../domain/accounts/sessions/tokens.ts';

const FRESH_SECONDS = 15 * 60;
const MAX_FIELDS = 200;
const MAX_FILES = 20;
/** What is signed is short; of everything else nothing is looked at before it is proven. */
const SIGNED_BYTES = 1_000;
const SIGNED = ['timestamp', 'token', 'signature'] as const;

export interface MailgunForm {
  fields: Map<string, string>;
  files: { filename: string; content: Buffer; contentType: string }[];
}

const refuse = (words: string) => new AppError('forbidden', words);
const malformed = (cause?: unknown) => new AppError('malformed', 'That is not a form that can be read.', { cause });

/** Mailgun posts a form with files as multipart, one without as urlencoded. Throws malformed where there is no form. */
function readerOf(headers: IncomingHttpHeaders, limits: busboy.Limits): Busboy {
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch (cause) {
    throw malformed(cause);
  }
}

/**
 * Looks for the signature in a form as it comes in, and throws forbidden as soon as it is there and does not hold.
 * Nothing but its three fields is held in memory. `proven` after the last piece: the token, or forbidden.
 */
export function signatureWatch(headers: IncomingHttpHeaders, key: string) {
  const found = new Map<string, string>();
  let token: string | null = null;
  let trouble: unknown = null;
  const limits = { fieldSize: SIGNED_BYTES, fields: MAX_FIELDS, files: MAX_FILES, parts: MAX_FIELDS + MAX_FILES };
  const reader = readerOf(headers, limits);
  reader.on('file', (_name, content) => void content.on('error', () => {}).resume());
  reader.on('error', (error) => {
    trouble ??= malformed(error);
  });
  reader.on('field', (name, value) => {
    if (!(SIGNED as readonly string[]).includes(name) || found.has(name) || trouble) return;
    found.set(name, value);
    if (found.size < SIGNED.length) return;
    try {
      token = checked(found, key);
    } catch (error) {
      trouble = error;
    }
  });
  return {
    async look(piece: Buffer): Promise<void> {
      if (token !== null) return;
      // waits until it was read: nothing piles up
      await new Promise<void>((done) => reader.write(piece, () => done()));
      if (trouble) throw trouble;
    },
    async proven(): Promise<string> {
      // the last field of a urlencoded form ends with the form
      if (token === null && !trouble) await new Promise<void>((done) => reader.once('close', () => done()).end());
      if (trouble) throw trouble;
      if (token === null) throw refuse('The signature is missing: timestamp, token and signature.');
      return token;
    },
  };
}

/** https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks: the token, when all is well. */
function checked(fields: ReadonlyMap<string, string>, key: string): string {
  const [timestamp = '', token = '', signature = ''] = SIGNED.map((name) => fields.get(name) ?? '');
  const wanted = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex');
  if (!token || !sameText(signature, wanted)) throw refuse('That signature does not fit this mail.');
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= FRESH_SECONDS)) throw refuse('That signature is too old.');
  return token;
}

/** The whole of a form that was proven, in memory. Of a field that comes twice the first counts, as for the signature. */
export async function readMailgunForm(headers: IncomingHttpHeaders, path: string): Promise<MailgunForm> {
  const fields = new Map<string, string>();
  const files: MailgunForm['files'] = [];
  const tooLarge = new AppError('too_large', 'That mail is too large.');
  const limits = {
    fieldSize: LIMITS.uploadBytes + 1,
    fields: MAX_FIELDS,
    fileSize: LIMITS.uploadBytes + 1,
    files: MAX_FILES,
  };
  const reader = readerOf(headers, limits);
  const stop = () => reader.destroy(tooLarge);
  reader.on('fieldsLimit', stop).on('filesLimit', stop);
  reader.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) stop();
    else if (!fields.has(name)) fields.set(name, value);
  });
  reader.on('file', (_name, content, { filename, mimeType }) => {
    const pieces: Buffer[] = [];
    content.on('limit', stop).on('error', () => {});
    content.on('data', (piece: Buffer) => pieces.push(piece));
    content.on('end', () =>
      files.push({ filename: filename ?? 'file', content: Buffer.concat(pieces), contentType: mimeType }),
    );
  });
  await pipeline(createReadStream(path), reader).catch((error: unknown) => {
    throw error === tooLarge || (error as { syscall?: string }).syscall ? error : malformed(error);
  });
  return { fields, files };
}
