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
