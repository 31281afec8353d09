import { type Attachment, attachments, LIMITS, type Project, UPLOAD_TYPES } from '@smoko/contract';
import { Camera, PenLine, Signature } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { FileDrop } from '../../../components/forms/file-drop.tsx';
import { Progress } from '../../../components/indicators/progress.tsx';
import { JobFileList, pathOf } from '../../../components/records/job-file-list.tsx';
import { WaitingHere } from '../../../components/records/waiting-here.tsx';
import { fetchFile } from '../../../lib/download.ts';
import { formatClock, formatInstantDay } from '../../../lib/format.ts';
import { waiting as queue } from '../../../lib/queue/waiting.ts';
import { useList } from '../../../lib/records/use-list.ts';
import { useTimeZone } from '../../../lib/session.ts';
import { freeName, isSignature, markedName, photoName } from './file-names.ts';
import { Thumbnail } from './thumbnail.tsx';
import { type AddFiles, clearTold, useAddFiles } from './use-add-files.ts';

const MEGABYTES = LIMITS.uploadBytes / 1024 / 1024;
/** What can be shown and drawn on. */
const PHOTOS: readonly string[] = ['png', 'jpg', 'jpeg'];
const isPhoto = ({ file_type }: Attachment): boolean => PHOTOS.includes(file_type);

const loadPhotoDialog = async () => ({ default: (await import('./photo-dialog.tsx')).PhotoDialog });
const loadSignatureDialog = async () => ({ default: (await import('./signature-dialog.tsx')).SignatureDialog });
const PhotoViewer = lazy(async () => ({ default: (await import('./photo-viewer.tsx')).PhotoViewer }));
const PhotoDialog = lazy(loadPhotoDialog);
const SignatureDialog = lazy(loadSignatureDialog);

interface OpenPhoto {
  name: string;
  load: () => Promise<Blob>;
  taken?: File;
}
type Opened = { is: 'photo'; photo: OpenPhoto } | { is: 'large'; first: string } | { is: 'signature' } | null;

const onFile = (file: Attachment): OpenPhoto => ({
  name: file.name,
  load: async () => (await fetchFile(pathOf(file))).blob(),
});

/** Photos, plans and papers of a job: given in its conversation, or put here; taken, drawn on and signed on site. */
export function JobFiles({ job }: { job: Project }) {
  const list = useList(attachments, { project_id: job.id });
  const timeZone = useTimeZone();
  const adding = useAddFiles(job.id);
  const [opened, setOpened] = useState<Opened>(null);
  const open = (what: Opened) => {
    clearTold();
    setOpened(what);
  };
  const close = () => setOpened(null);
  const names = () => [...(list.data ?? []).map(({ name }) => name), ...waitingNames()];

  const take = (file: File) => {
    const at = new Date(file.lastModified).toISOString();
    const called = photoName(file.name, formatInstantDay(at, timeZone), formatClock(at, timeZone));
    const taken = new File([file], freeName(called, names()), { type: file.type });
    open({ is: 'photo', photo: { name: taken.name, load: async () => taken, taken } });
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <AddToJob adding={adding} onTake={take} onSign={() => open({ is: 'signature' })} />
      <WaitingHere table={attachments.table} jobId={job.id} />
      <JobFileList
        query={list}
        empty={{
          hint: 'Choose photos, plans or papers above. What you give an assistant while this job is open is kept here too.',
          say: `Keep this with job ${job.job_number}`,
        }}
        picture={(file) =>
          isPhoto(file) && <Thumbnail photo={file} onOpen={() => open({ is: 'large', first: file.id })} />
        }
        act={(file) =>
          isPhoto(file) &&
          !isSignature(file.name) && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Mark Up ${file.name}`}
              onClick={() => open({ is: 'photo', photo: onFile(file) })}
            >
              <PenLine aria-hidden className="size-5" />
              Mark Up
            </Button>
          )
        }
      />
      <Suspense fallback={null}>
        {opened?.is === 'photo' && (
          <PhotoDialog
            {...opened.photo}
            markedName={freeName(markedName(opened.photo.name), names())}
            add={adding.add}
            onClose={close}
          />
        )}
        {opened?.is === 'large' && (
          <PhotoViewer
            photos={(list.data ?? []).filter(isPhoto)}
            first={opened.first}
            more={list.hasNextPage}
            onMore={list.fetchNextPage}
            onClose={close}
          />
        )}
        {opened?.is === 'signature' && (
          <SignatureDialog job={job} timeZone={timeZone} names={names} add={adding.add} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

const waitingNames = (): string[] =>
  queue.getState().items.flatMap((item) => (item.kind === 'upload' ? [item.file.name] : []));

interface AddProps {
  adding: AddFiles;
  onTake: (photo: File) => void;
  onSign: () => void;
}

function AddToJob({ adding: { add, waiting, progress }, onTake, onSign }: AddProps) {
  const [now] = waiting;
  useEffect(() => {
    // what is needed on site is there when it is tapped; what cannot be fetched now is fetched then
    void Promise.all([loadPhotoDialog(), loadSignatureDialog()]).catch(() => undefined);
  }, []);
  return (
    <div className="grid gap-3">
      <FileDrop
        label="Add files"
        hint={`${UPLOAD_TYPES.join(', ')}, up to ${MEGABYTES} MB each.`}
        disabled={now !== undefined}
        multiple
        onChoose={(file, others) => void add([file, ...others])}
      />
      <div className="flex flex-wrap gap-3">
        <TakePhoto disabled={now !== undefined} onTake={onTake} />
        <Button size="sm" className="grow sm:grow-0" disabled={now !== undefined} onClick={onSign}>
          <Signature aria-hidden className="size-5" />
          Get a Signature
        </Button>
      </div>
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

/** Opens the camera at once, where there is a touch screen: elsewhere it would be one more way to choose a file. */
function TakePhoto({ disabled, onTake }: { disabled: boolean; onTake: (photo: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          if (photo) onTake(photo);
          // so that the same one again fires `change`
          target.value = '';
        }}
      />
      <div className="hidden grow pointer-coarse:block sm:grow-0">
        <Button size="sm" className="w-full" disabled={disabled} onClick={() => input.current?.click()}>
          <Camera aria-hidden className="size-5" />
          Take Photo
        </Button>
      </div>
    </>
  );
}
