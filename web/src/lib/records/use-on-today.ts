import { getCalendar } from '@smoko/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { recordKeys } from './table.ts';

/** The jobs of the business's day that are still to be done and have a client, by their ids; the same that the calendar shows. */
export function useOnToday(wanted = true): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: recordKeys.list('calendar', { view: 'day', day: undefined }),
    queryFn: ({ signal }) => api.call(getCalendar, { view: 'day' }, { signal }),
    enabled: wanted,
  });
  const on = (data?.entries ?? []).filter(
    (entry) => entry.kind === 'job' && entry.client !== null && entry.status !== 'completed',
  );
  return new Set(on.map(({ id }) => id));
}
