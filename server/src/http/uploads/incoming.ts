import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError, LIMITS } from '@smoko/contract';
import type { RequestHandler } from 'express';
import multer from 'multer';
import { parsedBy } from '../bodies/parsed-by.ts';

const FIELD_BYTES = 1_000;

export interface Incoming {
  /** Where what comes in lies until it is kept. Whatever a crash left there is gone after a start. */
  folder: string;
  /** Takes in one `file`, of 25 MB unless it may be larger, and up to so many fields beside it. */
  form(fields: number, bytes?: number): RequestHandler[];
}

export function createIncoming(dataDir: string): Incoming {
  const folder = join(dataDir, 'incoming');
  // uploads that a crash cut off
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const storage = multer.diskStorage({
    destination: folder,
    filename: (_req, _file, done) => done(null, randomUUID()),
  });
  const form = (fields: number, fileSize: number) => {
    const limits = { fileSize, files: 1, fields, parts: 1 + fields, fieldSize: FIELD_BYTES };
    const parse = multer({ storage, limits, defParamCharset: 'utf8' }).single('file');
    return parsedBy(parse, 'That upload is cut off or is no form that can be read. Please try again.');
  };
  return { folder, form: (fields, bytes = LIMITS.uploadBytes) => [multipartOnly, form(fields, bytes)] };
}

const multipartOnly: RequestHandler = (req, _res, next) => {
  if (!req.is('multipart/form-data')) throw new AppError('unsupported_type', 'Send the file as multipart/form-data.');
  if ((req.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new AppError('unsupported_type', 'Send the file without a Content-Encoding.');
  next();
};

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
