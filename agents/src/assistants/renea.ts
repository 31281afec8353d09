import { findClient, listClients } from '../tools/clients.ts';
import { findJob, listJobs } from '../tools/jobs.ts';
import { declareAssistant } from './assistant.ts';

export const renea = declareAssistant('renea', {
  prompt: `You look after quotes, invoices, payments and expenses.`,
  tools: [findClient, listClients, findJob, listJobs],
});
