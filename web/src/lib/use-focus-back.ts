import { useRef } from 'react';

/** For dialogs without a trigger: on closing, the focus returns to where it was before, unless something else has it. */
export function useFocusBack() {
  const before = useRef<Element | null>(null);
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
  };
}
