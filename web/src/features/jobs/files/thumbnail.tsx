import type { Attachment } from '@smoko/contract';
import { FileImage } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { pathOf } from '../../../components/records/job-file-list.tsx';
import { fetchFile } from '../../../lib/download.ts';
import { useSeen } from '../../../lib/use-seen.ts';
import { drawThumbnail } from './pictures.ts';

interface Props {
  photo: Attachment;
  onOpen: () => void;
}

/** A photo, small, which opens large. It is fetched once it is in sight; what cannot be drawn here keeps its sign. */
export function Thumbnail({ photo, onOpen }: Props) {
  const { ref, seen } = useSeen<HTMLButtonElement>();
  const [drawn, setDrawn] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { id } = photo;
  useEffect(() => {
    if (!seen) return;
    const leaving = new AbortController();
    const draw = async () => {
      const file = await fetchFile(pathOf({ id }), { signal: leaving.signal });
      const picture = await file.blob();
      if (canvas.current) setDrawn(await drawThumbnail(picture, canvas.current));
    };
    // without reception, or broken: the sign stays, and opening it says why
    draw().catch(() => undefined);
    return () => leaving.abort();
  }, [seen, id]);
  return (
    <button
      ref={ref}
      type="button"
      aria-label={`Open ${photo.name}`}
      onClick={onOpen}
      className="relative size-16 shrink-0 overflow-hidden rounded-md border border-line bg-sunken hover:border-edge"
    >
      {!drawn && <FileImage aria-hidden className="absolute inset-0 m-auto size-8 text-soft" />}
      <canvas ref={canvas} aria-hidden hidden={!drawn} className="size-full object-cover" />
    </button>
  );
}
