import { useStore } from 'zustand';
import { offer } from './install.ts';

/** Installs Smoko on this device; null where the browser does not offer it, or has done so. */
export function useInstall(): (() => void) | null {
  const now = useStore(offer, (state) => state.now);
  if (!now) return null;
  return () => {
    // an offer can be taken once
    offer.setState({ now: null });
    void now.prompt().catch(() => undefined);
  };
}

/** Safari on an iPhone or iPad offers nothing, but can do it: `standalone` is its own word, and false in a tab. */
export const installsByHand = (): boolean => 'standalone' in navigator && navigator.standalone === false;
export const BY_HAND = 'To install Smoko here: Share, then Add to Home Screen.';
