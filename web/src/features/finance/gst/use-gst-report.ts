import { getGstReport, type WireInput } from '@smoko/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../lib/api.ts';
import { dayText } from '../../../lib/form-values.ts';
import { oneOf } from '../../../lib/records/list-input.ts';
import { recordKeys } from '../../../lib/records/table.ts';
import { BASES } from './words.ts';

export type AskedGst = WireInput<typeof getGstReport>;

/** The report of the time that the address names, so that it can be linked to; '' takes a part of it out again. */
export function useGstReport() {
  const [params, setParams] = useSearchParams();
  const day = (name: string) => dayText.safeParse(params.get(name) ?? '').data ?? undefined;
  const [from, to] = [day('from'), day('to')];
  const basis = oneOf(BASES, params.get('basis') ?? '');
  const asked: AskedGst = {
    // an address that ends before it begins asks for the time around its beginning
    ...(from ? { from } : {}),
    ...(to && !(from && from > to) ? { to } : {}),
    ...(basis ? { basis } : {}),
  };
  const report = useQuery({
    queryKey: [...recordKeys.figures('finance_records', getGstReport.id), asked],
    queryFn: ({ signal }) => api.call(getGstReport, asked, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const show = (fields: Partial<Record<'from' | 'to' | 'basis', string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(fields)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return { asked, report, show };
}
