import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { keep, kept } from '../../lib/kept.ts';
import { useIsDesktop } from '../../lib/media.ts';

export const CONVERSATION_ID = 'conversation-panel';
const KEY = 'smoko-conversation-open';

interface Open {
  /** Beside the screen on a desktop: remembered in this browser. */
  beside: boolean;
  /** Over the screen on a phone: gone with the next screen. */
  over: boolean;
}

const opened = createStore<Open>(() => ({ beside: kept(KEY) === 'true', over: false }));

function setBeside(beside: boolean): void {
  opened.setState({ beside });
  keep(KEY, String(beside));
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen, or the dashboard, which has no frame
  useEffect(() => () => opened.setState({ over: false }), [pathname]);
}
