import type { View } from '../../lib/kept-views.ts';
import { monthsWith } from './months.ts';

/**
 * What is there from the start. A list has one status at a time: what is unpaid is due still or overdue, which are two views; all of it
 * together is the page Who Owes You.
 */
export function viewsNow(): View[] {
  const [month = ''] = Object.keys(monthsWith(''));
  return [
    { name: 'Overdue', values: { type: 'invoice', status: 'overdue', stage: 'issued', sort: 'due_date' } },
    { name: 'Not due yet', values: { type: 'invoice', status: 'pending', stage: 'issued', sort: 'due_date' } },
    { name: 'Drafts', values: { type: 'invoice', stage: 'draft' } },
    { name: 'Paid this month', values: { month } },
  ];
}
