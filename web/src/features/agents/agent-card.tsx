import type { Assistant } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Portrait } from '../../components/indicators/portrait.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Made } from '../../components/records/figures.tsx';
import { nameOf, useAgentOverview } from './api.ts';
import { RatingForm } from './rating-form.tsx';

/** Who it is, how much of the work is done, and what the tradie thinks of it. */
export const AgentCard = ({ agent }: { agent: Assistant }) => (
  <Card className="grid min-w-0 gap-5 p-5">
    <div className="flex items-center gap-4">
      <Portrait assistant={agent.id} className="size-20" />
      <div className="min-w-0">
        <p className="font-bold text-lg">{agent.name}</p>
        <p className="text-soft text-sm">{agent.role}</p>
      </div>
    </div>
    <p>{agent.description}</p>
    <ul aria-label="Specialties" className="flex flex-wrap gap-2">
      {agent.specialties.map((specialty) => (
        <li key={specialty} className="rounded-sm bg-sunken px-2 py-0.5 font-semibold text-soft text-xs">
          {specialty}
        </li>
      ))}
    </ul>
    <Figures agent={agent} />
    <RatingForm key={agent.id} agent={agent} />
  </Card>
);

function Figures({ agent }: { agent: Assistant }) {
  const query = useAgentOverview(nameOf(agent.id));
  if (query.isPending) return <Skeleton className="h-36 w-full" />;
  if (!query.data) return <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />;
  const { tasks, rating } = query.data;
  const percent = tasks.total === 0 ? 0 : Math.round((tasks.completed / tasks.total) * 100);
  return (
    <section aria-label="Figures" className="grid gap-4 border-line border-y py-5">
      <div>
        <div className="flex items-baseline justify-between gap-3 font-bold text-sm">
          <span id="task-completion">Task Completion</span>
          <span className="tabular-nums">{percent}%</span>
        </div>
        <div
          role="progressbar"
          aria-labelledby="task-completion"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="mt-2 h-3 overflow-hidden rounded-full border border-edge bg-sunken"
        >
          <div className="h-full bg-amber" style={{ width: `${percent}%` }} />
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-3">
        <Figure label="Completed" value={tasks.completed.toLocaleString('en-AU')} to={tasksOf(agent, 'completed')} />
        <Figure label="Pending" value={tasks.pending.toLocaleString('en-AU')} to={`/agent/${agent.id}?tab=tasks`} />
      </dl>
      <dl>
        <dt className="font-semibold text-faint text-xs">Average Rating</dt>
        <dd className="flex flex-wrap items-baseline gap-x-2">
          <span className="headline text-xl tabular-nums">{rating.average.toFixed(1)} / 5.0</span>
          <span className="text-soft text-sm">
            <Link to={`/agent/${agent.id}?tab=feedback`} className="underline underline-offset-2">
              ({rating.count.toLocaleString('en-AU')} {rating.count === 1 ? 'review' : 'reviews'})
            </Link>
          </span>
        </dd>
      </dl>
    </section>
  );
}

const tasksOf = ({ id }: Assistant, status: string): string => `/admin-data?assigned_to=${nameOf(id)}&filter=${status}`;

const Figure = ({ label, value, to }: { label: string; value: string; to: string }) => (
  <div className="rounded-md bg-sunken px-3 py-2">
    <dt className="font-semibold text-soft text-xs">{label}</dt>
    <dd className="headline text-xl tabular-nums">
      <Made to={to} label={label} text={value} />
    </dd>
  </div>
);
