import { Navigation } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import type { ButtonSize } from '../buttons/button-looks.ts';

const OnMyWayDialog = lazy(async () => ({ default: (await import('./on-my-way-dialog.tsx')).OnMyWayDialog }));

/** Tells the client of a job that one is on the way; what goes to whom is shown first. */
export function OnMyWay({ job, size = 'md' }: { job: { id: string; name: string }; size?: ButtonSize }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        <Navigation aria-hidden className={size === 'md' ? 'size-5' : 'size-4'} />
        On My Way
        <span className="sr-only"> to {job.name}</span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <OnMyWayDialog id={job.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
