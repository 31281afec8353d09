import { takeRecurrence } from '../extract/recurrence.ts';
import { nameOnly } from '../extract/references.ts';
import type { Intent } from '../intent/intents.ts';
import type { Reading } from '../reading.ts';
import { takeRecord } from '../records/take.ts';
import { call, type Reply, say } from '../reply.ts';
import { newTask } from './new-task.ts';
import { taskChange } from './task-change.ts';

const KINDS = /\b(?:tasks?|to-?dos?|reminders?)\b/gi;

export function taskCall(request: string, intent: Intent, reading: Reading): Reply {
  if (intent.verb === 'create') return newTask(request, reading);
  if (intent.verb === 'update' && !comesAgain(request, reading)) return taskChange(request, reading);
  if (intent.verb === 'update') return newTask(request, reading);
  const task = takeRecord('task', request, reading.records)?.reference ?? nameOnly(request, KINDS);
  return task ? call(`${intent.verb}_task`, { task }) : say('Which task is it?');
}

/** "every second tuesday wash the vans" is a new to-do, whatever is on file about vans. */
const comesAgain = (request: string, { facts, records }: Reading): boolean =>
  takeRecurrence(takeRecord('task', request, records, { share: 0.9 })?.rest ?? request, facts) !== null &&
  !/^(?:move|push|change|make|shift|set|mark|tick|done)\b/i.test(request);
