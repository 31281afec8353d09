import { attachments, listClientFiles } from '@smoko/contract';
import { Empty } from '../../../components/lists/empty.tsx';
import { ListState } from '../../../components/lists/list-state.tsx';
import { FileRow } from '../../../components/records/file-row.tsx';
import { JobLink } from '../../../components/records/job-link.tsx';
import { useView } from '../../../lib/records/use-list.ts';
import { useRemove } from '../../../lib/records/use-remove.ts';
import { useTimeZone } from '../../../lib/session.ts';

/** Photos, plans and papers of all jobs of a client. They are put on a job. */
export function ClientFiles({ client }: { client: string }) {
  const list = useView('client_files', listClientFiles, { id: client });
  const remove = useRemove(attachments, 'File Deleted', 'Delete Failed');
  const timeZone = useTimeZone();
  return (
    <ListState
      query={list}
      empty={<Empty title="No files yet" hint="Files are kept with a job: open one and add them there." />}
    >
      <ul aria-label="Files" className="grid grid-cols-1 gap-3">
        {list.data?.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            href={`/api/attachments/${file.id}/file`}
            timeZone={timeZone}
            onDelete={() => remove.mutate(file)}
          >
            <JobLink project={file.project} none="" />
          </FileRow>
        ))}
      </ul>
    </ListState>
  );
}
