import type { Surroundings } from './context.ts';
import { EXIT } from './exit.ts';
import { runProgram } from './program.ts';
import { report } from './report.ts';
import { wrapText } from './term/width.ts';

/** Runs a command. Sets `exitCode` instead of exiting, so that stdout is flushed first. */
export async function main(argv: string[], around: Surroundings = process): Promise<void> {
  for (const stream of [around.stdout, around.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => leave(error, around));
  if (argv[2] === '__complete') return completeFor(argv.slice(3), around);
  try {
    await runProgram(argv, around);
  } catch (error) {
    const { line, code } = report(error);
    if (line !== null) around.stderr.write(`${wrapText(line, widthOf(around.stderr))}\n`);
    around.exitCode = code;
  }
}

const widthOf = ({ isTTY, columns }: Surroundings['stderr']) => (isTTY ? columns || 80 : undefined);

/** Answers a shell's completion request. Errors are dropped: they would be printed into the command line. */
async function completeFor(words: string[], around: Surroundings): Promise<void> {
  try {
    const { complete } = await import('./complete/complete.ts');
    for (const line of await complete(words, around)) around.stdout.write(`${line}\n`);
  } catch {
    // no completions then
  }
}

/** In `smoko jobs list | head -1`, `head` closes the pipe early: no error. A full disk is one. */
function leave({ code, message }: NodeJS.ErrnoException, { stderr }: Surroundings): void {
  if (code === 'EPIPE') process.exit();
  stderr.write(`What was to be printed could not be written: ${code === 'ENOSPC' ? 'the disk is full' : message}.\n`);
  process.exit(EXIT.failed);
}
