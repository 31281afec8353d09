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

/** The job that was found, and under which number. */
interface Seen {
  id: string;
  number: string;
  asked: string;
}

/**
 * The job of a number. One that gets another number while it is looked at stays in sight, also while its new address is
 * still being asked for. `leaving`: it is being deleted from here, and nobody looks where it went.
 */
export function useJob(job_number: string, leaving: boolean): JobState {
  const list = useList(projects, { job_number, limit: 1 });
  const [seen, setSeen] = useState<Seen | null>(null);
  const here = seen && (seen.asked === job_number || seen.number === job_number) ? seen : null;

  // while the list of this number is on its way there is that of the number before
  const known = list.isPlaceholderData ? undefined : list.data;
  const listed = known?.[0];
  const record = useRecord(projects, here && !listed && !leaving ? here.id : null);
  const deleted = record.error instanceof AppError && record.error.code === 'not_found';
  const job = listed ?? (here && !deleted ? record.data : undefined);
  if (job && (job.id !== seen?.id || job.job_number !== seen.number || job_number !== seen.asked))
    setSeen({ id: job.id, number: job.job_number, asked: job_number });

  if (job) return { is: 'found', job };
  if (here && deleted) return { is: 'gone' };
  if (!here && known && list.isFetchedAfterMount) return { is: 'unknown' };
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
