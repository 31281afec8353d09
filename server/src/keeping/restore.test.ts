import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { endRestore } from './restore.ts';

const root = mkdtempSync(join(tmpdir(), 'smoko-restore-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const PARTS = ['database/data.sqlite-wal', 'database/data.sqlite', 'files/1.txt', 'secret-key'];
const put = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const contents = (folder: string) =>
  Object.fromEntries(
    PARTS.map((part) => [part, existsSync(join(folder, part)) ? readFileSync(join(folder, part), 'utf8') : null]),
  );

/** A data folder whose restore was unpacked, and decided or not. */
function unpacked(name: string, decided: boolean): string {
  const folder = join(root, name);
  for (const part of PARTS) put(join(folder, part), 'old');
  for (const part of PARTS.slice(1)) put(join(folder, 'restoring', part), 'new');
  if (decided) put(join(folder, 'restoring.json'), JSON.stringify({ aside: 'aside' }));
  return folder;
}

/** Every rename of a restore, in order. */
const STEPS = [
  ['database/data.sqlite-wal', 'aside/database/data.sqlite-wal'],
  ['database/data.sqlite', 'aside/database/data.sqlite'],
  ['restoring/database/data.sqlite', 'database/data.sqlite'],
  ['files', 'aside/files'],
  ['restoring/files', 'files'],
  ['secret-key', 'aside/secret-key'],
  ['restoring/secret-key', 'secret-key'],
] as const;

const OLD = Object.fromEntries(PARTS.map((part) => [part, 'old']));
const NEW = { ...Object.fromEntries(PARTS.map((part) => [part, 'new'])), 'database/data.sqlite-wal': null };

it('a restore that was not decided is forgotten', async () => {
  const folder = unpacked('undecided', false);
  await endRestore(folder);
  expect(contents(folder)).toEqual(OLD);
  expect(existsSync(join(folder, 'restoring'))).toBe(false);
});

it.each(Array.from({ length: STEPS.length + 1 }, (_, done) => done))(
  'a restore that was cut off after %i of its steps is carried through, and once only',
  async (done) => {
    const folder = unpacked(`after-${done}`, true);
    for (const [from, to] of STEPS.slice(0, done)) {
      mkdirSync(dirname(join(folder, to)), { recursive: true });
      renameSync(join(folder, from), join(folder, to));
    }
    await endRestore(folder);
    expect(contents(folder)).toEqual(NEW);
    expect(contents(join(folder, 'aside'))).toEqual(OLD);
    const after = join(root, `copy-${done}`);
    cpSync(folder, after, { recursive: true });
    await endRestore(folder);
    expect(contents(folder)).toEqual(contents(after));
    expect(existsSync(join(folder, 'restoring.json')) || existsSync(join(folder, 'restoring'))).toBe(false);
  },
);
