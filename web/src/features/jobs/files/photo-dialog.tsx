import { useEffect, useState } from 'react';
import { FormDialog } from '../../../components/overlays/form-dialog.tsx';
import { errorText } from '../../../lib/api.ts';
import { Drawing } from './drawing.tsx';
import { Pens, RED } from './pens.tsx';
import { markedPhoto, openPhoto } from './pictures.ts';
import type { AddFiles } from './use-add-files.ts';
import { useDrawing } from './use-drawing.ts';

/** As thick as a marker, on a phone's screen. */
const WIDTH = [3, 5] as const;

interface Props {
  /** What it is called on file, or will be. */
  name: string;
  /** What the copy that was drawn on is called. */
  markedName: string;
  /** Gives the picture. Throws AppError. */
  load: () => Promise<Blob>;
  /** It was just taken, and is on file nowhere: it goes with what is drawn on it, or without. */
  taken?: File;
  add: AddFiles['add'];
  onClose: () => void;
}

/** Draws on a photo. What comes of it is a file of its own: the photo stays as it is. */
export function PhotoDialog({ name, markedName, load, taken, add, onClose }: Props) {
  const photo = usePhoto(load);
  const [colour, setColour] = useState(RED);
  const drawing = useDrawing(colour, WIDTH);
  // a copy that is refused is tried again by itself
  const [left, setLeft] = useState(taken);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const marked = drawing.strokes > 0;
  const nothing = photo.is === 'failed' && !left;

  const send = async () => {
    const files = left ? [left] : [];
    const drawn = drawing.canvas();
    if (marked && photo.is === 'open' && drawn) files.push(await markedPhoto(photo.picture, drawn, markedName));
    const refused = await add(files);
    if (refused.length === 0) onClose();
    else if (left && !refused.includes(left)) setLeft(undefined);
  };
  const save = async () => {
    if (nothing) return onClose();
    if (!left && !marked) return setTrouble('Draw something on the photo first.');
    setTrouble(null);
    setBusy(true);
    await send().catch((error: unknown) => setTrouble(errorText(error)));
    setBusy(false);
  };

  return (
    <FormDialog
      title={taken ? 'New Photo' : 'Mark Up'}
      save={nothing ? 'Close' : marked && !left ? 'Save Copy' : 'Save'}
      final={nothing}
      busy={busy || photo.is === 'loading'}
      dirty={marked || left !== undefined}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 justify-items-center gap-3">
        {photo.is === 'loading' && <p role="status">Opening the photo…</p>}
        {photo.is === 'failed' && (
          <p role="alert" className="font-semibold text-bad">
            {photo.why}
            {left && ' It can be saved as it is.'}
          </p>
        )}
        {photo.is === 'open' && (
          <>
            <Drawing
              label={`${name}, to be drawn on with a finger, a pen or the mouse`}
              picture={photo.picture}
              width={photo.picture.width}
              height={photo.picture.height}
              canvasRef={drawing.canvasRef}
            />
            <Pens
              colour={colour}
              onChange={setColour}
              strokes={drawing.strokes}
              undo={drawing.undo}
              clear={drawing.clear}
            />
          </>
        )}
        {trouble && (
          <p role="alert" className="font-semibold text-bad">
            {trouble}
          </p>
        )}
      </div>
    </FormDialog>
  );
}

type Photo = { is: 'loading' } | { is: 'failed'; why: string } | { is: 'open'; picture: HTMLCanvasElement };

function usePhoto(load: () => Promise<Blob>): Photo {
  const [photo, setPhoto] = useState<Photo>({ is: 'loading' });
  useEffect(() => {
    let gone = false;
    const open = async () => {
      const picture = await openPhoto(await load());
      if (!gone) setPhoto({ is: 'open', picture });
    };
    open().catch((error: unknown) => gone || setPhoto({ is: 'failed', why: errorText(error) }));
    return () => {
      gone = true;
    };
  }, [load]);
  return photo;
}
