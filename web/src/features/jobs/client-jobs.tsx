import { type Client, projects } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Empty } from '../../components/lists/empty.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { RowLine } from '../../components/lists/row-line.tsx';
import { formatDay } from '../../lib/format.ts';
import { jobPath } from '../../lib/record-path.ts';
import { useList } from '../../lib/records/use-list.ts';
import { worthText } from './budget-text.ts';

/** The jobs of one client, the newest first. */
export function ClientJobs({ client }: { client: Client }) {
  const list = useList(projects, { client_id: client.id });
  return (
    <ListState
      query={list}
      empty={
        <Empty
          title="No jobs yet"
          say={`New job for ${client.name}: hot water`}
          action={
            <Button asChild>
              <Link to={`/create-project?client=${client.id}`}>New Job</Link>
            </Button>
          }
        />
      }
    >
      <ul aria-label="Jobs" className="divide-y divide-line">
        {list.data?.map((job) => (
          <RowLine
            key={job.id}
            title={job.job_name}
            to={jobPath(job.job_number)}
            about={[`#${job.job_number}`, job.job_date && formatDay(job.job_date), job.site_address]}
            amount={worthText(job) || undefined}
            status={job.status}
          />
        ))}
      </ul>
    </ListState>
  );
}
