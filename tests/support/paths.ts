import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A new empty folder of the caller's own. */
export const tempDir = (name = 'smoko-test'): string => mkdtempSync(join(tmpdir(), `${name}-`));

export const removeDir = (path: string): void =>
  rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
