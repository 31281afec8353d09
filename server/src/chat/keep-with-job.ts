import { AppError, type AttachmentCard, attachments } from '@smoko/contract';
import type { Repository } from '../db/repository.ts';
import type { Call } from '../domain/call.ts';
import type { Executor } from '../domain/executor.ts';
import type { ProjectRow } from '../domain/projects/schema.ts';

/** Files of a message about a job belong to it from then on; one that is kept with a job stays there. */
export async function keepWithJob(
  executor: Executor,
  { actor }: Call,
  cards: readonly AttachmentCard[],
  jobId: string | null,
): Promise<void> {
  if (jobId === null) return;
  for (const { attachment_id: id } of cards) {
    try {
      const { project_id, version } = await executor.execute(attachments.operations.get, actor, { id });
      if (project_id !== null) continue;
      await executor.execute(attachments.operations.update, actor, { id, version, project_id: jobId });
    } catch (error) {
      // somebody has put the file somewhere else meanwhile, or away
      if (!(error instanceof AppError)) throw error;
    }
  }
}

const JOB_NAMED = /(?:\bjob\s*(?:(?:number|no\.?)\s*)?#?|#)([a-z0-9-]{1,40})\b/gi;

/** The one job that a message names by its number; null when it names none, or several. */
export async function jobNamed(call: Call, projects: Repository<ProjectRow>, message: string): Promise<string | null> {
  const numbers = new Set([...message.matchAll(JOB_NAMED)].map(([, number = '']) => number));
  if (numbers.size === 0 || numbers.size > MOST_NUMBERS) return null;
  const found = await Promise.all([...numbers].map((job_number) => projects.findOne(call, { job_number })));
  const jobs = found.flatMap((job) => (job ? String(job._id) : []));
  return jobs.length === 1 ? (jobs[0] ?? null) : null;
}
const MOST_NUMBERS = 5;
