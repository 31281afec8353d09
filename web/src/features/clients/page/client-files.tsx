import { listClientFiles } from '@smoko/contract';
import { JobFileList } from '../../../components/records/job-file-list.tsx';
import { JobLink } from '../../../components/records/job-link.tsx';
import { useView } from '../../../lib/records/use-list.ts';

/** Photos, plans and papers of all jobs of a client. They are put on a job. */
export const ClientFiles = ({ client }: { client: string }) => (
  <JobFileList
    query={useView('client_files', listClientFiles, { id: client })}
    empty={{ hint: 'Files are kept with a job: open one and add them there.' }}
    about={({ project }) => <JobLink project={project} none="" />}
  />
);
