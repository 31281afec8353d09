import { attachments } from '@smoko/contract';
import { useState } from 'react';
import { notify } from '../../../lib/notify.ts';
import { KeptForLater } from '../../../lib/queue/waiting.ts';
import { useUpload } from '../../../lib/records/use-upload.ts';

const TOLD = 'file-uploaded';
/** Takes back what was told last: it would lie over a photo that is drawn on. */
export const clearTold = () => notify.clear(TOLD);

/** Puts any number of files on a job, one after the other, and tells of each. */
export function useAddFiles(jobId: string) {
  const { send, progress } = useUpload(attachments);
  const [waiting, setWaiting] = useState<readonly File[]>([]);

  /** Gives those that were refused. What waits for reception is not among them: it goes by itself. `title`: the notice's. */
  const add = async (files: readonly File[], title = 'File Uploaded'): Promise<readonly File[]> => {
    const refused: File[] = [];
    for (const [done, file] of files.entries()) {
      setWaiting(files.slice(done));
      try {
        const { name } = await send(file, { project_id: jobId });
        notify.success(title, name, undefined, TOLD);
      } catch (error) {
        notify.failure(error, `Upload Failed: ${file.name}`);
        if (!(error instanceof KeptForLater)) refused.push(file);
      }
    }
    setWaiting([]);
    return refused;
  };
  return { add, waiting, progress };
}

export type AddFiles = ReturnType<typeof useAddFiles>;
