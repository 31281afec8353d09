import { LIMITS, type Template, templates, UPLOAD_TYPES } from '@smoko/contract';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { FileDrop } from '../../components/forms/file-drop.tsx';
import { Progress } from '../../components/indicators/progress.tsx';
import { Card } from '../../components/layout/card.tsx';
import { formatBytes } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useUpload } from '../../lib/records/use-upload.ts';

const MEGABYTES = LIMITS.uploadBytes / 1024 / 1024;

/** One file at a time: chosen, looked at, uploaded. It stays chosen when that fails. */
export function UploadCard() {
  const [file, setFile] = useState<File | null>(null);
  const { send, progress } = useUpload(templates);
  const busy = progress !== null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!file) return notify.error('Error', 'Please select a file to upload.');
    try {
      const made: Template = await send(file);
      notify.success('Template Uploaded!', made.name);
      setFile(null);
    } catch (error) {
      notify.failure(error, 'Upload Failed');
    }
  };

  return (
    <Card className="mb-6 p-5">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <FileDrop
          label="Choose a file"
          hint={`${UPLOAD_TYPES.join(', ')}, up to ${MEGABYTES} MB.`}
          disabled={busy}
          onChoose={setFile}
        />
        {file && (
          <div className="flex items-center justify-between gap-3 rounded-md bg-sunken py-1 pr-1 pl-4">
            <dl className="min-w-0 py-2 text-sm">
              <dt className="sr-only">Name</dt>
              <dd className="break-words font-bold">{file.name}</dd>
              <dt className="sr-only">Size and type</dt>
              <dd className="text-soft">
                {formatBytes(file.size)} · {file.type || 'unknown type'}
              </dd>
            </dl>
            <IconButton variant="quiet" label="Choose no file" disabled={busy} onClick={() => setFile(null)}>
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
        )}
        {busy && <Progress label="Uploading" percent={progress} />}
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          aria-disabled={file === null || undefined}
          className={file === null ? 'cursor-not-allowed opacity-55 shadow-none' : ''}
        >
          {busy ? 'Uploading...' : 'Upload'}
        </Button>
      </form>
    </Card>
  );
}
