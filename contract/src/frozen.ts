/**
 * What everybody shares and nobody can change: an object or a list, with those inside of it. For constants of a module that
 * are handed to a library, which might write into them: it then fails at once, and not for whoever comes next.
 */
export function frozen<const T>(value: T): T {
  if (!isPlain(value)) return value;
  for (const inside of Object.values(value)) frozen(inside);
  return Object.freeze(value);
}

/** Not what has a state or a making of its own, such as a component, a regular expression or a map. */
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
