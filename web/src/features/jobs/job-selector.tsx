import { type Project, projects } from '@smoko/contract';
import type { ReactNode } from 'react';
import { ListState } from '../../components/lists/list-state.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { formatCardDay } from '../../lib/format.ts';
import { useList } from '../../lib/records/use-list.ts';
import { worthText } from './budget-text.ts';

/** As many as there are to choose from (specified). */
const LATEST = 10;

interface Props {
  /** The number of the chosen job; empty for none. */
  value: string;
  onChange: (jobNumber: string) => void;
}

/** Which job the dashboard is about: none, or one of the latest. */
export function JobSelector({ value, onChange }: Props) {
  const list = useList(projects, { limit: LATEST });
  return (
    <ListState
      // the jobs' own list has the rest
      query={{ ...list, hasNextPage: false }}
      empty={<p className="py-4 text-center font-semibold text-soft">No Jobs Available</p>}
    >
      <fieldset className="grid max-h-96 auto-rows-max grid-cols-1 gap-2 overflow-y-auto">
        <legend className="sr-only">Job</legend>
        <Choice checked={value === ''} onChoose={() => onChange('')}>
          <span className="font-semibold">View All Messages (No Job Filter)</span>
        </Choice>
        {list.data?.slice(0, LATEST).map((job) => (
          <Choice key={job.id} checked={value === job.job_number} onChoose={() => onChange(job.job_number)}>
            <About job={job} />
          </Choice>
        ))}
      </fieldset>
    </ListState>
  );
}

const About = ({ job }: { job: Project }) => (
  <span className="grid min-w-0 flex-1 gap-0.5">
    <span className="flex items-start justify-between gap-2">
      <span className="min-w-0 break-words font-semibold leading-snug">{job.job_name}</span>
      <StatusBadge status={job.status} />
    </span>
    <span className="flex flex-wrap gap-x-3 text-soft text-sm">
      <span className="break-all">#{job.job_number}</span>
      {worthText(job) && <span className="tabular-nums">{worthText(job)}</span>}
      {job.job_date && <span>{formatCardDay(job.job_date)}</span>}
    </span>
  </span>
);

const Choice = (props: { checked: boolean; onChoose: () => void; children: ReactNode }) => (
  <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border-2 border-line bg-surface px-3 py-2 text-sm hover:border-edge has-checked:border-edge has-checked:bg-amber-wash">
    <input
      type="radio"
      name="job-selector"
      checked={props.checked}
      onChange={props.onChoose}
      className="size-5 shrink-0 accent-(--amber)"
    />
    {props.children}
  </label>
);
