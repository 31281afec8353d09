import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';
import type { Actor } from '../../domain/actor.ts';
import type { Executor } from '../../domain/executor.ts';
import { csvStream } from './csv-stream.ts';
import { EXPORTS } from './exports.ts';

/** A zip with a CSV file of each list, each begun when the one before is through. */
export function zipStream(executor: Executor, actor: Actor): Readable {
  const zip = new yazl.ZipFile();
  const out = new PassThrough();
  zip.on('error', (error: Error) => out.destroy(error));
  zip.outputStream.pipe(out);
  const mtime = executor.clock.now();
  for (const [name, list] of Object.entries(EXPORTS)) {
    zip.addReadStreamLazy(`${name}.csv`, { mtime }, (ready) => ready(null, csvStream(executor, actor, list)));
  }
  zip.end();
  return out;
}
