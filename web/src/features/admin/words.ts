import { type AdminTask, TASK_STATUSES } from '@smoko/contract';
import { statusNames } from '../../lib/format.ts';
import type { View } from '../../lib/kept-views.ts';

export const STATUSES = statusNames(TASK_STATUSES);

/** Who a task may be for (specification, section 6; the rest of the team by decision "Assignee choices"). */
export const ASSIGNEES: Record<AdminTask['assigned_to'], string> = {
  Michelle: 'Michelle (Admin)',
  Jerry: 'Jerry (Main AI)',
  Self: 'Myself',
  Renea: 'Renea (Finance)',
  Sarah: 'Sarah (Procurement)',
};

export const ORDERS = {
  '-created_at': 'Newest first',
  due_date: 'Due soonest',
  task_name: 'Task name',
  assigned_to: 'Assigned to',
};

/** A list has one status at a time: what is open, pending and in progress together, cannot be one view. */
export const VIEWS: readonly View[] = [
  { name: 'To do', values: { filter: 'pending', sort: 'due_date' } },
  { name: 'In Progress', values: { filter: 'in_progress', sort: 'due_date' } },
  { name: 'Mine', values: { assigned_to: 'Self', sort: 'due_date' } },
];
