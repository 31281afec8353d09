import type { Project } from '@smoko/contract';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../../components/overlays/form-dialog.tsx';
import { errorText } from '../../../lib/api.ts';
import { formatClock, formatInstantDay } from '../../../lib/format.ts';
import { ClearButton } from './clear-button.tsx';
import { Drawing } from './drawing.tsx';
import { freeName, signatureName } from './file-names.ts';
import { signaturePicture } from './signature-picture.ts';
import { SignedWords } from './signed-words.tsx';
import type { AddFiles } from './use-add-files.ts';
import { useDrawing } from './use-drawing.ts';

const SENTENCE = 'The work on this job is done and I am happy with it.';
const INK = '#1b1914';
/** As thick as a ballpoint. */
const WIDTH = [1, 2.6] as const;

interface Props {
  job: Project;
  timeZone: string;
  /** Of the files of the job. */
  names: () => readonly string[];
  add: AddFiles['add'];
  onClose: () => void;
}

/** What is signed, who signs, and the signature: one picture on the job's files. */
export function SignatureDialog({ job, timeZone, names, add, onClose }: Props) {
  const client = job.client?.name ?? '';
  const [sentence, setSentence] = useState(SENTENCE);
  const [signer, setSigner] = useState(client);
  const [changing, setChanging] = useState(client === '');
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const drawing = useDrawing(INK, WIDTH);
  const signed = drawing.strokes > 0;

  const missing = () => {
    if (sentence.trim() === '') return 'Please say what is signed for.';
    if (signer.trim() === '') return 'Please say who signs.';
    return signed ? null : 'Please sign in the box.';
  };
  // as soon as it is there, nothing is said to be missing
  const trouble = (tried ? missing() : null) ?? failed;
  const send = async () => {
    const drawn = drawing.canvas();
    if (!drawn) return;
    const now = new Date().toISOString();
    const day = formatInstantDay(now, timeZone);
    const about = {
      job: `Job ${job.job_number}: ${job.job_name}`,
      sentence: sentence.trim(),
      signer: signer.trim(),
      at: `${day}, ${formatClock(now, timeZone)}`,
      drawn,
    };
    const file = await signaturePicture(about, freeName(signatureName(about.signer, day), names()));
    if ((await add([file], 'Signature Saved')).length === 0) onClose();
  };
  const save = async () => {
    setTried(true);
    setFailed(null);
    if (missing() !== null) return setChanging((before) => before || sentence.trim() === '' || signer.trim() === '');
    setBusy(true);
    await send().catch((error: unknown) => setFailed(errorText(error)));
    setBusy(false);
  };

  return (
    <FormDialog
      title="Get a Signature"
      save="Save Signature"
      busy={busy}
      dirty={signed || sentence !== SENTENCE || signer !== client}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4">
        <SignedWords
          sentence={sentence}
          onSentence={setSentence}
          signer={signer}
          onSigner={setSigner}
          changing={changing}
          onChange={() => setChanging(true)}
        />
        <Drawing
          label="Box to sign in with a finger, a pen or the mouse"
          width={1_200}
          height={480}
          canvasRef={drawing.canvasRef}
        />
        <div className="flex items-center justify-between gap-3">
          <p className="text-soft text-sm">Sign in the box with a finger, a pen or the mouse.</p>
          <ClearButton strokes={drawing.strokes} clear={drawing.clear} />
        </div>
        {trouble && (
          <p role="alert" className="flex items-center gap-1.5 font-semibold text-bad">
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            {trouble}
          </p>
        )}
      </div>
    </FormDialog>
  );
}
