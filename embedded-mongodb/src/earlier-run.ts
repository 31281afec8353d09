import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from './data-folder.ts';

/** The data file is gone although the folder was in use before: an empty database in its place would hide the loss. */
export class DataFileMissing extends Error {
  constructor(
    readonly file: string,
    what: string,
    found: string,
  ) {
    super(
      `The data file ${file} is ${what}, but ${found} of an earlier run is beside it. Put the file back from a backup; to start with an empty database on purpose, move the folder away.`,
    );
    this.name = 'DataFileMissing';
  }
}

const TRACES = ['data.sqlite-wal', 'lock.pid', 'lock', 'reserve'];
const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : -1);

/**
 * Throws DataFileMissing for a folder that was used before and has no data (any more). Called before anything is made in
 * the folder; a first start that is broken off leaves its mark, `starting`, and may be tried again.
 */
export function refuseLostData(folder: string): void {
  const file = dataFile(folder);
  const size = sizeOf(file);
  if (size > 0) return;
  const mark = join(folder, 'starting');
  if (existsSync(mark)) return;
  const trace = TRACES.find((name) => existsSync(join(folder, name)));
  if (trace) throw new DataFileMissing(file, size === 0 ? 'empty' : 'missing', trace);
  if (size === 0) throw new DataFileMissing(file, 'empty', 'it');
  writeFileSync(mark, '', { mode: 0o600 });
}

/** The data file of a folder. Throws when there is none, or an empty one. */
export function presentData(folder: string): string {
  const file = dataFile(folder);
  if (sizeOf(file) > 0) return file;
  throw Object.assign(new Error(`There is no data in ${folder}.`), { name: 'NoData' });
}

/** The data file is there. */
export const started = (folder: string): void => rmSync(join(folder, 'starting'), { force: true });
