import type { View } from '../../lib/kept-views.ts';

/**
 * What is there from the start. A list has one status at a time: what is unpaid is due still or overdue, which are two views; all of it
 * together is the page Who Owes You. `month`: the one it is in the business's zone; undefined until that is known.
 */
export function viewsIn(month: string | undefined): View[] {
  return [
    { name: 'Overdue', values: { type: 'invoice', status: 'overdue', stage: 'issued', sort: 'due_date' } },
    { name: 'Not due yet', values: { type: 'invoice', status: 'pending', stage: 'issued', sort: 'due_date' } },
    { name: 'Drafts', values: { type: 'invoice', stage: 'draft' } },
    ...(month ? [{ name: 'Paid this month', values: { month } }] : []),
  ];
}
