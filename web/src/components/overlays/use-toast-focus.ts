import { type RefObject, useEffect, useRef } from 'react';

/**
 * A notice that goes takes the focus of its buttons with it, and the next key would begin at the top of the page: who pressed Undo
 * or Close by keys goes on where they were before, or where the page begins if that is gone. A finger or a mouse has no such place:
 * a field would open the keyboard of a phone.
 */
export function useToastFocus(): RefObject<HTMLElement | null> {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const notices = frame.current;
    if (!notices) return;
    let before: HTMLElement | null = null;
    let byKeys = false;
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (notices.contains(target)) byKeys = target.matches(':focus-visible');
      else {
        before = target;
        byKeys = false;
      }
    };
    const watcher = new MutationObserver(() => {
      if (!byKeys || document.activeElement !== document.body) return;
      byKeys = false;
      const back = before?.isConnected ? before : document.getElementById('main');
      back?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', follow);
    watcher.observe(notices, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', follow);
      watcher.disconnect();
    };
  }, []);
  return frame;
}
