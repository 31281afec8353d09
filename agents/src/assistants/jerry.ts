import { findClient, listClients } from '../tools/client-list.ts';
import { createClient, deleteClient, updateClient } from '../tools/clients.ts';
import { createJob } from '../tools/create-job.ts';
import { dropWaiting } from '../tools/drop-waiting.ts';
import { findJob, listJobs } from '../tools/job-list.ts';
import { deleteJob, updateJob } from '../tools/jobs.ts';
import { repeatJob } from '../tools/repeat-job.ts';
import { undoLast } from '../tools/undo.ts';
import { declareAssistant } from './assistant.ts';
import { SAYS } from './topics.ts';

export const jerry = declareAssistant('jerry', {
  prompt: `You look after jobs and clients yourself; everything else goes to the team with hand_over. Somebody new who wants work done is one create_job with the client in it; the same work again is repeat_job; a reminder or a call to make is michelle's.
When a message holds several requests, do your own part with your own tools and hand over the rest in the same answer. Mark a part needs_mine when it needs a record you are making. Beside hand_over write nothing but a question of your own.`,
  tools: [
    createJob,
    repeatJob,
    findJob,
    listJobs,
    updateJob,
    deleteJob,
    createClient,
    findClient,
    listClients,
    updateClient,
    deleteClient,
  ],
  topics: [{ about: 'taking back', says: SAYS.undo, tools: [undoLast, dropWaiting] }],
});
