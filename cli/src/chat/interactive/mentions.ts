import { basename } from 'node:path';
import { isFile, pathsIn } from './dropped-files.ts';

/** A file in a message: `@plan.pdf`, `@"my plan.pdf"`, `@my\\ plan.pdf`. An address of an e-mail has no space before its @. */
const MENTION = /(?<!\S)@("[^"\n]+"|'[^'\n]+'|(?:\\.|[^\s\\])+)/g;
/** What may follow a path in a sentence. */
const PUNCTUATION = /(?<![.,;:!?)])[.,;:!?)]+$/;

interface Mentioned {
  /** The message with the files' names alone. */
  text: string;
  /** Paths, in the order of the message. */
  files: string[];
}

/** The files that a message names by `@`. What is no file stays as it was written. */
export function mentionedFiles(message: string): Mentioned {
  const files: string[] = [];
  const text = message.replace(MENTION, (said, written: string) => {
    for (const tail of ['', PUNCTUATION.exec(written)?.[0] ?? '']) {
      const [path] = pathsIn(written.slice(0, written.length - tail.length));
      if (!path || !isFile(path)) continue;
      files.push(path);
      return basename(path) + tail;
    }
    return said;
  });
  return { text, files };
}
