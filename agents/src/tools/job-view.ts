import type { Project } from '@smoko/contract';
import { compact, type FieldWords, show } from './changes.ts';
import { clock, commas, dayAndTime, money, plain } from './format.ts';

/** "1001 - Hot water replacement for Priya Sharma". */
export const jobTitle = (job: Project): string =>
  `${job.job_number} - ${job.job_name}${job.client ? ` for ${job.client.name}` : ''}`;

/** "1001 - Hot water replacement for Priya Sharma, $2,400.00, Tue 1 Dec 2026". */
export const jobWords = (job: Project): string =>
  commas(jobTitle(job), job.job_budget ? money(job.job_budget) : null, dayAndTime(job.job_date, job.job_time));

export const jobRow = (job: Project): string => commas(jobWords(job), plain(job.status));

export const jobView = (job: Project) =>
  compact({
    id: job.id,
    job_number: job.job_number,
    job_name: job.job_name,
    client: job.client?.name,
    status: job.status,
    date: job.job_date,
    time: job.job_time,
    budget: job.job_budget,
    address: job.site_address ?? job.client?.address,
    description: job.job_description,
  });

export const JOB_FIELDS: FieldWords = {
  client: ['client', show.named],
  job_name: ['name', show.text],
  job_number: ['number', show.text],
  status: ['status', show.plain],
  job_date: ['date', show.day],
  job_time: ['time', (value) => clock(String(value))],
  job_budget: ['budget', show.money],
  site_address: ['address', show.text],
  job_description: ['description', show.text],
};
