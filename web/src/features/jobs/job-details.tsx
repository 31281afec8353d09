import { type Project, projects } from '@smoko/contract';
import { FileText, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { EditedForm } from '../../components/forms/edited-form.tsx';
import { Badge } from '../../components/indicators/badge.tsx';
import { Page } from '../../components/layout/page.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { useJobOnScreen } from '../../lib/on-screen.ts';
import { newQuotePath } from '../../lib/record-path.ts';
import { useEdited } from '../../lib/records/use-edited.ts';
import { JobDialog } from './job-dialog.tsx';
import { JobOverview } from './job-overview.tsx';
import { JobStatus } from './job-status.tsx';
import { type JobParts, JobTabs } from './job-tabs.tsx';

interface Props {
  job: Project;
  /** As the address has it. */
  number: string;
  parts: JobParts;
  updates: ReactNode;
  /** Asks the server to delete it; what it says against that is told. */
  onDelete: () => void;
  /** It is being asked. */
  deleting: boolean;
}

export function JobDetails({ job, number, parts, updates, onDelete, deleting }: Props) {
  const [, setParams] = useSearchParams();
  const edited = useEdited<Project>(projects);
  useJobOnScreen(job.id);

  // it was given another number, here or elsewhere: the address follows
  useEffect(() => {
    if (job.job_number === number) return;
    setParams(
      (before) => {
        before.set('job', job.job_number);
        return before;
      },
      { replace: true },
    );
  }, [job.job_number, number, setParams]);

  return (
    <Page
      title={job.job_name}
      badges={
        <>
          <Badge tone="idle">
            <span className="break-all">#{job.job_number}</span>
          </Badge>
          <StatusBadge status={job.status} />
        </>
      }
      actions={
        <>
          <Button onClick={() => edited.edit(job)}>
            <Pencil aria-hidden className="size-5" />
            Edit
          </Button>
          <Button asChild>
            <Link to={newQuotePath({ job: job.job_number })}>
              <FileText aria-hidden className="size-5" />
              Quote
            </Link>
          </Button>
          <Button variant="danger" onClick={onDelete} busy={deleting}>
            {!deleting && <Trash2 aria-hidden className="size-5" />}
            Delete
          </Button>
          <JobStatus job={job} />
        </>
      }
    >
      <div className="grid items-start gap-6 xl:grid-cols-[24rem_1fr]">
        <JobOverview job={job} />
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <JobTabs job={job} {...parts} />
          {updates}
        </div>
      </div>
      <EditedForm of={edited}>{(record, acts) => record && <JobDialog job={record} {...acts} />}</EditedForm>
    </Page>
  );
}
