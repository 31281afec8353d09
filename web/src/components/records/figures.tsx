import type { CSSProperties, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { formatInstant } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/session.ts';
import { LoadError } from '../indicators/load-error.tsx';
import { Skeleton } from '../indicators/skeleton.tsx';
import { Card } from '../layout/card.tsx';

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
  const texts = figures.map(({ value }) => value?.toLocaleString('en-AU') ?? '');
  const longest = Math.max(1, ...texts.map(({ length }) => length));
  return (
    <section aria-label={label} className="mb-6">
      {query.data || query.isPending ? (
        <dl className="flex flex-wrap gap-3">
          {figures.map((figure) => (
            <One key={figure.label} {...figure} longest={longest} />
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

function One({ label, value, tone, note, longest }: Figure & { longest: number }) {
  const text = value?.toLocaleString('en-AU');
  return (
    <Card
      className={cn(
        '@container min-w-0 flex-1 px-3 py-3 sm:px-4',
        longest > HUGE ? 'basis-56' : 'basis-36 sm:basis-44',
      )}
    >
      <dt className="font-semibold text-sm text-soft">{label}</dt>
      <dd
        className={cn(
          'headline mt-1 break-words text-[length:min(var(--text-xl),var(--fit))] leading-7 tabular-nums',
          // one that is alone on its row looks like those above it
          longest <= HUGE &&
            'max-sm:[div:last-child:nth-child(odd)>&]:text-[length:min(var(--text-xl),0.46*var(--fit))]',
          tone === 'good' && 'text-good',
          tone === 'bad' && 'text-bad',
        )}
        style={{ '--fit': `${WIDTH / longest}cqi` } as CSSProperties}
      >
        {text ?? <Skeleton className="h-7 w-20" />}
      </dd>
      {note && <dd className="mt-0.5 break-words font-semibold text-bad text-sm">{note}</dd>}
    </Card>
  );
}

/** Longer than this a sum has a line of its own on a phone: a number is never broken. */
const HUGE = 15;
/** All of a page are written so small that the longest fits: as wide as the card, in hundredths, for each digit's width in its height. */
const WIDTH = 155;
