import Fuse from 'fuse.js';
import { fold } from './matching.ts';

/** Names that look like a reference that fits none: offered, never used by themselves. */
export function closest<T>(reference: string, records: readonly T[], name: (record: T) => string): string[] {
  const names = records.map((record) => ({ name: name(record), folded: fold(name(record)) }));
  const fuse = new Fuse(names, { keys: ['folded'], threshold: 0.35, ignoreLocation: true, minMatchCharLength: 3 });
  return fuse.search(fold(reference), { limit: 3 }).map(({ item }) => item.name);
}
