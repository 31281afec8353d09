import type { Project } from '@smoko/contract';
import { mergeStreams } from './merge.ts';

export type Tab = 'active' | 'completed';
export type JobStatusName = Project['status'];
/** A list of the server has one status, or all: what is shown of two is two lists, merged. */
export type Stream = JobStatusName | 'all';

/** Which statuses a tab shows. Cancelled jobs are in neither. */
export const TAB_STATUSES = {
  active: ['pending', 'in_progress'],
  completed: ['completed'],
} as const satisfies Record<Tab, readonly JobStatusName[]>;

export type JobOrder = 'job_date' | '-job_date' | '-created_at' | 'job_name';

/** Active: what is next comes first. Completed: what was done last. */
export const TAB_SORT = { active: 'job_date', completed: '-job_date' } as const satisfies Record<Tab, JobOrder>;

/** What is asked for. With words the order is the server's own: newest first. */
export interface Asked {
  streams: readonly Stream[];
  sort: JobOrder;
  q?: string;
}

/** Jobs found by whose they are: all of them come with the first page. */
export const BY_CLIENT = 'by client';

/** One step of loading: a page of each stream that has more. */
export interface JobsPage {
  data: Project[];
  /** Which stream brought a job: its status may have changed on the screen since. */
  from: Readonly<Record<string, Stream | typeof BY_CLIENT>>;
  /** Where each stream goes on; one that is finished is absent. */
  next: Partial<Record<Stream, string>>;
}

/** The jobs in order, as far as they are loaded. */
export function inOrder({ streams, sort, q }: Asked, pages: readonly JobsPage[]): Project[] {
  const last = pages.at(-1);
  const brought = (by: Stream | typeof BY_CLIENT) =>
    pages.flatMap(({ data, from }) => data.filter(({ id }) => from[id] === by));
  const compare = comparing(q ? '-created_at' : sort);
  const found = mergeStreams(
    [
      ...streams.map((stream) => ({ items: brought(stream), done: last?.next[stream] === undefined })),
      { items: brought(BY_CLIENT).sort(compare), done: true },
    ],
    compare,
  );
  // a later page may bring by its words what came by its client
  return [...new Map(found.map((job) => [job.id, job])).values()];
}

const SORTED_BY = {
  job_date: { field: 'job_date', up: 1 },
  '-job_date': { field: 'job_date', up: -1 },
  '-created_at': { field: 'created_at', up: -1 },
  job_name: { field: 'job_name', up: 1 },
} as const satisfies Record<JobOrder, { field: keyof Project; up: 1 | -1 }>;

/** As the server sorts: jobs without a value last in both directions, those of one value by id. */
function comparing(sort: JobOrder): (a: Project, b: Project) => number {
  const { field, up } = SORTED_BY[sort];
  return (a, b) => {
    const { [field]: x } = a;
    const { [field]: y } = b;
    if (x === y) return a.id < b.id ? -up : up;
    if (!x) return 1;
    if (!y) return -1;
    return x < y ? -up : up;
  };
}
