type Remember<T> = (key: string, workOut: () => T) => T;

/**
 * Keeps what was last worked out, by what it was worked out from; the oldest goes first. Only for what depends on
 * nothing but its key: a message is cut in several ways before one is chosen, and read by everybody it is handed to.
 */
export function remembering<T>(most: number): Remember<T> {
  const kept = new Map<string, T>();
  return (key, workOut) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = workOut();
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}

/** The same, for each list of records as long as it is in use. */
export function rememberingBeside<T>(most: number): (records: readonly unknown[]) => Remember<T> {
  const beside = new WeakMap<readonly unknown[], Remember<T>>();
  return (records) => {
    const remember = beside.get(records) ?? remembering<T>(most);
    beside.set(records, remember);
    return remember;
  };
}
