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
  /** What is written like a file's path, and is none. */
  missing: string[];
}

/** Quoted, in a folder, or with an ending: somebody meant a file. `@dave` may be anything. */
const LIKE_A_PATH = /^["']|[/\\]|\.[a-z][a-z0-9]{1,4}$/i;

/** The files that a message names by `@`. What is no file stays as it was written. */
export function mentionedFiles(message: string): Mentioned {
  const files: string[] = [];
  const missing: string[] = [];
  const text = message.replace(MENTION, (said, written: string) => {
    for (const tail of ['', PUNCTUATION.exec(written)?.[0] ?? '']) {
      const [path] = pathsIn(written.slice(0, written.length - tail.length));
      if (!path || !isFile(path)) continue;
      files.push(path);
      return basename(path) + tail;
    }
    const bare = written.replace(PUNCTUATION, '');
    if (LIKE_A_PATH.test(bare)) missing.push(bare);
    return said;
  });
  return { text, files, missing };
}
