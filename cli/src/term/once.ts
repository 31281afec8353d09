/** Makes it at its first use: what Intl loads costs a start milliseconds, and most commands do not need it. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
