import { ASSISTANTS, type Assistant } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/indicators/badge.tsx';
import { Portrait } from '../../components/indicators/portrait.tsx';
import { Card } from '../../components/layout/card.tsx';
import { cn } from '../../lib/cn.ts';
import { DirectCommand } from './direct-command.tsx';

/** Jerry first and large, the three who help him in a grid. */
export function Team() {
  const [jerry, ...others] = ASSISTANTS.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  return (
    <section aria-labelledby="team" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="team" className="headline text-lg">
          Your AI Team
        </h2>
        <Badge tone="good">All Online</Badge>
      </div>
      {jerry && <AssistantCard agent={jerry} />}
      <div className="grid gap-3 @3xl:grid-cols-3">
        {others.map((agent) => (
          <AssistantCard key={agent.id} agent={agent} />
        ))}
      </div>
    </section>
  );
}

const AssistantCard = ({ agent }: { agent: Assistant }) => (
  <Card className={cn('relative hover:border-edge', agent.isPrimary && 'border-2 border-edge')}>
    <article aria-labelledby={`agent-${agent.id}`} className="flex h-full flex-col gap-3 p-4">
      <div className="flex items-start gap-3">
        <Portrait assistant={agent.id} className={agent.isPrimary ? 'size-16' : 'size-12'} />
        <div className="min-w-0 flex-1">
          <h3 id={`agent-${agent.id}`} className="font-bold leading-snug">
            {/* the whole card leads there, but for its box */}
            <Link
              to={`/agent/${agent.id}`}
              className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
            >
              {agent.name}
            </Link>
          </h3>
          <p className="text-soft text-sm">{agent.role}</p>
        </div>
        <Badge tone="good">{agent.status}</Badge>
      </div>
      <p className="text-sm">{agent.description}</p>
      <ul aria-label="Specialties" className="mb-auto flex flex-wrap gap-2">
        {agent.specialties.map((specialty) => (
          <li key={specialty} className="rounded-sm bg-sunken px-2 py-0.5 font-semibold text-soft text-xs">
            {specialty}
          </li>
        ))}
      </ul>
      <div className="relative">
        <DirectCommand agent={agent} />
      </div>
    </article>
  </Card>
);
