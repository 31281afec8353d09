import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useIsDesktop } from '../../lib/media.ts';

export const CONVERSATION_ID = 'conversation-panel';
const KEY = 'smoko-conversation-open';

function saved(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

interface Open {
  /** Beside the screen on a desktop: remembered in this browser. */
  beside: boolean;
  /** Over the screen on a phone: gone with the next screen. */
  over: boolean;
}

const opened = createStore<Open>(() => ({ beside: saved(), over: false }));

function setBeside(beside: boolean): void {
  opened.setState({ beside });
  try {
    localStorage.setItem(KEY, String(beside));
  } catch {
    // storage is off: it holds until the page is loaded again
  }
}

/** Whether the conversation stands with the screen: a panel beside it on a desktop, a sheet over it on a phone. */
export function useConversationOpen() {
  const desktop = useIsDesktop();
  const { beside, over } = useStore(opened);
  return {
    desktop,
    open: desktop ? beside : over,
    setOpen: (open: boolean) => (desktop ? setBeside(open) : opened.setState({ over: open })),
  };
}

/** Of the frame: what comes over a phone's screen goes with the next one, since what was tapped in it is to be seen. */
export function useGoneWithScreen(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    opened.setState({ over: false });
  }, [pathname]);
  // with the frame itself, on the way to the dashboard
  useEffect(() => () => opened.setState({ over: false }), []);
}
