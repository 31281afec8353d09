import { PassThrough, Readable } from 'node:stream';
import { LIMITS } from '@smoko/contract';
import yazl from 'yazl';
import type { Actor } from '../../domain/actor.ts';
import type { Executor } from '../../domain/executor.ts';
import type { Logos } from '../../domain/logos/logos.ts';
import type { FileStore } from '../../files/file-store.ts';
import { UPLOADED } from '../uploads/uploaded.ts';
import { csvStream } from './csv-stream.ts';
import { EXPORTS } from './exports.ts';

export interface ZipSource {
  executor: Executor;
  actor: Actor;
  files: FileStore;
  logos: Pick<Logos, 'all'>;
}

/** A zip with a CSV file of each list and every uploaded file, each begun when the one before is through. */
export function zipStream(source: ZipSource): Readable {
  const { executor, actor } = source;
  const zip = new yazl.ZipFile();
  const out = new PassThrough();
  zip.on('error', (error: Error) => out.destroy(error));
  zip.outputStream.pipe(out);
  // one file is open at a time: of a reader who hangs up it is closed
  let open: Readable | undefined;
  const opened = (content: Readable): Readable => {
    open = content;
    return content;
  };
  out.on('close', () => open?.destroy());
  const mtime = executor.clock.now();
  for (const [name, list] of Object.entries(EXPORTS)) {
    zip.addReadStreamLazy(`${name}.csv`, { mtime }, (ready) => ready(null, opened(csvStream(executor, actor, list))));
  }
  addFiles(zip, opened, source).then(
    () => zip.end(),
    (error: Error) => out.destroy(error),
  );
  return out;
}

/** `files/templates/{id}/{name}`: names may repeat, ids do not. Logos by what papers name them by. */
async function addFiles(
  zip: yazl.ZipFile,
  opened: (content: Readable) => Readable,
  { executor, actor, files, logos }: ZipSource,
): Promise<void> {
  const add = (name: string, file_path: string, mtime: Date) =>
    zip.addReadStreamLazy(`files/${name}`, { mtime, compress: false }, (ready) => {
      files.read(file_path).then(
        (content) => ready(null, opened(content ?? Readable.from([]))),
        (error: Error) => ready(error, Readable.from([])),
      );
    });
  for (const { path, operations } of UPLOADED) {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await executor.execute(operations.list, actor, {
        limit: LIMITS.pageMax,
        sort: '-created_at',
        ...(cursor ? { cursor } : {}),
      });
      for (const { id, name, file_path, created_at } of page.data) {
        add(`${path}/${id}/${name}`, file_path, new Date(created_at));
      }
      cursor = page.next_cursor;
    }
  }
  for (const { sha256, file_type, file_path } of await logos.all(actor.userId)) {
    add(`logos/${sha256}.${file_type}`, file_path, executor.clock.now());
  }
}
