import { AppError, getJobOverview, type Project, projects } from '@smoko/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
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

const isNotFound = (error: Error | null) => error instanceof AppError && error.code === 'not_found';

/** The job that was last found, remembered while `asked` is its number or the one it was asked for by. */
function useSeen(asked: string) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const remember = ({ id, job_number: number }: Project) => {
    if (id !== seen?.id || number !== seen.number || asked !== seen.asked) setSeen({ id, number, asked });
  };
  return { seen: seen && [seen.asked, seen.number].includes(asked) ? seen : null, remember };
}

/**
 * The job of a number. One that gets another number while it is looked at stays in sight, also while its new address is
 * still being asked for. `leaving`: it is being deleted from here, and nobody looks where it went.
 */
export function useJob(job_number: string, leaving: boolean): JobState {
  const list = useList(projects, { job_number, limit: 1 });
  const { seen, remember } = useSeen(job_number);

  // while the list of this number is on its way there is that of the number before
  const known = list.isPlaceholderData ? undefined : list.data;
  const listed = known?.[0];
  const record = useRecord(projects, seen && !listed && !leaving ? seen.id : null);
  const deleted = isNotFound(record.error);
  const job = listed ?? (seen && !deleted ? record.data : undefined);
  if (job) remember(job);

  if (job) return { is: 'found', job };
  if (seen && deleted) return { is: 'gone' };
  if (!seen && known && list.isFetchedAfterMount) return { is: 'unknown' };
  const failed = [list, record].find(({ isError }) => isError);
  if (failed) return { is: 'failed', retry: () => void failed.refetch(), busy: failed.isFetching };
  return { is: 'loading' };
}

/** How much belongs to the job; kept with the figures, which change with every table that is counted. */
export const useJobOverview = (id: string) => useQuery({ ...overviewOf(id), refetchOnMount: 'always' }).data;

export const overviewOf = (id: string) =>
  queryOptions({
    queryKey: ['stats', 'job', id],
    queryFn: ({ signal }) => api.call(getJobOverview, { id }, { signal }),
  });
