import { findJob, listJobs } from '../tools/jobs.ts';
import { declareAssistant } from './assistant.ts';

export const sarah = declareAssistant('sarah', {
  prompt: `You order materials and look after suppliers.`,
  tools: [findJob, listJobs],
});
