import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LIMITS } from '@smoko/contract';
import type { RequestHandler } from 'express';
import multer from 'multer';

const FIELD_BYTES = 1_000;

/** Takes in one `file` and up to so many fields beside it, into a folder where uploads lie until they are kept. */
export function createIncoming(dataDir: string): (fields: number) => RequestHandler {
  const folder = join(dataDir, 'incoming');
  // uploads that a crash cut off
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const storage = multer.diskStorage({
    destination: folder,
    filename: (_req, _file, done) => done(null, randomUUID()),
  });
  return (fields) =>
    multer({
      storage,
      limits: { fileSize: LIMITS.uploadBytes, files: 1, fields, parts: 1 + fields, fieldSize: FIELD_BYTES },
      defParamCharset: 'utf8',
    }).single('file');
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
