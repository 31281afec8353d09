import { getInboxItem } from '@smoko/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { recordKeys } from '../../lib/records/table.ts';

/** A message with what came of it; not fetched while there is no id. */
export const useInboxItem = (id: string | null) =>
  useQuery({
    queryKey: recordKeys.one('inbox', id ?? ''),
    queryFn: ({ signal }) => api.call(getInboxItem, { id: id ?? '' }, { signal }),
    enabled: id !== null,
  });
