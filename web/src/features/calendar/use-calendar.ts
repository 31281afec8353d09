import { CALENDAR_VIEWS, dateSchema, getCalendar } from '@smoko/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useIsDesktop } from '../../lib/media.ts';
import { recordKeys } from '../../lib/records/table.ts';
import { useFilters } from '../../lib/use-filters.ts';
import type { View } from './days.ts';

export const CALENDAR = 'calendar';

export const calendarOf = (view: View, day?: string) =>
  queryOptions({
    queryKey: recordKeys.list(CALENDAR, { view, day }),
    queryFn: ({ signal }) => api.call(getCalendar, { view, day }, { signal }),
  });

/** What is looked at stands in the address; a phone begins with the day, a desktop with the week. */
export function useCalendar() {
  const desktop = useIsDesktop();
  const { values, set } = useFilters(['view', 'day', 'entry'] as const);
  const view: View = CALENDAR_VIEWS.find((known) => known === values.view) ?? (desktop ? 'week' : 'day');
  const day = dateSchema.safeParse(values.day).data;
  const query = useQuery({
    ...calendarOf(view, day),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  // the address says the day before the calendar is here
  return { view, query, set, day: day ?? query.data?.day, opened: values.entry };
}
