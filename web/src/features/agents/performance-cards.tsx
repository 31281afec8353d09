import { ASSISTANTS, getAgentPerformance, type WireOutput } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Portrait } from '../../components/indicators/portrait.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Made } from '../../components/records/figures.tsx';
import { useFigures } from '../../lib/records/use-figures.ts';

type Measured = WireOutput<typeof getAgentPerformance>['data'][number];

/** One card each; a dash where there is nothing to measure. */
export function PerformanceCards() {
  const query = useFigures('stats', getAgentPerformance);
  if (!query.data && !query.isPending)
    return <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />;
  return (
    <ul className="mb-8 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {ASSISTANTS.map(({ id, name, role }) => {
        const measured = query.data?.data.find(({ agent_name }) => agent_name === name);
        return (
          <li key={id} aria-labelledby={`performance-${id}`}>
            <Card className="relative flex h-full flex-col p-4 max-sm:p-3 hover:border-edge">
              <div className="flex items-center gap-3">
                <Portrait assistant={id} className="size-12" />
                <div className="min-w-0 leading-snug">
                  <h2 id={`performance-${id}`} className="font-bold">
                    <Link
                      to={`/agent/${id}`}
                      className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
                    >
                      {name}
                    </Link>
                  </h2>
                  <p className="text-soft text-sm">{role}</p>
                </div>
              </div>
              <dl className="mt-auto grid gap-1.5 pt-4 text-sm max-sm:flex max-sm:justify-between max-sm:gap-2 max-sm:pt-2">
                {measured
                  ? rowsOf(measured).map(([label, value, to]) => (
                      <Row key={label} label={label} value={value} to={to} />
                    ))
                  : LABELS.map((label) => <Row key={label} label={label} />)}
              </dl>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

const LABELS = ['Messages', 'Avg Response Time', 'Completion Rate'] as const;

/** With where that is which a figure counts. */
const rowsOf = ({ agent_name, messages, response_ms, tasks }: Measured): [string, string, string?][] => [
  [LABELS[0], messages.toLocaleString('en-AU'), `/agent-performance?agent=${agent_name}#messages`],
  [LABELS[1], response_ms === null ? '-' : `${(response_ms / 1_000).toFixed(1)} s`],
  [
    LABELS[2],
    tasks.total === 0 ? '-' : `${Math.round((tasks.completed / tasks.total) * 100)}%`,
    `/admin-data?assigned_to=${agent_name}`,
  ],
];

const Row = ({ label, value, to }: { label: string; value?: string; to?: string | undefined }) => (
  <div className="flex items-baseline justify-between gap-3 max-sm:flex-col max-sm:gap-0">
    <dt className="font-semibold text-soft max-sm:text-xs">{label}</dt>
    {/* above the link that all of the card is */}
    <dd className="headline relative z-1 text-lg tabular-nums">
      {value === undefined ? (
        <Skeleton className="h-5 w-12" />
      ) : to && value !== '-' ? (
        <Made to={to} label={label} text={value} />
      ) : (
        value
      )}
    </dd>
  </div>
);
