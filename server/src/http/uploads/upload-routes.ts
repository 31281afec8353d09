import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fromZod, invalid, LIMITS, notFound, type Operation, UPLOAD_TYPES } from '@smoko/contract';
import type { Request, RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { Executor } from '../../domain/executor.ts';
import type { Idempotency } from '../../domain/idempotency/claims.ts';
import { MIME, troubleWith, typeByName } from '../../files/file-kind.ts';
import type { FileStore } from '../../files/file-store.ts';
import { actorFromRequest, userOf } from '../identity.ts';
import { readInput } from '../input.ts';
import { keyed } from '../keyed.ts';
import { expressPath, plainRouter } from '../mount.ts';
import { hashOf, type Incoming } from './incoming.ts';
import { filePath, UPLOADED, type UploadedTable } from './uploaded.ts';

export interface Uploads {
  files: FileStore;
  incoming: Incoming;
}
interface Parts extends Uploads {
  executor: Executor;
  idempotency: Idempotency;
  signedIn: RequestHandler[];
}

/** Uploads and downloads of the tables whose records are files: their routes that are not JSON. */
export function uploadRoutes(parts: Parts): Router {
  const router = plainRouter();
  for (const table of UPLOADED) {
    const fields = Object.keys(table.create).length;
    router.post(`/api/${table.path}`, ...parts.signedIn, ...parts.incoming.form(fields), async (req, res) => {
      if (!req.file) throw invalid('file', 'Please select a file to upload.');
      try {
        res.status(201).json(await store(parts, table, req, req.file));
      } finally {
        await rm(req.file.path, { force: true });
      }
    });

    router.get(expressPath(filePath(table)), ...parts.signedIn, async (req, res) => {
      const { get } = table.operations;
      const { id } = readInput(get, { params: req.params, query: {}, body: undefined });
      const record = await parts.executor.execute(get, actorFromRequest(req), { id });
      const content = await parts.files.read(record.file_path);
      if (!content) throw notFound('file');
      res.type(MIME[record.file_type]).attachment(record.name);
      res.set({ 'Content-Length': String(record.file_size), 'Content-Security-Policy': "default-src 'none'; sandbox" });
      await pipeline(content, res).catch((error: unknown) => {
        // whoever asked has gone
        if (!res.destroyed) throw error;
      });
    });
  }
  return router;
}

/** The file first, then its record: a crash in between leaves a file that nothing names, which is swept away. */
async function store(
  { files, executor, idempotency }: Parts,
  table: UploadedTable,
  req: Request,
  file: Express.Multer.File,
) {
  const name = cleanName(file.originalname);
  const type = typeByName(name);
  if (!type) throw invalid('file', `These files can be uploaded: ${UPLOAD_TYPES.join(', ')}.`);
  if (file.size === 0) throw invalid('file', 'That file is empty.');
  const given = z.strictObject(table.create).safeParse(req.body ?? {});
  if (!given.success) throw fromZod(given.error);
  const trouble = await troubleWith(type, file.path);
  if (trouble) throw invalid('file', trouble);
  const body = { ...given.data, name, hash: await hashOf(file.path) };
  return keyed(idempotency, req, body, async (key) => {
    const file_path = await files.keep(file.path, userOf(req).user._id.toHexString(), type);
    const fields = { ...given.data, name, file_type: type, file_size: file.size, file_path };
    // it takes more than a form may say: what is known of the file comes from here
    const create: Operation<z.ZodType, UploadedTable['record']> = table.operations.create;
    const record = await executor
      .execute(create, actorFromRequest(req), fields, key ? { key } : {})
      .catch(async (error: unknown) => {
        await files.remove(file_path);
        throw error;
      });
    // a repeat after a crash met the record that the first attempt had made, with its own copy of the file
    if (record.file_path !== file_path) await files.remove(file_path);
    return z.encode(table.record, record);
  });
}

/** The last part of the given name without control characters; a name alone is never a path. */
const cleanName = (given: string): string => {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(-LIMITS.name);
};
