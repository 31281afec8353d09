import type { Project } from '@smoko/contract';
import { mergeStreams } from './merge.ts';

export type Tab = 'active' | 'completed';

/** Which statuses a tab shows. Cancelled jobs are in neither. */
export const TAB_STATUSES = {
  active: ['pending', 'in_progress'],
  completed: ['completed'],
} as const satisfies Record<Tab, readonly Project['status'][]>;
type Shown = (typeof TAB_STATUSES)[Tab][number];

/** Active: what is next comes first. Completed: what was done last. */
export const TAB_SORT = { active: 'job_date', completed: '-job_date' } as const satisfies Record<Tab, string>;

/** One step of loading: a page of each status that has more. A status that is finished is absent. */
export interface BoardPage {
  jobs: Partial<Record<Shown, Project[]>>;
  next: Partial<Record<Shown, string>>;
}

/** The jobs of a tab in order, as far as they are loaded. */
export function orderBoard(tab: Tab, pages: readonly BoardPage[]): Project[] {
  const last = pages.at(-1);
  const streams = TAB_STATUSES[tab].map((status) => ({
    items: pages.flatMap((page) => page.jobs[status] ?? []),
    done: last?.next[status] === undefined,
  }));
  // only Active has two lists to merge, and its order is ascending
  return mergeStreams(streams, byDate);
}

/** As the server sorts: by day, those without one last, then by id. */
function byDate(a: Project, b: Project): number {
  if (a.job_date !== b.job_date) {
    if (!a.job_date) return 1;
    if (!b.job_date) return -1;
    return a.job_date < b.job_date ? -1 : 1;
  }
  return a.id < b.id ? -1 : 1;
}
