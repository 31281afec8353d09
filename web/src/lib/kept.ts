/** What this browser keeps under a name; null where that is nothing, or storage is off. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Where storage is off or full nothing is kept: it holds until the page is loaded again. */
export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // there is nothing to do about it
  }
}

/** Keeps it no more. */
export function drop(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // nothing was kept
  }
}

/** What is kept under names that begin so, by the rest of the name. */
export function keptUnder(prefix: string): Record<string, string> {
  try {
    const under = Object.entries<string>(localStorage).filter(([name]) => name.startsWith(prefix));
    return Object.fromEntries(under.map(([name, value]) => [name.slice(prefix.length), value]));
  } catch {
    return {};
  }
}

/** Under which names texts are kept that were typed and not sent (drafts.ts). */
export const UNSENT = 'smoko-unsent/';
