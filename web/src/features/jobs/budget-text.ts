import type { Project } from '@smoko/contract';
import { formatBudget } from '../../lib/format.ts';

/** "$1,850", or "$1,850 + GST"; false where there is none. */
export const budgetText = ({
  job_budget,
  budget_includes_gst,
}: Pick<Project, 'job_budget' | 'budget_includes_gst'>): string | false =>
  job_budget !== null && `${formatBudget(job_budget)}${budget_includes_gst || job_budget === 0 ? '' : ' + GST'}`;

/** What a job is worth on a card: what was agreed to, else its budget; false where nobody said. */
export const worthText = (job: Pick<Project, 'job_budget' | 'budget_includes_gst' | 'price'>): string | false =>
  job.price === null ? budgetText(job) : formatBudget(job.price);
