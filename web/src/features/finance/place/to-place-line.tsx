import { listPaymentsToPlace } from '@smoko/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../../lib/api.ts';
import { recordKeys } from '../../../lib/records/table.ts';

/** How many payments are on no invoice; nothing where all are. */
export function ToPlaceLine() {
  const { data } = useQuery({
    queryKey: recordKeys.figures('finance_records', listPaymentsToPlace.id),
    queryFn: ({ signal }) => api.call(listPaymentsToPlace, { limit: 1 }, { signal }),
    refetchOnMount: 'always',
  });
  if (!data?.count) return null;
  return (
    <Link to="/payments-to-place" className="-my-1 inline-block py-1 text-link underline underline-offset-2">
      {data.count === 1 ? '1 payment is on no invoice' : `${data.count} payments are on no invoice`}
    </Link>
  );
}
