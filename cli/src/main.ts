import type { Surroundings } from './context.ts';
import { runProgram } from './program.ts';
import { report } from './report.ts';

/** Runs one command. The exit code is left in `exitCode`, so that stdout is written out before the end. */
export async function main(argv: string[], around: Surroundings = process): Promise<void> {
  for (const stream of [around.stdout, around.stderr]) stream.on('error', leaveOnClosedPipe);
  if (argv[2] === '__complete') return completeFor(argv.slice(3), around);
  try {
    await runProgram(argv, around);
  } catch (error) {
    const { line, code } = report(error);
    if (line !== null) around.stderr.write(`${line}\n`);
    around.exitCode = code;
  }
}

/** What a shell asks at each Tab: quick, and silent about whatever goes wrong. */
async function completeFor(words: string[], around: Surroundings): Promise<void> {
  try {
    const { complete } = await import('./complete/complete.ts');
    for (const line of await complete(words, around)) around.stdout.write(`${line}\n`);
  } catch {
    // no suggestion then
  }
}

/** `smoko jobs list | head -1`: the reader has what it wanted. */
function leaveOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit();
  throw error;
}
