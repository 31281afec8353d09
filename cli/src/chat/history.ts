import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ConfigStore } from '../config/store.ts';

const MAX_LINES = 1_000;

/** The lines entered at the prompt, oldest first. */
export interface History {
  lines: string[];
  add(line: string): void;
}

export const memoryHistory = (): History => {
  const lines: string[] = [];
  return { lines, add: (line) => void lines.push(line) };
};

/**
 * A history in a file beside the config, one for each profile and server, readable by this user only. As in a shell, lines
 * that begin with a space are not stored. Errors of the file are ignored: chat works without a history.
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
        // the line is kept in memory for this run
      }
    },
  };
}

function read(path: string): string[] {
  try {
    const kept = readFileSync(path, 'utf8').split('\n').filter(Boolean);
    const last = kept.slice(-MAX_LINES);
    if (kept.length > MAX_LINES) writeFileSync(path, last.map((line) => `${line}\n`).join(''), { mode: 0o600 });
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
    // a process was killed while writing this line
    return [];
  }
}
