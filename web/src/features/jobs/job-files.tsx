import { attachments, LIMITS, type Project, UPLOAD_TYPES } from '@smoko/contract';
import { useState } from 'react';
import { FileDrop } from '../../components/forms/file-drop.tsx';
import { Progress } from '../../components/indicators/progress.tsx';
import { JobFileList } from '../../components/records/job-file-list.tsx';
import { WaitingHere } from '../../components/records/waiting-here.tsx';
import { notify } from '../../lib/notify.ts';
import { useList } from '../../lib/records/use-list.ts';
import { useUpload } from '../../lib/records/use-upload.ts';

const MEGABYTES = LIMITS.uploadBytes / 1024 / 1024;

/** Photos, plans and papers of a job: given in its conversation, or put here. */
export const JobFiles = ({ job }: { job: Project }) => (
  <div className="grid grid-cols-1 gap-4">
    <AddFiles jobId={job.id} />
    <WaitingHere table={attachments.table} jobId={job.id} />
    <JobFileList
      query={useList(attachments, { project_id: job.id })}
      empty={{
        hint: 'Choose photos, plans or papers above. What you give an assistant while this job is open is kept here too.',
        say: `Keep this with job ${job.job_number}`,
      }}
    />
  </div>
);

/** Any number of files, one after the other. */
function AddFiles({ jobId }: { jobId: string }) {
  const { send, progress } = useUpload(attachments);
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [now] = waiting;

  const add = async (files: readonly File[]) => {
    for (let left = files; left.length > 0; left = left.slice(1)) {
      setWaiting(left);
      const [file] = left as [File];
      try {
        const { name } = await send(file, { project_id: jobId });
        notify.success('File Uploaded', name);
      } catch (error) {
        notify.failure(error, `Upload Failed: ${file.name}`);
      }
    }
    setWaiting([]);
  };

  return (
    <div className="grid gap-3">
      <FileDrop
        label="Add files"
        hint={`${UPLOAD_TYPES.join(', ')}, up to ${MEGABYTES} MB each.`}
        disabled={now !== undefined}
        multiple
        onChoose={(file, others) => void add([file, ...others])}
      />
      {now && (
        <div className="grid gap-1.5">
          <p className="break-words font-semibold text-sm">
            {now.name}
            {waiting.length > 1 && <span className="text-soft"> · {waiting.length - 1} more to go</span>}
          </p>
          <Progress label={`Uploading ${now.name}`} percent={progress ?? 100} />
        </div>
      )}
    </div>
  );
}
