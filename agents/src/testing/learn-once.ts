import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { train } from '../models/builtin/intent/train.ts';
import { LEARNT } from './learnt.ts';

const BUILTIN = fileURLToPath(new URL('../models/builtin/', import.meta.url));

/** Before the unit tests: what the examples say is learnt once for all files, and again when any of it was changed. */
export async function setup(): Promise<void> {
  const file = fileURLToPath(LEARNT);
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = await Promise.all(['intent', 'lexicon'].map((name) => filesIn(join(BUILTIN, name))));
  if (sources.flat().every((path) => statSync(path).mtimeMs < made)) return;
  mkdirSync(new URL('.', LEARNT), { recursive: true });
  // another run may do the same at this moment
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(train()));
  renameSync(draft, file);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
