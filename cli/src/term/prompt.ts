import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Context } from '../context.ts';
import { CliError, usage } from '../exit.ts';

type Streams = Pick<Context, 'stdin' | 'stderr'>;

/** Asks at the terminal. Without one, `otherwise` says which option to give. */
export function ask(streams: Streams, question: string, otherwise: string): Promise<string> {
  return read(streams, question, otherwise, false);
}

/** The same, showing nothing of what is typed. */
export function askHidden(streams: Streams, question: string, otherwise: string): Promise<string> {
  return read(streams, question, otherwise, true);
}

async function read({ stdin, stderr }: Streams, question: string, otherwise: string, hidden: boolean): Promise<string> {
  if (!stdin.isTTY) throw usage(otherwise);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: stdin, output: hidden ? nowhere : stderr, terminal: true, historySize: 0 });
  if (!hidden) reader.setPrompt(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      const cancel = () => {
        if (!hidden) stderr.write('\n');
        reject(new CliError('Cancelled.'));
      };
      reader.once('line', (line) => {
        reader.off('close', cancel);
        resolve(line);
      });
      reader.once('SIGINT', () => reader.close());
      reader.once('close', cancel);
      // asked only once keys are read one by one, else a quick answer would be echoed and Ctrl+C would kill;
      // to stderr, so that it is seen when stdout is piped
      stderr.write(question);
    });
  } finally {
    reader.close();
    if (hidden) stderr.write('\n');
  }
}
