import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';
import { sweepFiles } from './sweep-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'smoko-files-'));
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A file as it comes in. */
function upload(): string {
  const file = join(folder, randomUUID());
  writeFileSync(file, 'the plan');
  return file;
}

interface Kind {
  open(): FileStore;
  /** Something that is none of ours in the same place. */
  putForeign(name: string): void;
  makeOld(path: string): void;
}
const LONG_AGO = new Date(Date.now() - 2 * 3_600_000);
const disk: Kind = {
  open: () => createDiskStore(join(folder, 'files')),
  putForeign: (name) => writeFileSync(join(folder, 'files', name), 'x'),
  makeOld: (path) => utimesSync(join(folder, 'files', path), LONG_AGO, LONG_AGO),
};
const bucket: Kind = {
  open: () => createS3Store(s3.settings),
  putForeign: (name) => s3.objects.set(name, { content: Buffer.from('x'), modified: LONG_AGO }),
  makeOld: (path) => {
    const stored = s3.objects.get(path);
    if (stored) stored.modified = LONG_AGO;
  },
};

const read = async (store: FileStore, path: string) => {
  const content = await store.read(path);
  return content && text(content);
};
const listed = async (store: FileStore) => {
  const paths: string[] = [];
  for await (const { path } of store.list()) paths.push(path);
  return paths.toSorted();
};

describe.each([
  ['on a disk', disk],
  ['in an S3 bucket', bucket],
])('files %s', (_where, kind) => {
  const owner = 'ab'.repeat(12);

  it('are kept under their owner and the time, read and removed', async () => {
    const store = kind.open();
    const path = await store.keep(upload(), owner, 'pdf');
    expect(path).toMatch(new RegExp(`^${owner}/\\d{13}\\.pdf$`));
    expect(await read(store, path)).toBe('the plan');
    await store.remove(path);
    expect(await read(store, path)).toBeNull();
    await store.remove(path);
  });

  it('never take the place of another, also of another process at the same moment', async () => {
    const stores = [kind.open(), kind.open(), kind.open()];
    const paths = await Promise.all(
      Array.from({ length: 12 }, (_, i) => (stores[i % 3] as FileStore).keep(upload(), owner, 'txt')),
    );
    expect(new Set(paths).size).toBe(12);
    expect(await listed(kind.open())).toEqual(paths.toSorted());
    for (const path of paths) await kind.open().remove(path);
  });

  it('are swept away when they are old and nothing names them; what is none of ours stays', async () => {
    const store = kind.open();
    const paths: string[] = [];
    for (let i = 0; i < 5; i++) paths.push(await store.keep(upload(), owner, 'txt'));
    const [fresh = '', named = '', ...orphans] = paths;
    kind.putForeign('notes.txt');
    for (const path of [named, ...orphans]) kind.makeOld(path);
    const asked: string[] = [];
    await sweepFiles(store, async (old) => {
      asked.push(...old);
      return [named];
    });
    expect(asked.toSorted()).toEqual([named, ...orphans].toSorted());
    expect(await listed(store)).toEqual([fresh, named].toSorted());
    expect(await read(store, orphans[0] ?? '')).toBeNull();
  });
});

describe('an S3 bucket', () => {
  const keep = (settings: object) =>
    createS3Store({ ...s3.settings, ...settings }).keep(upload(), 'cd'.repeat(12), 'txt');

  it.each([
    ['a wrong key', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['a bucket that is not there', { bucket: 'elsewhere' }, 'NoSuchBucket'],
  ])('refuses %s, and says so', async (_what, settings, name) => {
    await expect(keep(settings)).rejects.toMatchObject({ name });
    await expect(createS3Store({ ...s3.settings, ...settings }).read(`${'a'.repeat(24)}/1.txt`)).rejects.toMatchObject({
      name,
    });
  });
});
