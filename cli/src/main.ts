import { createProgram } from './program.ts';
import { report } from './report.ts';

/** Runs one command. The exit code is left in process.exitCode, so that stdout is written out before the end. */
export async function main(argv: string[]): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', leaveOnClosedPipe);
  try {
    await createProgram().parseAsync(argv);
  } catch (error) {
    const { line, code } = report(error);
    if (line !== null) process.stderr.write(`${line}\n`);
    process.exitCode = code;
  }
}

/** `smoko jobs list | head -1`: the reader has what it wanted. */
function leaveOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit();
  throw error;
}
