import type { Project } from '@smoko/contract';
import { AlertTriangle } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Page } from '../../components/layout/page.tsx';
import { notify } from '../../lib/notify.ts';
import { JobDetails } from './job-details.tsx';
import { useJob } from './use-job.ts';

/** /job-details?job={number}. Without a number, or with one that is on no job of this user, it leads to the dashboard. */
interface Props {
  /** What it is worth, and what changed it. */
  money: (job: Project) => ReactNode;
  /** What money moved or is asked for. */
  finance: (job: Project) => ReactNode;
  /** Further down: what others have to say about the job. */
  updates: (job: Project) => ReactNode;
}

export function JobDetailsPage(props: Props) {
  const [params] = useSearchParams();
  const number = params.get('job')?.trim() ?? '';
  return number ? <OneJob number={number} {...props} /> : <ToDashboard />;
}

function OneJob({ number, money, finance, updates }: Props & { number: string }) {
  const [leaving, setLeaving] = useState(false);
  const state = useJob(number, leaving);
  if (leaving) return <ToDashboard />;
  if (state.is === 'found') {
    const { job } = state;
    return (
      <JobDetails
        key={job.id}
        job={job}
        number={number}
        money={money(job)}
        finance={finance(job)}
        updates={updates(job)}
        onDelete={() => setLeaving(true)}
      />
    );
  }
  if (state.is === 'unknown') return <ToDashboard number={number} />;
  if (state.is === 'gone') return <JobNotFound />;
  return (
    <Page title={`Job #${number}`}>
      {state.is === 'failed' ? <LoadError onRetry={state.retry} busy={state.busy} /> : <Loading />}
    </Page>
  );
}

function ToDashboard({ number }: { number?: string }) {
  const navigate = useNavigate();
  const left = useRef(false);
  useEffect(() => {
    // this screen stays until the next one has come: it is told once
    if (left.current) return;
    left.current = true;
    if (number) notify.error('Job Not Found', `No job has the number ${number}.`);
    void navigate('/dashboard', { replace: true });
  }, [number, navigate]);
  return null;
}

/** It was on the screen, and then it was deleted. */
const JobNotFound = () => (
  <Page title="Job Not Found">
    <p role="alert" className="flex items-start gap-3 text-soft">
      <AlertTriangle aria-hidden className="mt-0.5 size-5 shrink-0" />
      This job has been deleted. For 30 days it can be brought back: tell Jerry "undo that".
    </p>
  </Page>
);

const Loading = () => (
  <div role="status" aria-label="Loading job" className="grid gap-5">
    <Skeleton className="h-8 w-40" />
    <Skeleton className="h-64 w-full" />
    <Skeleton className="h-48 w-full" />
  </div>
);
