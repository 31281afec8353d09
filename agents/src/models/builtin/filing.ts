import { GIVES_FILE } from './lexicon/filing.ts';
import type { Reading } from './reading.ts';

/** A file given with a message. */
export interface GivenFile {
  name: string;
  /** The job it is kept with: `2041 - Deck`. */
  job: string | null;
}

/** The lines before the first empty one; after it comes what is written in the files. */
export function filesIn(block: string): GivenFile[] {
  const [heads = ''] = block.split('\n\n');
  return heads.split('\n').flatMap((line) => {
    const [, name, job] = /^- (.+) \([a-z]+(?:, kept with job (.+))?\)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, job: job ?? null }];
  });
}

/** Where the files of a message are, when it asks for nothing else; null when it is about something else. */
export function whereFilesAre({ files, message }: Reading): string | null {
  if (files.length === 0 || !GIVES_FILE.test(message)) return null;
  const names = files.map(({ name }) => name).join(', ');
  const are = files.length === 1 ? 'is' : 'are';
  const jobs = new Set(files.map(({ job }) => job));
  const [job] = jobs;
  if (jobs.size === 1 && job)
    return `${names} ${are} kept with job ${job}. You find everything of it there, under Files.`;
  return `I have ${names}. To keep ${files.length === 1 ? 'it' : 'them'} with a job, say its number together with the file, or add it under Files on the job.`;
}
