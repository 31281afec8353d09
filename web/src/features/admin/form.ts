import { type AdminTask, adminTasks } from '@smoko/contract';
import { z } from 'zod';
import { asText, choiceText, dayText } from '../../lib/form-values.ts';

/** What the form holds; names, lengths and messages are the contract's. */
const { task_name, assigned_to, notes } = z.object(adminTasks.create).shape;
export const taskForm = z.object({
  task_name,
  assigned_to,
  notes,
  project_id: choiceText,
  due_date: dayText,
  due_time: choiceText,
});

export const valuesOf = (task: AdminTask | null) => ({
  task_name: asText(task?.task_name),
  project_id: asText(task?.project_id),
  assigned_to: task?.assigned_to ?? ('Michelle' as const),
  due_date: asText(task?.due_date),
  due_time: asText(task?.due_time),
  notes: asText(task?.notes),
});
