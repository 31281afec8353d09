import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CliError, usage } from '../exit.ts';
import type { Session } from './session.ts';

type Chunks = AsyncIterable<Uint8Array>;

/** What the server sends for a file, while it comes in. @throws AppError in its words */
export async function download(session: Session, path: string): Promise<Chunks> {
  const response = await session.request(path, { headers: { accept: '*/*' } });
  return cutIsFailure(response.body as unknown as Chunks);
}

async function* cutIsFailure(chunks: Chunks): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (cause) {
    throw new CliError('The download broke off. Try again.', 1, { cause });
  }
}

/** @throws CliError (exit 2) where a file is in the way */
export function assertFree(file: string, force: boolean | undefined): void {
  if (!force && existsSync(file)) throw usage(`${file} is there already. Choose another --output, or say --force.`);
}

/** Into a file that appears whole or not at all. `onBytes` is told how many there are so far. */
export async function saveTo(file: string, chunks: Chunks, onBytes: (bytes: number) => void): Promise<number> {
  const part = `${file}.${process.pid}.part`;
  let bytes = 0;
  async function* counted() {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      onBytes(bytes);
      yield chunk;
    }
  }
  try {
    // what a business has on file is for nobody else on this machine
    await pipeline(Readable.from(counted()), createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof CliError) throw error;
    throw new CliError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? error}).`);
  }
  return bytes;
}

/** To standard output, as fast as it is read. */
export async function copyTo(stdout: NodeJS.WriteStream, chunks: Chunks): Promise<void> {
  for await (const chunk of chunks) {
    if (stdout.destroyed) return;
    if (!stdout.write(chunk)) await Promise.race([once(stdout, 'drain'), once(stdout, 'close')]);
  }
}
