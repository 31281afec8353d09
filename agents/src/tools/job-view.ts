import { type Project, projects, projectView } from '@smoko/contract';
import { compact, type FieldWords } from './changes.ts';
import { fieldWords, otherArguments, otherFields } from './entity-view.ts';
import { commas, dayAndTime, money, plain } from './format.ts';

/** "1001 - Hot water replacement for Priya Sharma". */
export const jobTitle = (job: Project): string =>
  `${job.job_number} - ${job.job_name}${job.client ? ` for ${job.client.name}` : ''}`;

/** "$2,400.00", or "$2,400.00 plus GST"; null without a budget. */
export const budgetWords = ({ job_budget, budget_includes_gst }: Project): string | null =>
  job_budget ? `${money(job_budget)}${budget_includes_gst ? '' : ' plus GST'}` : null;

/** "1001 - Hot water replacement for Priya Sharma, $2,400.00, Tue 1 Dec 2026". */
export const jobWords = (job: Project): string =>
  commas(jobTitle(job), budgetWords(job), dayAndTime(job.job_date, job.job_time));

export const jobRow = (job: Project): string => commas(jobWords(job), plain(job.status));

/** The same with where it is. */
export const whereabouts = (job: Project): string =>
  [jobRow(job), job.site_address ?? job.client?.address].filter(Boolean).join(', at ');

/** Those that have words of their own wherever an assistant tells or takes them. */
const BY_HAND = [
  'job_number',
  'job_name',
  'client',
  'status',
  'job_date',
  'job_time',
  'job_budget',
  'site_address',
  'job_description',
  'confirmed',
] as const;

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
    confirmed: job.confirmed,
    ...otherFields(projectView, BY_HAND, job),
  });

export const JOB_FIELDS: FieldWords = {
  ...fieldWords(projectView, ['client', 'job_name', 'job_number', 'status']),
  budget_includes_gst: ['GST', (included) => (included ? 'included' : 'on top')],
  repeat_months: ['due again', (months) => `after ${months} month${months === 1 ? '' : 's'}`],
};

export const otherOfJob = otherArguments(projectView, projects, BY_HAND);
