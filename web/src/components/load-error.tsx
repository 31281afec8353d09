import { RotateCw } from 'lucide-react';
import { Button } from './button.tsx';

/** In place of what could not be loaded. */
export function LoadError({ onRetry, busy = false }: { onRetry: () => void; busy?: boolean }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 px-4 py-6">
      <p className="font-semibold">Couldn't load.</p>
      <Button size="sm" onClick={onRetry} busy={busy}>
        {!busy && <RotateCw aria-hidden className="size-4" />}
        Retry
      </Button>
    </div>
  );
}
