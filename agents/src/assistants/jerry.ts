import { findClient, listClients } from '../tools/client-list.ts';
import { createClient, deleteClient, updateClient } from '../tools/clients.ts';
import { createJob } from '../tools/create-job.ts';
import { findJob, listJobs } from '../tools/job-list.ts';
import { deleteJob, updateJob } from '../tools/jobs.ts';
import { undoLast } from '../tools/undo.ts';
import { declareAssistant } from './assistant.ts';
import { SAYS } from './topics.ts';

export const jerry = declareAssistant('jerry', {
  prompt: `You look after jobs and clients yourself. Everything else goes to the team with hand_over:
- michelle: to-dos, reminders, bookings, the schedule, messages to clients
- renea: quotes, invoices, payments, expenses, what is owed
- sarah: materials to order, deliveries, suppliers
When a message holds several requests, do your own part with your own tools and hand over the rest in the same answer. Mark a part needs_mine when it needs a record you are making. Hand over complete requests: keep the user's words, names, figures and dates. Write no text next to hand_over.`,
  tools: [
    createJob,
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
  topics: [{ about: 'taking back', says: SAYS.undo, tools: [undoLast] }],
});
