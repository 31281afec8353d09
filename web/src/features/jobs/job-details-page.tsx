import { type Project, projects } from '@smoko/contract';
import { AlertTriangle } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useRemove } from '../../lib/records/use-remove.ts';
import { JobDetails } from './job-details.tsx';
import type { JobParts } from './job-tabs.tsx';
import { useJob } from './use-job.ts';

/** /job-details?job={number}. Without a number it leads to the dashboard; one that is on no job of this user is not found. */
interface Props {
  parts: (job: Project) => JobParts;
  /** Further down: what others have to say about the job. */
  updates: (job: Project) => ReactNode;
}

export function JobDetailsPage(props: Props) {
  const [params] = useSearchParams();
  const number = params.get('job')?.trim() ?? '';
  return number ? <OneJob number={number} {...props} /> : <ToDashboard />;
}

function OneJob({ number, parts, updates }: Props & { number: string }) {
  const { deleting, deleted, remove } = useDelete();
  const state = useJob(number, deleting !== null);
  if (deleted) return <ToDashboard />;
  // it is in no list while the server is asked to delete it, and stays on the screen until that is done
  const job = deleting ?? (state.is === 'found' ? state.job : null);
  if (job) {
    return (
      <JobDetails
        key={job.id}
        job={job}
        number={number}
        parts={parts(job)}
        updates={updates(job)}
        onDelete={() => remove(job)}
        deleting={deleting !== null}
      />
    );
  }
  if (state.is === 'unknown') return <JobNotFound>No job has the number {number}.</JobNotFound>;
  if (state.is === 'gone')
    return (
      <JobNotFound>This job has been deleted. For 30 days it can be brought back: tell Jerry "undo that".</JobNotFound>
    );
  return (
    <Page title={`Job #${number}`}>
      {state.is === 'failed' ? <LoadError onRetry={state.retry} busy={state.busy} /> : <Loading />}
    </Page>
  );
}

/** Leaves only once the job is deleted: one that the server keeps stays on the screen, with why in a notice. */
function useDelete() {
  const [deleting, setDeleting] = useState<Project | null>(null);
  const [deleted, setDeleted] = useState(false);
  // at once: what is shown of the job would be asked for again, where it is no longer
  const { mutate } = useRemove(projects, 'Job Deleted', undefined, () => flushSync(() => setDeleted(true)));
  const remove = (job: Project) => {
    setDeleting(job);
    mutate({ id: job.id, name: `#${job.job_number} ${job.job_name}` }, { onError: () => setDeleting(null) });
  };
  return { deleting, deleted, remove };
}

function ToDashboard() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/dashboard', { replace: true }), [navigate]);
  return null;
}

/** No job has that number, or it was on the screen and then it was deleted. */
const JobNotFound = ({ children }: { children: ReactNode }) => (
  <Page title="Job Not Found">
    <p role="alert" className="mb-5 flex items-start gap-3 text-soft">
      <AlertTriangle aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 break-words">{children}</span>
    </p>
    <Button asChild>
      <Link to="/jobs">All Jobs</Link>
    </Button>
  </Page>
);

const Loading = () => (
  <div role="status" aria-label="Loading job" className="grid gap-5">
    <Skeleton className="h-8 w-40" />
    <Skeleton className="h-64 w-full" />
    <Skeleton className="h-48 w-full" />
  </div>
);
