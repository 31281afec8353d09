import { createStore } from 'zustand/vanilla';

/** What a browser that can install a page hands over; not every browser can. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: Offer;
  }
}

export const offer = createStore<{ now: Offer | null }>(() => ({ now: null }));

/** Keeps the browser's offer for when somebody asks for it. Call before anything else: it comes once. */
export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.setState({ now: event });
  });
  addEventListener('appinstalled', () => offer.setState({ now: null }));
}
