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
  // "otago rentals want to know when we're doing their job": that is no work
  if (WANTS_TO_KNOW.test(facts.job_name))
    return facts.client
      ? { ...call('list_jobs', { client: facts.client, open: true }), text: 'This is what I have to tell them:' }
      : say('Who wants to know that, and of which job?');
  // whoever is meant by the word is not on file or was not spoken of here
  if (!facts.client && SOMEBODY_WANTS.test(request)) return say(WHOSE);
  return made(facts);
}
const WANTS_TO_KNOW = /^know (?:when|what|if|whether|how|why|where|who)\b/iu;
/** "they want a pump shed retic put in". */
const SOMEBODY_WANTS =
  /^(?:(?:and|so|ok|okay|hey|now|also|but)[\s,]+)*(?:he|she|they)(?:['’]?(?:s|d|re))?\s+(?:now\s+|also\s+|just\s+)?(?:wants?|needs?|wanted|would like|is after|are after|after|asked for|reckons?)\b/iu;
const WHOSE = 'Who is that job for?';

function made({ notes, ...facts }: JobFacts): Reply {
  return call('create_job', { ...facts, description: notes.join('. ') || undefined });
}
