import { type Automation, type PlannedMessage, previewAutomation } from '@smoko/contract';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../components/indicators/badge.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { api } from '../../lib/api.ts';
import { formatAddress } from '../../lib/format.ts';

/** The messages of today, as they would be written; or why one would not go. */
export function Planned({ kind }: { kind: Automation['kind'] }) {
  const plan = useQuery({
    queryKey: ['automations', 'preview', kind],
    queryFn: ({ signal }) => api.call(previewAutomation, { kind }, { signal }),
    staleTime: 0,
  });
  if (plan.isPending)
    return (
      <div role="status" aria-label="Loading" className="mt-3">
        <Skeleton className="h-24 w-full" />
      </div>
    );
  if (!plan.data) return <LoadError onRetry={() => void plan.refetch()} busy={plan.isFetching} />;
  const { data, more } = plan.data;
  if (data.length === 0) return <p className="mt-3 rounded-md bg-sunken p-3 text-soft text-sm">Nobody today.</p>;
  return (
    <>
      <ul aria-label="Who would get what today" className="mt-3 grid grid-cols-1 gap-3">
        {data.map((message, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: somebody may get two, and they never move
          <One key={i} message={message} />
        ))}
      </ul>
      {more && <p className="mt-2 text-soft text-sm">And more like these.</p>}
    </>
  );
}

const One = ({ message: { contact, channel, to, subject, body, about, held } }: { message: PlannedMessage }) => (
  <li className="rounded-md bg-sunken p-3.5 text-sm">
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-bold">{contact.name}</span>
      {to && <span className="min-w-0 break-all text-soft">{formatAddress(to)}</span>}
      {held ? (
        <Badge tone="wait">Held back</Badge>
      ) : (
        channel && <Badge tone="busy">{channel === 'sms' ? 'Text' : 'Email'}</Badge>
      )}
    </p>
    <p className="mt-0.5 break-words text-soft">{about}</p>
    {held && <p className="mt-1.5 break-words font-semibold text-wait">{held}</p>}
    <div className="mt-2 border-line border-l-2 pl-3">
      {subject && <p className="break-words font-bold">{subject}</p>}
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{body}</p>
    </div>
  </li>
);
