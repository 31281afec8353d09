import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useSeen } from '../../lib/use-seen.ts';
import { LoadError } from '../indicators/load-error.tsx';
import { Skeleton } from '../indicators/skeleton.tsx';
import { Card } from '../layout/card.tsx';
import type { ChartData } from './data.ts';

const Bars = lazy(async () => ({ default: (await import('./bars.tsx')).Bars }));

interface Props extends ChartData {
  id: string;
  title: string;
  note?: string;
  /** In place of bars that would all be 0. */
  none: string;
  /** What the rows are, above their column of the table. */
  of: string;
  query: { isPending: boolean; isFetching: boolean; data: unknown; refetch: () => unknown };
}

/** A chart, fetched and drawn when it comes into sight, with the same as a table for screen readers. */
export function Chart({ id, title, note, none, of, query, ...data }: Props) {
  const { ref, seen } = useSeen();
  const empty = data.rows.every(({ values }) => Object.values(values).every((value) => value === 0));
  return (
    <Card className="relative mb-6 p-4">
      <section aria-labelledby={id} ref={ref}>
        <h2 id={id} className="headline text-lg">
          {title}
        </h2>
        {note && <p className="text-soft text-sm">{note}</p>}
        <div className="mt-3 grid min-h-40 items-center">
          {query.isPending ? (
            <Skeleton className="h-40 w-full" />
          ) : !query.data ? (
            <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />
          ) : empty ? (
            <p className="text-center text-soft">{none}</p>
          ) : (
            <>
              <div aria-hidden className="min-w-0">
                {seen && (
                  <Suspense fallback={<Skeleton className="h-40 w-full" />}>
                    <Bars {...data} />
                  </Suspense>
                )}
              </div>
              <Figures {...data} title={title} of={of} />
            </>
          )}
        </div>
      </section>
    </Card>
  );
}

const Figures = ({ title, of, rows, series, format }: ChartData & { title: string; of: string }) => (
  // seen once a link in it has the focus
  <div className="sr-only focus-within:not-sr-only">
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values, to }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may have one name
          <tr key={i}>
            <th scope="row">{label}</th>
            {series.map(({ key }) => (
              <td key={key}>
                {to?.[key] ? <Link to={to[key]}>{format(values[key] ?? 0)}</Link> : format(values[key] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
