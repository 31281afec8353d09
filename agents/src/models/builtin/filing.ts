import { GIVES_FILE } from './lexicon/filing.ts';
import type { Reading } from './reading.ts';

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
