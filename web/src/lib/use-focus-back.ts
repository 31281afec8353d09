import { useRef } from 'react';

/** For a dialog that has no trigger of its own: the focus goes back to where it was, unless it is somewhere else by now. */
export function useFocusBack() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      const back = before.current?.isConnected ? before.current : document.getElementById('main');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    },
  };
}
