import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Bulk } from './bulk-kind.ts';
import type { Selection } from './selection.ts';

const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }));

/** A list, with the bar below it once something of it is chosen. */
export function BulkPart({ bulk, children }: { bulk: Bulk; children: ReactNode }) {
  const { selection } = bulk;
  const frame = useRef<HTMLDivElement>(null);
  const shown = useStore(
    selection.state,
    ({ on, ids, busy, report }) => on || ids.size > 0 || busy !== null || !!report,
  );
  useEffect(() => listen(frame.current, selection), [selection]);
  const was = useRef(shown);
  useEffect(() => {
    // what had the focus went with the bar
    if (was.current && !shown && document.activeElement === document.body)
      frame.current?.focus({ preventScroll: true });
    was.current = shown;
  }, [shown]);
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      {children}
      {shown && (
        <Suspense fallback={null}>
          <BulkBar bulk={bulk} />
        </Suspense>
      )}
    </div>
  );
}

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="menuitem"]';
/** Where letters and Escape mean something of their own. */
const TYPED_IN = 'select, textarea, [contenteditable], input:not([type="checkbox"])';

/** x chooses the row that has the focus, a tap on a card does while records are being chosen, Escape leaves. Ends by the returned function. */
function listen(frame: HTMLElement | null, selection: Selection): () => void {
  const rowOf = (target: EventTarget | null): string | undefined => {
    const row = target instanceof Element && frame?.contains(target) ? target.closest('[data-record]') : null;
    return row instanceof HTMLElement ? row.dataset.record : undefined;
  };
  const isIn = (target: EventTarget | null, selector: string): boolean =>
    target instanceof Element && target.closest(selector) !== null;

  const onKey = (event: KeyboardEvent) => {
    const { key, target, shiftKey } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isIn(target, TYPED_IN)) return;
    if (key === 'Escape') selection.leave();
    const id = key.toLowerCase() === 'x' ? rowOf(target) : undefined;
    if (id) selection.toggle(id, shiftKey);
  };
  const onClick = ({ target, shiftKey }: MouseEvent) => {
    if (!selection.state.getState().on || isIn(target, CONTROLS)) return;
    const id = rowOf(target);
    if (id) selection.toggle(id, shiftKey);
  };
  selection.show(true);
  document.addEventListener('keydown', onKey);
  frame?.addEventListener('click', onClick);
  return () => {
    selection.show(false);
    document.removeEventListener('keydown', onKey);
    frame?.removeEventListener('click', onClick);
  };
}
