import type { Readable } from 'node:stream';

export interface StoredFile {
  /** `{userId}/{timestamp}.{ending}` */
  path: string;
  modified: Date;
}

/** Files of the businesses, by owner. Names come from here, never from the upload. */
export interface FileStore {
  /** Keeps a local file as `{userId}/{timestamp}.{ending}` and gives that path. The local file stays. */
  keep(file: string, userId: string, ending: string): Promise<string>;
  /** Keeps a local file at such a path. Rejects where there is a file already. */
  keepAs(file: string, path: string): Promise<void>;
  /** null: there is no such file. */
  read(path: string): Promise<Readable | null>;
  remove(path: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}

/** A bucket of an S3-compatible store. */
export interface S3Settings {
  bucket: string;
  /** Of another service than Amazon's. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Owner and time, as `keep` names files; anything else in the same place is not ours. */
export const STORED_PATH = /^[0-9a-f]{24}\/\d+\.[a-z]+$/;

/** The path, where it is one of these: no other leads out of the store. */
export function assertStored(path: string): string {
  if (!STORED_PATH.test(path)) throw new Error(`No file is stored at ${path}.`);
  return path;
}

/** Names that rise within a process, however fast they are asked for. */
export function createTimestamps(): () => number {
  let last = 0;
  return () => {
    last = Math.max(Date.now(), last + 1);
    return last;
  };
}
