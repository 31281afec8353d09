import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename } from 'node:path';
import { LIMITS } from '@smoko/contract';
import { CliError } from '../exit.ts';
import type { Session } from './session.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Uploads a file and returns the record that the server creates. `path` is the table's, e.g. `/api/attachments`.
 * @throws AppError with the server's message, CliError where the file cannot be read
 */
export async function uploadFile(
  session: Session,
  path: string,
  file: string,
  fields: Readonly<Record<string, string>> = {},
  mostBytes: number = LIMITS.uploadBytes,
): Promise<unknown> {
  const form = new FormData();
  // fields go first: the server reads them before the file
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', await readBlob(file, mostBytes), basename(file));
  const headers = { 'idempotency-key': randomUUID() };
  const response = await session.request(path, { method: 'POST', headers, body: form });
  return response.json();
}

/** The file as it is sent; nothing is read yet. @throws CliError where it cannot be, or is too big */
export async function readBlob(given: string, mostBytes: number): Promise<Blob> {
  const file = expandHome(given);
  try {
    const about = await stat(file);
    if (!about.isFile()) throw new CliError(`${given} is not a file.`);
    if (about.size > mostBytes) throw new CliError(`${given} is too big: at most ${mostBytes / MEGABYTE} MB.`);
    return await openAsBlob(file);
  } catch (error) {
    if (error instanceof CliError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new CliError(code === 'ENOENT' ? `There is no file ${given}.` : `${given} cannot be read (${code}).`);
  }
}

/** Expands `~/photo.jpg`, where no shell has done it. */
const expandHome = (file: string): string => file.replace(/^~(?=\/|$)/, homedir());
