type Guard = (event: PopStateEvent) => void;
let guard: Guard | null = null;

/** Who is asked first when Back or Forward is pressed; null: nobody. */
export const guardPops = (next: Guard | null): void => {
  guard = next;
};

/**
 * Listens before the router does: listeners of the window are called in the order they came, and the router's draws
 * the next screen before a later one would hear of it. So the app calls this before it is drawn.
 */
export const listenForPops = (): void => window.addEventListener('popstate', (event) => guard?.(event));
