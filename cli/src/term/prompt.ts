import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Context } from '../context.ts';
import { CliError, usage } from '../exit.ts';
import { wrapText } from './width.ts';

type Streams = Pick<Context, 'stdin' | 'stderr'>;

/** Asks a question at the terminal. Without a terminal, throws a usage error with the text `otherwise`. */
export function ask(streams: Streams, question: string, otherwise: string): Promise<string> {
  return read(streams, question, otherwise, false);
}

/** Like `ask`, without showing what is typed. */
export function askHidden(streams: Streams, question: string, otherwise: string): Promise<string> {
  return read(streams, question, otherwise, true);
}

async function read({ stdin, stderr }: Streams, question: string, otherwise: string, hidden: boolean): Promise<string> {
  if (!stdin.isTTY) throw usage(otherwise);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: stdin, output: hidden ? nowhere : stderr, terminal: true, historySize: 0 });
  // broken between words, so that readline knows how wide its own line is
  const before = wrapText(question, stderr.columns || 80).split('\n');
  const line = before.pop() ?? '';
  if (!hidden) reader.setPrompt(line);
  try {
    return await new Promise<string>((resolve, reject) => {
      const cancel = () => {
        if (!hidden) stderr.write('\n');
        reject(new CliError('Cancelled.'));
      };
      reader.once('line', (typed) => {
        reader.off('close', cancel);
        resolve(typed);
      });
      reader.once('SIGINT', () => reader.close());
      reader.once('close', cancel);
      // only now, when readline has turned off echo and signals: a quick answer would be shown, and Ctrl+C would kill;
      // to stderr, so that it is visible when stdout is piped
      stderr.write([...before, line].join('\n'));
    });
  } finally {
    reader.close();
    if (hidden) stderr.write('\n');
  }
}
