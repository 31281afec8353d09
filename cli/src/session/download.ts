import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CliError, usage } from '../exit.ts';
import type { Session } from './session.ts';

type Chunks = AsyncIterable<Uint8Array>;

/** Downloads a file as a stream. @throws AppError with the server's message */
export const download = async (session: Session, path: string, accept = '*/*'): Promise<Chunks> =>
  (await downloadNamed(session, path, accept)).content;

/** The same, with the name the server gives it: letters, digits, dots and dashes, as it becomes a file here; null for another. */
export async function downloadNamed(session: Session, path: string, accept = '*/*') {
  const response = await session.request(path, { headers: { accept } });
  const name = /filename="?([\w][\w.-]*)"?$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? null;
  return { name, content: failIfCut(response.body as unknown as Chunks) };
}

async function* failIfCut(chunks: Chunks): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (cause) {
    throw new CliError('The download broke off. Try again.', 1, { cause });
  }
}

/** `flag` names the file. @throws CliError (exit 2) where it exists and may not be overwritten */
export function assertFree(file: string, force: boolean | undefined, flag = '--output'): void {
  if (!force && existsSync(file)) throw usage(`${file} is there already. Choose another ${flag}, or say --force.`);
}

/** Writes a file completely or not at all. `onBytes` gets the number of bytes so far. Returns the total. */
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
    // a business's data must not be readable by other users of this machine
    await pipeline(Readable.from(counted()), createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof CliError) throw error;
    throw new CliError(`${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? error}).`);
  }
  return bytes;
}

/** Writes to standard output, waiting where the reader is slow. */
export async function copyTo(stdout: NodeJS.WriteStream, chunks: Chunks): Promise<void> {
  for await (const chunk of chunks) {
    if (stdout.destroyed) return;
    if (!stdout.write(chunk)) await Promise.race([once(stdout, 'drain'), once(stdout, 'close')]);
  }
}
