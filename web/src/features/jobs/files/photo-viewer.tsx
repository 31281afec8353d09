import type { Attachment } from '@smoko/contract';
import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { Spinner } from '../../../components/indicators/spinner.tsx';
import { pathOf } from '../../../components/records/job-file-list.tsx';
import { useDialogFocus } from '../../../lib/use-dialog-focus.ts';

interface Props {
  photos: readonly Attachment[];
  /** The id of the one that is opened. */
  first: string;
  /** There are further files, which `onMore` fetches. */
  more: boolean;
  onMore: () => void;
  onClose: () => void;
}

/** As far as a finger moves sideways for the next photo, px. */
const SWIPE = 50;

/** One photo, as large as the screen: next and previous by buttons, arrow keys or a finger. */
export function PhotoViewer({ photos, first, more, onMore, onClose }: Props) {
  const [shown, setShown] = useState(first);
  const place = Math.max(
    0,
    photos.findIndex(({ id }) => id === shown),
  );
  const photo = photos[place];
  const last = place === photos.length - 1;
  useEffect(() => {
    if (last && more) onMore();
  }, [last, more, onMore]);
  const focus = useDialogFocus();
  const from = useRef<number | null>(null);
  if (!photo) return null;
  const go = (step: 1 | -1) => {
    const next = photos[place + step];
    if (next) setShown(next.id);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex flex-col bg-surface outline-none sm:inset-4 sm:rounded-lg sm:border-2 sm:border-edge sm:shadow-float"
        >
          <div className="flex items-center gap-2 border-line border-b py-2 pr-2 pl-5">
            <Radix.Title className="wrap-anywhere min-w-0 flex-1 font-bold leading-snug">{photo.name}</Radix.Title>
            <Button variant="quiet" size="icon" asChild>
              <a href={pathOf(photo)} download={photo.name} aria-label={`Download ${photo.name}`}>
                <Download aria-hidden className="size-5" />
              </a>
            </Button>
            <Radix.Close asChild>
              <Button variant="quiet" size="icon" aria-label="Close">
                <X aria-hidden className="size-6" />
              </Button>
            </Radix.Close>
          </div>
          <div
            className="grid min-h-0 flex-1 touch-pan-y grid-cols-1 grid-rows-1 place-items-center bg-sunken"
            onTouchStart={({ touches }) => {
              from.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
            }}
            onTouchEnd={({ changedTouches }) => {
              const moved = (changedTouches[0]?.clientX ?? 0) - (from.current ?? Number.NaN);
              if (Math.abs(moved) > SWIPE) go(moved < 0 ? 1 : -1);
            }}
          >
            <Large key={photo.id} photo={photo} />
          </div>
          <div className="flex items-center justify-between gap-3 border-line border-t p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
            <IconButton variant="plain" label="Previous photo" disabled={place === 0} onClick={() => go(-1)}>
              <ChevronLeft aria-hidden className="size-6" />
            </IconButton>
            <p aria-live="polite" className="font-semibold text-sm tabular-nums">
              {place + 1} of {photos.length}
              {more && '+'}
            </p>
            <IconButton variant="plain" label="Next photo" disabled={last} onClick={() => go(1)}>
              <ChevronRight aria-hidden className="size-6" />
            </IconButton>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Large({ photo }: { photo: Attachment }) {
  const [is, setIs] = useState<'loading' | 'open' | 'failed'>('loading');
  if (is === 'failed')
    return (
      <p role="alert" className="p-5 font-semibold">
        This picture cannot be shown here. Download it, or try again with reception.
      </p>
    );
  return (
    <>
      {is === 'loading' && (
        <p role="status" className="col-start-1 row-start-1 flex items-center gap-2">
          <Spinner />
          Opening the photo…
        </p>
      )}
      <img
        src={pathOf(photo)}
        alt={photo.name}
        draggable={false}
        onLoad={() => setIs('open')}
        onError={() => setIs('failed')}
        className="col-start-1 row-start-1 max-h-full min-h-0 max-w-full object-contain"
      />
    </>
  );
}
