import { type AssistantName, TASK_TYPE_WORDS, type TASK_TYPES } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Filter } from '../../db/row-model.ts';
import type { Call } from '../call.ts';
import type { MessageRow } from '../conversation/models.ts';
import type { ProjectRow } from '../projects/schema.ts';

export interface MessageFilters {
  agent?: AssistantName | undefined;
  job_id?: string | undefined;
  task_type?: (typeof TASK_TYPES)[number] | undefined;
  job?: string | undefined;
}

/** `1001`, `#1001`, `job-1001`, `job 1001`: the number alone. */
const JOB_NUMBER = /^(?:job)?[\s#-]*(\w[\w-]*)$/i;

/** What selects the assistants' messages; the owner and the equalities come from indexes, words are looked for in what they leave. */
export async function messageFilter(
  call: Call,
  projects: Repository<ProjectRow>,
  input: MessageFilters,
): Promise<Filter<MessageRow>> {
  const { agent, job_id, task_type, job } = input;
  const words = [
    ...(task_type ? [containing(TASK_TYPE_WORDS[task_type])] : []),
    ...(job?.trim() ? [await aboutJob(call, projects, job.trim())] : []),
  ];
  return {
    user_id: new Types.ObjectId(call.actor.userId),
    role: 'assistant',
    ...(agent ? { agent } : {}),
    ...(job_id ? { job_id: new Types.ObjectId(job_id) } : {}),
    ...(words.length ? { $and: words } : {}),
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const containing = (words: readonly string[]): Filter<MessageRow> => ({
  content: { $regex: words.map(escaped).join('|'), $options: 'i' },
});

/** Messages that say it, or that belong to the job of that number. */
async function aboutJob(call: Call, projects: Repository<ProjectRow>, text: string): Promise<Filter<MessageRow>> {
  const number = JOB_NUMBER.exec(text.trim())?.[1];
  if (!number || !/\d/.test(number)) return containing([text]);
  const job = await projects.findOne(call, { job_number: number });
  const said = containing([text, `#${number}`, `job-${number}`, `job ${number}`]);
  return job ? { $or: [said, { job_id: job._id }] } : said;
}
