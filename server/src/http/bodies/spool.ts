import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@smoko/contract';
import type { Request } from 'express';
import { askForBody, bodyError } from './parsed-by.ts';

export interface Spooling {
  /** Where it lies while it is worked on. */
  folder: string;
  /** Bytes; more are refused. */
  limit: number;
  /** Sees every piece as it comes; throws to refuse the rest unread. The next one waits for it. */
  look(piece: Buffer): Promise<void>;
}

/**
 * A body of somebody who has proven nothing yet, put on disk piece by piece: whatever is sent, no more of it than a
 * piece is in memory. `work` gets the path of the whole; the file is gone afterwards. Throws too_large, unsupported_type
 * for a packed one, malformed for one that was cut off, and what `look` throws.
 */
export async function spool<T>(
  req: Request,
  { folder, limit, look }: Spooling,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const encoding = req.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new AppError('unsupported_type', 'Send it without a Content-Encoding.');
  const tooLarge = new AppError('too_large', 'That is too large to be taken in.');
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge;
  const path = join(folder, `${randomUUID()}.body`);
  let size = 0;
  const pieces = new Transform({
    transform(piece: Buffer, _encoding, done) {
      size += piece.length;
      if (size > limit) return done(tooLarge);
      look(piece).then(() => done(null, piece), done);
    },
  });
  // not in the pipeline: the request has to outlive a refusal, which is its answer
  const cutOff = () => pieces.destroy(new AppError('malformed', CUT_OFF));
  req.once('error', cutOff).once('aborted', cutOff);
  // open before anything can be refused: a file still being opened would appear after it was removed
  const file = await open(path, 'wx', 0o600);
  try {
    askForBody(req);
    await pipeline(req.pipe(pieces), file.createWriteStream()).catch((error: unknown) => {
      throw bodyError(error, CUT_OFF);
    });
    return await work(path);
  } finally {
    req.unpipe(pieces);
    req.off('error', cutOff).off('aborted', cutOff);
    await file.close();
    await rm(path, { force: true });
  }
}

const CUT_OFF = 'The request ended before its body did.';
