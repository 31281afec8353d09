import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './paths.ts';

const DIST = join(ROOT, 'web/dist');

interface Chunk {
  file: string;
  /** Keys of what it needs before it runs. */
  imports?: string[];
}
export type Manifest = Record<string, Chunk>;

/** What the last build says it has made: by source file, and by name for what several share. */
export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The files of these modules and of all that has to be there before they run, with their size in bytes, gzipped. */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): Map<string, number> {
  const scripts = new Map<string, number>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    if (scripts.has(chunk.file)) return;
    scripts.set(chunk.file, gzipSync(readFileSync(join(DIST, chunk.file)), { level: 9 }).length);
    for (const needed of chunk.imports ?? []) add(needed);
  };
  for (const key of modules) add(key);
  return scripts;
}

export const bytesOf = (scripts: ReadonlyMap<string, number>): number =>
  [...scripts.values()].reduce((sum, size) => sum + size, 0);

/** What the page, signed in, needs before one can write to the assistants. */
export const CHAT_ROUTE = ['index.html', 'src/app/dashboard/dashboard-page.tsx', 'src/features/chat/chat-room.tsx'];
