import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import {
  assertStored,
  createTimestamps,
  type FileStore,
  type S3Settings,
  STORED_PATH,
  type StoredFile,
} from './file-store.ts';

/** What a store says when the name is taken, or being taken by somebody else at this moment. */
const TAKEN = new Set(['PreconditionFailed', 'ConditionalRequestConflict']);

/** Files in a bucket of an S3-compatible store, by owner. */
export function createS3Store({ bucket, endpoint, region, ...credentials }: S3Settings): FileStore {
  const timestamp = createTimestamps();
  const client = new S3Client({
    region,
    credentials,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // the signature covers the content; further checksums are not known everywhere
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function* list(): AsyncIterable<StoredFile> {
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket }))
      for (const { Key: path, LastModified: modified } of page.Contents ?? [])
        if (path && modified && STORED_PATH.test(path)) yield { path, modified };
  }

  return {
    list,

    async keep(file, userId, ending) {
      // whole, at most 25 MB: what is sent from memory can be sent again
      const Body = await readFile(file);
      for (;;) {
        const path = `${userId}/${timestamp()}.${ending}`;
        try {
          await client.send(new PutObjectCommand({ Bucket: bucket, Key: path, Body, IfNoneMatch: '*' }));
          return path;
        } catch (error) {
          if (!TAKEN.has(codeOf(error))) throw error;
        }
      }
    },

    async keepAs(file, path) {
      const Body = await readFile(file);
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: assertStored(path), Body, IfNoneMatch: '*' }));
    },

    async read(path) {
      if (!STORED_PATH.test(path)) return null;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: path }));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (codeOf(error) === 'NoSuchKey') return null;
        throw error;
      }
    },

    async remove(path) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: assertStored(path) }));
    },
  };
}

const codeOf = (error: unknown): string => (error instanceof S3ServiceException ? error.name : '');
