import { afterEach } from 'vitest';
import { temporaryFolder } from './server.ts';

/** What a test leaves to be put away, the last first. */
export const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** A folder of its own for one test. */
export function folder(): string {
  const made = temporaryFolder();
  cleanups.push(made.remove);
  return made.folder;
}
