/** Creates a value at its first use. For Intl objects, which take milliseconds to load and which most commands do not need. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
