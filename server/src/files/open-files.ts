import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** The client of S3 is large: loaded only where there is a bucket. */
export const openFiles = async ({ s3, dataDir }: Config): Promise<FileStore> =>
  s3 ? (await import('./s3-store.ts')).createS3Store(s3) : createDiskStore(join(dataDir, 'files'));
