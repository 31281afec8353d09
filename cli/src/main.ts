import type { Surroundings } from './context.ts';
import { runProgram } from './program.ts';
import { report } from './report.ts';
import { wrapText } from './term/width.ts';

/** Runs a command. Sets `exitCode` instead of exiting, so that stdout is flushed first. */
export async function main(argv: string[], around: Surroundings = process): Promise<void> {
  for (const stream of [around.stdout, around.stderr]) stream.on('error', leaveOnClosedPipe);
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

/** In `smoko jobs list | head -1`, `head` closes the pipe early: no error. */
function leaveOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit();
  throw error;
}
