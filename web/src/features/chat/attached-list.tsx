import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { attachedTo, attaching } from './attaching.ts';

// most messages go without: nobody waits for it to write one
const AttachedItems = lazy(async () => ({ default: (await import('./attached-items.tsx')).AttachedItems }));

/** What goes with the next message. */
export function AttachedList({ draft, disabled = false }: { draft: string; disabled?: boolean }) {
  const items = useStore(attaching, (all) => attachedTo(all, draft));
  if (items.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <AttachedItems items={items} draft={draft} disabled={disabled} />
    </Suspense>
  );
}
