import { AppError, getJobOverview, type Project, projects } from '@smoko/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useList } from '../../lib/records/use-list.ts';
import { useRecord } from '../../lib/records/use-record.ts';

/** found: there it is; unknown: no job has that number; gone: it was here, and somebody deleted it. */
export type JobState =
  | { is: 'loading' | 'unknown' | 'gone' }
  | { is: 'failed'; retry: () => void; busy: boolean }
  | { is: 'found'; job: Project };

/**
 * The job of a number. One that gets another number while it is looked at stays in sight. `leaving`: it is being
 * deleted from here, and nobody looks where it went.
 */
export function useJob(job_number: string, leaving: boolean): JobState {
  const list = useList(projects, { job_number, limit: 1 });
  const listed = list.data?.[0];
  const [seen, setSeen] = useState<string | null>(null);
  if (listed && listed.id !== seen) setSeen(listed.id);

  const missing = list.data !== undefined && !listed && list.isFetchedAfterMount;
  const record = useRecord(projects, missing && !leaving ? seen : null);
  if (listed) return { is: 'found', job: listed };
  if (missing && seen === null) return { is: 'unknown' };
  if (record.error instanceof AppError && record.error.code === 'not_found') return { is: 'gone' };
  if (record.data && missing) return { is: 'found', job: record.data };
  const failed = [list, record].find(({ isError }) => isError);
  if (failed) return { is: 'failed', retry: () => void failed.refetch(), busy: failed.isFetching };
  return { is: 'loading' };
}

/** How much belongs to the job; kept with the figures, which change with every table that is counted. */
export const useJobOverview = (id: string) =>
  useQuery({
    queryKey: ['stats', 'job', id],
    queryFn: ({ signal }) => api.call(getJobOverview, { id }, { signal }),
    refetchOnMount: 'always',
  }).data;
