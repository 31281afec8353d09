import { Link } from 'react-router-dom';
import { jobPath } from '../../lib/record-path.ts';

interface Props {
  project: { job_name: string; job_number: string; deleted: boolean } | null;
  /** Text where there is no job. */
  none: string;
}

/** A link to a record's job; plain text for a deleted job, which has no page. */
export function JobLink({ project, none }: Props) {
  if (!project) return <span className="text-soft">{none}</span>;
  if (project.deleted) return <span className="text-soft">{project.job_name} (deleted)</span>;
  return (
    <Link
      to={jobPath(project.job_number)}
      className="-my-1.5 inline-block min-w-24 py-1.5 wrap-anywhere text-link underline underline-offset-2 row:my-0 row:block row:min-w-0 row:truncate row:py-0"
    >
      {project.job_name} <span className="whitespace-nowrap row:block row:text-xs/4">#{project.job_number}</span>
    </Link>
  );
}
