import { getTpar } from '@smoko/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../lib/api.ts';
import { recordKeys } from '../../../lib/records/table.ts';

/** The report of the year that the address names, so that it can be linked to. */
export function useTpar() {
  const [params, setParams] = useSearchParams();
  const year = getTpar.input.safeParse({ year: params.get('year') ?? undefined }).data?.year;
  const asked = year === undefined ? {} : { year };
  const report = useQuery({
    queryKey: [...recordKeys.figures('finance_records', getTpar.id), asked],
    queryFn: ({ signal }) => api.call(getTpar, asked, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const show = (next: number) => setParams({ year: String(next) }, { replace: true });
  return { report, show };
}
