import { useEffect } from 'react';
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
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was opened from the conversation is to be seen
  useEffect(() => opened.setState({ over: false }), [pathname]);
  return {
    desktop,
    open: desktop ? beside : over,
    setOpen: (open: boolean) => (desktop ? setBeside(open) : opened.setState({ over: open })),
  };
}
