import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { formatInstant } from '../lib/format.ts';
import { useTimeZone } from '../lib/session.ts';
import { Card } from './card.tsx';
import { LoadError } from './load-error.tsx';
import { Skeleton } from './skeleton.tsx';

interface Query {
  data: unknown;
  isPending: boolean;
  isFetching: boolean;
  isRefetchError: boolean;
  dataUpdatedAt: number;
  refetch: () => unknown;
}

interface Figure {
  label: string;
  /** A count, or a sum as it is written; absent while it is loading. */
  value: number | string | undefined;
  tone?: 'good' | 'bad' | undefined;
  /** Below it. */
  note?: ReactNode;
}

/** What a page comes to: counters and sums, side by side. */
export function Figures({ label, query, figures }: { label: string; query: Query; figures: readonly Figure[] }) {
  const zone = useTimeZone();
  const { isRefetchError, dataUpdatedAt } = query;
  return (
    <section aria-label={label} className="mb-6">
      {query.data || query.isPending ? (
        <dl className="flex flex-wrap gap-3">
          {figures.map((figure) => (
            <One key={figure.label} {...figure} />
          ))}
        </dl>
      ) : (
        <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />
      )}
      {isRefetchError && (
        <p className="mt-2 text-soft text-sm">
          As it was {formatInstant(new Date(dataUpdatedAt).toISOString(), zone)}.
        </p>
      )}
    </section>
  );
}

function One({ label, value, tone, note }: Figure) {
  const text = value?.toLocaleString('en-AU');
  return (
    <Card
      className={cn(
        'min-w-0 flex-1 px-3 py-3 sm:px-4',
        text && text.length > HUGE ? 'basis-56' : 'basis-36 sm:basis-44',
      )}
    >
      <dt className="font-semibold text-sm text-soft">{label}</dt>
      <dd
        className={cn(
          'headline mt-1 break-words tabular-nums',
          size(text ?? ''),
          tone === 'good' && 'text-good',
          tone === 'bad' && 'text-bad',
        )}
      >
        {text ?? <Skeleton className="h-7 w-20" />}
      </dd>
      {note && <dd className="mt-0.5 break-words font-semibold text-bad text-sm">{note}</dd>}
    </Card>
  );
}

/** Longer than this a sum has a line of its own on a phone: a number is never broken. */
const HUGE = 15;
/** Millions fit on a phone too, two beside each other. */
const size = ({ length }: string) =>
  length > 13 && length <= HUGE ? 'text-sm leading-7' : length > 10 ? 'text-lg leading-7' : 'text-xl';
