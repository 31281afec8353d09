import { type RefObject, useEffect, useRef } from 'react';

/** The buttons of a card go once it is decided: the card itself gets the focus that one of them had, unless something else has it. */
export function useDecidedFocus(open: boolean): RefObject<HTMLElement | null> {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const card = frame.current;
    if (!open || !card) return;
    let had = card.contains(document.activeElement);
    // a button that is busy lets go of it before the card changes
    const follow = ({ target }: FocusEvent) => {
      had = target instanceof Node && card.contains(target);
    };
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      if (!had || !card.isConnected || document.activeElement !== document.body) return;
      card.tabIndex = -1;
      card.focus({ preventScroll: true });
    };
  }, [open]);
  return frame;
}
