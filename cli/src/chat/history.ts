import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ConfigStore } from '../config/store.ts';

const MOST = 1_000;

/** What was written at the prompt, over all runs, oldest first. */
export interface History {
  lines: string[];
  add(line: string): void;
}

export const memoryHistory = (): History => {
  const lines: string[] = [];
  return { lines, add: (line) => void lines.push(line) };
};

/**
 * Kept in a file beside the config, one for each business and server, for this person only. What begins with a space is
 * not kept, as in a shell. A file that cannot be read or written costs the history, never the conversation.
 */
export function fileHistory(store: ConfigStore, url: string): History {
  const name = `${store.profile()}-${url}`.replaceAll(/[^\w.-]+/g, '_');
  const path = join(dirname(store.path), `history-${name}.jsonl`);
  const lines = read(path);
  return {
    lines,
    add(line) {
      lines.push(line);
      if (line.startsWith(' ')) return;
      try {
        mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
        appendFileSync(path, `${JSON.stringify(line)}\n`, { mode: 0o600 });
      } catch {
        // it is still there in this run
      }
    },
  };
}

function read(path: string): string[] {
  try {
    const kept = readFileSync(path, 'utf8').split('\n').filter(Boolean);
    const last = kept.slice(-MOST);
    if (kept.length > MOST) writeFileSync(path, last.map((line) => `${line}\n`).join(''), { mode: 0o600 });
    return last.flatMap(parse);
  } catch {
    return [];
  }
}

function parse(line: string): string[] {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'string' ? [value] : [];
  } catch {
    // another run was cut off while it wrote
    return [];
  }
}
