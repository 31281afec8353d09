import { getJobBilling } from '@smoko/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { ViewName } from './table.ts';

const VIEW: ViewName = 'job_billing';

/** What a job is worth, and how far that was asked for and paid. */
export const useJobBilling = (id: string) =>
  useQuery({
    queryKey: [VIEW, id],
    queryFn: ({ signal }) => api.call(getJobBilling, { id }, { signal }),
    refetchOnMount: 'always',
  });
