import { nameOnly } from '../../extract/references.ts';
import type { Intent } from '../../intent/intents.ts';
import { statusIn, TASK_STATUS } from '../../lexicon/statuses.ts';
import type { Reading } from '../../reading.ts';
import { call, type Reply, say } from '../../reply.ts';
import { daysIn } from '../span.ts';

export function askTasks(request: string, intent: Intent, reading: Reading): Reply {
  const days = daysIn(request, reading.facts);
  const span = { from: days?.from, to: days?.to };
  if (intent.tool === 'show_schedule') return call('show_schedule', span);
  if (intent.verb === 'list') {
    const status = statusIn(request, TASK_STATUS);
    return call('list_tasks', { status, open: status ? undefined : true, ...span });
  }
  const task = nameOnly(request, /\b(?:tasks?|to-?dos?|reminders?)\b/gi);
  return task ? call('find_task', { task }) : say('Which task is it?');
}
