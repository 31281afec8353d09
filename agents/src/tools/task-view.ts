import { type AdminTask, adminTasks, adminTaskView } from '@smoko/contract';
import { byId, candidates } from './candidates.ts';
import { compact } from './changes.ts';
import { fieldWords, otherFields } from './entity-view.ts';
import { text } from './fields.ts';
import { commas, dayAndTime, plain } from './format.ts';
import { bestMatches, TITLES } from './matching.ts';
import { one } from './resolve.ts';
import { jobsFitting } from './resolve-job.ts';
import { searchWords } from './search-words.ts';
import type { ToolEnv } from './tool.ts';

const assigned = (task: AdminTask) => (task.assigned_to === 'Self' ? 'for you' : `for ${task.assigned_to}`);
const onJob = (task: AdminTask) => (task.project ? `job ${task.project.job_number} - ${task.project.job_name}` : null);
export const taskWords = (task: AdminTask): string =>
  commas(task.task_name, dayAndTime(task.due_date, task.due_time), assigned(task), onJob(task));
export const taskRow = (task: AdminTask): string => commas(taskWords(task), plain(task.status));
/** Just made: with all that was put down. */
export const taskMade = (task: AdminTask): string => commas(taskWords(task), task.notes && `notes: ${task.notes}`);
export const taskView = (task: AdminTask) =>
  compact({
    id: task.id,
    task: task.task_name,
    status: task.status,
    assigned_to: task.assigned_to,
    due_date: task.due_date,
    due_time: task.due_time,
    job: task.project?.job_number,
    ...otherFields(adminTaskView, ['task_name', 'status', 'assigned_to', 'due_date', 'due_time', 'project'], task),
  });

export const TASK_FIELDS = fieldWords(adminTaskView, [
  'task_name',
  'status',
  'due_date',
  'due_time',
  'assigned_to',
  'project',
]);

/** Name, else name and job. */
export async function resolveTask(env: ToolEnv, reference: string): Promise<AdminTask> {
  const { list, get } = adminTasks.operations;
  const known = await byId<AdminTask>(env, get, reference);
  if (known) return known;
  const name = (task: AdminTask) => task.task_name;
  const more = (task: AdminTask) => `${task.project?.job_name ?? ''} ${task.notes ?? ''}`;
  const rows = await candidates<AdminTask>(env, list, {
    words: searchWords(reference, TITLES),
    enough: (tasks) => bestMatches(reference, tasks, [name]).length > 0,
    through: async () => (await jobsFitting(env, reference)).map((job) => ({ project_id: job.id })),
  });
  const found = bestMatches(reference, rows, [name, more]);
  const open = found.filter((task) => task.status !== 'completed');
  return one(open.length ? open : found, reference, 'task', taskRow);
}

export const taskRef = text('Which task: words of its name');
