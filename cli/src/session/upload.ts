import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename } from 'node:path';
import { LIMITS, problemToError } from '@smoko/contract';
import { CliError } from '../exit.ts';
import { fetchFrom } from './reach.ts';
import type { Session } from './session.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Sends a file from this machine: the record that was made of it. `path` is the table's, e.g. `/api/attachments`.
 * @throws AppError in the server's words, CliError where the file cannot be read
 */
export async function uploadFile(
  session: Session,
  path: string,
  file: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const blob = await readBlob(file);
  const key = randomUUID();
  const send = async () => {
    const form = new FormData();
    // fields first: they are read before the file has come
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', blob, basename(file));
    const headers = { ...(await session.headers()), 'idempotency-key': key };
    return fetchFrom(session.url)(`${session.url}${path}`, { method: 'POST', headers, body: form });
  };
  let response = await send();
  if (response.status === 401 && (await session.renewAfter401())) response = await send();
  const text = await response.text();
  if (!response.ok) throw problemToError(response, text);
  return JSON.parse(text);
}

async function readBlob(given: string): Promise<Blob> {
  const file = expandHome(given);
  try {
    const about = await stat(file);
    if (!about.isFile()) throw new CliError(`${given} is not a file.`);
    if (about.size > LIMITS.uploadBytes)
      throw new CliError(`${given} is too big: at most ${LIMITS.uploadBytes / MEGABYTE} MB.`);
    return await openAsBlob(file);
  } catch (error) {
    if (error instanceof CliError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new CliError(code === 'ENOENT' ? `There is no file ${given}.` : `${given} cannot be read (${code}).`);
  }
}

/** `~/photo.jpg`, where no shell has done it. */
const expandHome = (file: string): string => file.replace(/^~(?=\/|$)/, homedir());
