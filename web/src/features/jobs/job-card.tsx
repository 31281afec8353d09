import type { Project } from '@smoko/contract';
import { CalendarCheck, CalendarDays, MapPin, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../components/layout/card.tsx';
import { OnMyWay } from '../../components/records/on-my-way.tsx';
import { ClientLink } from '../../components/records/person-link.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { cn } from '../../lib/cn.ts';
import { formatCardDay } from '../../lib/format.ts';
import { jobPath } from '../../lib/record-path.ts';
import { worthText } from './budget-text.ts';

interface Props {
  job: Project;
  changed: boolean;
  /** It is on today: its client can be told that one is on the way. */
  today?: boolean;
}

export function JobCard({ job, changed, today = false }: Props) {
  const { client } = job;
  const address = job.site_address ?? client?.address;
  const worth = worthText(job);
  const card = useRef<HTMLLIElement>(null);

  // what has just changed comes into view, unless somebody is busy in the list
  useEffect(() => {
    const busy = card.current?.closest('section')?.matches(':hover, :focus-within');
    if (changed && !busy) card.current?.scrollIntoView({ block: 'nearest' });
  }, [changed]);

  return (
    <li ref={card} className="scroll-my-2">
      <Card className={cn('relative p-4 hover:border-edge', changed && 'animate-just-changed')}>
        <article aria-labelledby={`job-${job.id}`}>
          <div className="flex items-start justify-between gap-3">
            <h3 id={`job-${job.id}`} className="line-clamp-4 min-w-0 break-words font-bold leading-snug">
              {/* the whole card leads there */}
              <Link
                to={jobPath(job.job_number)}
                className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
              >
                {job.job_name}
              </Link>
            </h3>
            <StatusBadge status={job.status} />
          </div>
          <div className="mt-1 flex items-baseline justify-between gap-3">
            <p className="min-w-0 break-all font-semibold text-faint text-sm">#{job.job_number}</p>
            {worth && <p className="font-bold tabular-nums">{worth}</p>}
          </div>
          <ul className="mt-3 grid grid-cols-1 gap-1.5 text-soft text-sm empty:hidden">
            {client && (
              <Line icon={<UserRound aria-hidden />}>
                {/* over the link of the whole card */}
                <span className="relative z-10">
                  <ClientLink of={client} none="" />
                </span>
              </Line>
            )}
            {job.job_date && <Line icon={<CalendarDays aria-hidden />}>{formatCardDay(job.job_date)}</Line>}
            {job.confirmed && <Line icon={<CalendarCheck aria-hidden />}>Confirmed {job.confirmed}</Line>}
            {address && <Line icon={<MapPin aria-hidden />}>{address}</Line>}
          </ul>
          {today && (
            // over the link of the whole card
            <div className="relative z-10 mt-3 w-fit">
              <OnMyWay job={{ id: job.id, name: job.job_name }} size="sm" />
            </div>
          )}
        </article>
      </Card>
    </li>
  );
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-faint">
    {icon}
    <span className="min-w-0 break-words">{children}</span>
  </li>
);
