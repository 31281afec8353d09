import { PROJECT_STATUSES } from '@smoko/contract';
import { statusNames } from '../../lib/format.ts';
import type { View } from '../../lib/kept-views.ts';
import type { JobOrder, Stream } from './board.ts';
import { TAB_STATUSES } from './board.ts';

export const STATUSES = statusNames(PROJECT_STATUSES);

/** What can be chosen instead of the active jobs. */
export const SHOWN = { all: 'All statuses', ...STATUSES } as const satisfies Record<Stream, string>;

export const ORDERS = {
  job_date: 'Earliest day first',
  '-job_date': 'Latest day first',
  '-created_at': 'Newest first',
  job_name: 'By name',
} as const satisfies Record<JobOrder, string>;

/** Nothing chosen: the active ones. */
export const streamsOf = (chosen: Stream | ''): readonly Stream[] => (chosen === '' ? TAB_STATUSES.active : [chosen]);

/** Work to come begins with what is next; of all, or of what is done, the latest comes first. */
export const firstOrder = (chosen: Stream | ''): JobOrder =>
  chosen === '' || chosen === 'pending' || chosen === 'in_progress' ? 'job_date' : '-job_date';

/** Active jobs are what the page begins with. */
export const VIEWS: readonly View[] = [
  { name: 'In Progress', values: { status: 'in_progress' } },
  { name: 'All jobs, newest first', values: { status: 'all', sort: '-created_at' } },
];
