import { readFile } from 'node:fs/promises';
import type { Context } from '../context.ts';
import { CliError } from '../exit.ts';

/** Reads a text file, or standard input for `-`. UTF-8, or what older versions of Excel write: Windows-1252, UTF-16. */
export async function readTextFile({ stdin }: Pick<Context, 'stdin'>, file: string): Promise<string> {
  const bytes = file === '-' ? await bytesOf(stdin) : await readOrSay(file);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function bytesOf(stdin: NodeJS.ReadStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks);
}

function readOrSay(file: string): Promise<Buffer> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new CliError(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${error.code}).`,
    );
  });
}
