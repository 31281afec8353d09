type Guard = (event: PopStateEvent) => void;
let guard: Guard | null = null;

/** Sets the function that sees each Back or Forward before the router does; null removes it. */
export const guardPops = (next: Guard | null): void => {
  guard = next;
};

/**
 * Call before the app is rendered: listeners run in the order they were added, so this one has to be added before the
 * router's, which renders the next page at once.
 */
export const listenForPops = (): void => window.addEventListener('popstate', (event) => guard?.(event));
