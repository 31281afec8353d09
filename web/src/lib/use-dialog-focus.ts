import { type FocusEvent, useRef } from 'react';

/**
 * Where the focus goes in dialogs. On closing, those without a trigger give it back to where it was before, unless something
 * else has it. While it is open, a key that moves it is not undone: between leaving one field and reaching the next, the
 * focus is nowhere, and when something is taken off the page just then (a message below the field that is left), Radix holds
 * the focus for lost and takes it to the dialog itself, once for each thing that is gone.
 */
export function useDialogFocus() {
  const before = useRef<Element | null>(null);
  /** On its way there. */
  const next = useRef<Element | null>(null);
  /** It was taken to the dialog and brought back: it may be taken once more in the same breath. */
  const holding = useRef(false);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      const { current } = before;
      // opened by a key or an address, nothing had it
      const stands = current?.isConnected && current !== document.body;
      const back = stands ? current : document.getElementById('main');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    },
    onBlurCapture: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget !== currentTarget) next.current = relatedTarget;
    },
    onFocusCapture: ({ target, currentTarget }: FocusEvent) => {
      const { current } = next;
      if (!holding.current) next.current = null;
      const taken = target === currentTarget && current instanceof HTMLElement && currentTarget.contains(current);
      if (!taken) return;
      next.current = current;
      holding.current = true;
      queueMicrotask(() => {
        holding.current = false;
        next.current = null;
      });
      current.focus();
      if (current instanceof HTMLInputElement) current.select();
    },
  };
}
