import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The files that a pasted text names, if it names nothing else: terminals paste the paths of dropped files. */
export function droppedFiles(text: string): string[] {
  const files = pathsIn(text);
  return files.length > 0 && files.every((file) => /^(\/|[A-Za-z]:\\)/.test(file) && isFile(file)) ? files : [];
}

/** Parses paths written for a shell: quoted, with escaped spaces, or as file:// URLs. */
export function pathsIn(text: string): string[] {
  const words = [...text.trim().matchAll(/'([^']*)'|"([^"]*)"|((?:\\.|[^\s\\])+)/g)];
  return words.map(([, single, double, bare]) => readPath(single ?? double ?? bare?.replaceAll(/\\(.)/g, '$1') ?? ''));
}

function readPath(path: string): string {
  if (path.startsWith('file://') && URL.canParse(path)) return fileURLToPath(path);
  return path.replace(/^~(?=\/)/, homedir());
}

export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
