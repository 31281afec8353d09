import type { Intent } from '../intent/intents.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply, say } from '../reply.ts';
import { createJob } from './create-job.ts';
import { jobNamed } from './job-named.ts';
import { updateJob } from './update-job.ts';

/** Jobs made, changed, deleted; questions about them are read elsewhere. */
export function jobCall(request: string, intent: Intent, reading: Reading): Reply {
  if (intent.verb === 'create') return createJob(request, reading);
  if (intent.verb === 'update') return updateJob(request, reading);
  const job = jobNamed(request, reading);
  return job ? call('delete_job', { job: job.reference }) : say('Which job should I delete?');
}
