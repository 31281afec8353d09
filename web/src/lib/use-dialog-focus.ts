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
  const held = useRef<Element | null>(null);
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
    onBlurCapture: ({ relatedTarget }: FocusEvent) => {
      next.current = relatedTarget;
    },
    onFocusCapture: ({ target, currentTarget }: FocusEvent) => {
      const wanted = held.current ?? next.current;
      next.current = null;
      if (target !== currentTarget || !(wanted instanceof HTMLElement) || !currentTarget.contains(wanted)) return;
      held.current = wanted;
      queueMicrotask(() => {
        held.current = null;
      });
      wanted.focus();
      if (wanted instanceof HTMLInputElement) wanted.select();
    },
  };
}
