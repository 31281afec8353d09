import { type Project, projects } from '@smoko/contract';
import { X } from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { JobUpdates } from '../../features/agents/job-updates.tsx';
import { JobSelector } from '../../features/jobs/job-selector.tsx';
import { useJobOnScreen } from '../../lib/on-screen.ts';
import { useList } from '../../lib/records/use-list.ts';

interface Props {
  /** The number of the chosen job; empty for none. */
  chosen: string;
  onChoose: (jobNumber: string) => void;
  open: boolean;
}

/** Which job the dashboard is about; what is said meanwhile goes with it. */
export const JobFilter = ({ chosen, onChoose, open }: Props) => (
  <>
    {open && (
      <section aria-label="Filters">
        <Card className="p-3">
          <JobSelector value={chosen} onChange={onChoose} />
        </Card>
      </section>
    )}
    {chosen && <Chosen key={chosen} number={chosen} onClear={() => onChoose('')} />}
  </>
);

function Chosen({ number, onClear }: { number: string; onClear: () => void }) {
  const job = useList(projects, { job_number: number, limit: 1 }).data?.[0];
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 break-words font-bold">
          #{number} {job?.job_name}
        </p>
        <Button size="sm" onClick={onClear}>
          <X aria-hidden className="size-4" />
          Show all
        </Button>
      </div>
      {job && <About job={job} />}
    </div>
  );
}

function About({ job }: { job: Project }) {
  useJobOnScreen(job.id);
  return <JobUpdates jobId={job.id} />;
}
