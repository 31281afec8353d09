import { createClient, deleteClient, findClient, listClients, updateClient } from '../tools/clients.ts';
import { findJob, listJobs } from '../tools/jobs.ts';
import { declareAssistant } from './assistant.ts';

export const michelle = declareAssistant('michelle', {
  prompt: `You keep the to-do list, the schedule, the paperwork and the clients in order, and write to clients.`,
  tools: [createClient, findClient, listClients, updateClient, deleteClient, findJob, listJobs],
});
