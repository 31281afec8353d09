import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const two = (value: number): string => String(value).padStart(2, '0');
const NAME = /^smoko-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.zip$/;

export interface Backup {
  path: string;
  /** When it was begun, by its name (UTC). */
  at: Date;
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The file of a backup begun at that moment. */
export function backupPath(folder: string, at: Date): string {
  const date = `${at.getUTCFullYear()}${two(at.getUTCMonth() + 1)}${two(at.getUTCDate())}`;
  const time = `${two(at.getUTCHours())}${two(at.getUTCMinutes())}${two(at.getUTCSeconds())}`;
  return join(folder, `smoko-${date}-${time}.zip`);
}

/** The scheduled backups of a folder, newest first. Other files in it are nobody's business. */
export function backupsIn(folder: string): Backup[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const [, year, month, day, hour, minute, second] = (NAME.exec(name) ?? []).map(Number);
      if (year === undefined || month === undefined) return [];
      return [{ path: join(folder, name), at: new Date(Date.UTC(year, month - 1, day, hour, minute, second)) }];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** Keeps so many of them: the newest. */
export function rotate(folder: string, keep: number): void {
  for (const { path } of backupsIn(folder).slice(keep)) rmSync(path);
}

/** Removes what a backup that was cut off has left. */
export function removeLeftOvers(folder: string): void {
  if (!isFolder(folder)) return;
  for (const name of readdirSync(folder))
    if (/^smoko-\d{8}-\d{6}\.zip(\.database)?\.part(-journal)?$/.test(name)) rmSync(join(folder, name));
}
