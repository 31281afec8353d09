import { readableIn } from '../paste/readable.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply, say } from '../reply.ts';
import { type JobFacts, readJob } from './job-facts.ts';
import { quotedJob } from './quoted-job.ts';
import { severalJobs } from './several-jobs.ts';

/** A job, or several of one message. */
export function createJob(said: string, reading: Reading): Reply {
  const request = readableIn(said);
  const several = severalJobs(request, reading)?.filter(({ job_name }) => job_name);
  if (several && several.length > 1) return { text: '', calls: several.flatMap((facts) => made(facts).calls) };
  const read = readJob(request, reading);
  const quoted = quotedJob(request, reading);
  const facts: JobFacts = quoted
    ? {
        ...read,
        ...quoted,
        job_name: quoted.job_name ?? read.job_name,
        budget: read.budget ?? quoted.budget,
        notes: [],
      }
    : read;
  if (!facts.job_name)
    return say(facts.client ? `What is the job for ${facts.client}?` : 'Who is the job for, and what is the work?');
  return made(facts);
}

function made({ notes, ...facts }: JobFacts): Reply {
  return call('create_job', { ...facts, description: notes.join('. ') || undefined });
}
