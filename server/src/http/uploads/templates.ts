import { randomUUID } from 'node:crypto';
import { AppError, invalid, LIMITS, notFound, type Template, templates, UPLOAD_TYPES } from '@smoko/contract';
import type { Request, RequestHandler, Router } from 'express';
import multer from 'multer';
import { z } from 'zod';
import type { Actor } from '../../domain/actor.ts';
import type { Idempotency } from '../../domain/idempotency/claims.ts';
import { actorFromRequest, userOf } from '../identity.ts';
import { readInput } from '../input.ts';
import { keyed } from '../keyed.ts';
import { expressPath, plainRouter } from '../mount.ts';
import type { PlainRoute } from '../openapi/document.ts';
import { refTo } from '../openapi/schemas.ts';
import { looksLike, MIME, typeByName } from './file-kind.ts';
import type { FileStore } from './file-store.ts';

export interface TemplateUploads {
  files: FileStore;
  idempotency: Idempotency;
  signedIn: RequestHandler[];
  create(
    actor: Actor,
    fields: Pick<Template, 'name' | 'file_type' | 'file_size' | 'file_path'>,
    key: string | undefined,
  ): Promise<Template>;
  get(actor: Actor, id: string): Promise<Template>;
}

const FILE_PATH = '/api/templates/{id}/file';
const PICK = 'Please select a file to upload.';

export const TEMPLATE_ROUTES: PlainRoute[] = [
  {
    method: 'POST',
    path: '/api/templates',
    access: 'user',
    describe: {
      operationId: 'templates.create',
      summary: `Upload a template: ${UPLOAD_TYPES.join(', ')}, up to ${LIMITS.uploadBytes / 1024 / 1024} MB`,
      tags: ['templates'],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
          },
        },
      },
      responses: { 201: { description: 'Done', content: { 'application/json': { schema: refTo('Template') } } } },
    },
  },
  {
    method: 'GET',
    path: FILE_PATH,
    access: 'user',
    describe: {
      operationId: 'templates.file',
      summary: 'Download the file of a template',
      tags: ['templates'],
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { 200: { description: 'The file', content: { 'application/octet-stream': {} } } },
    },
  },
];

/** Uploads and downloads of template files: the two routes of that table that are not JSON. */
export function templateRoutes({ files, idempotency, signedIn, create, get }: TemplateUploads): Router {
  const router = plainRouter();
  const upload = multer({
    storage: multer.diskStorage({
      destination: files.incoming,
      filename: (_req, _file, done) => done(null, randomUUID()),
    }),
    limits: { fileSize: LIMITS.uploadBytes, files: 1, fields: 0, parts: 1 },
    defParamCharset: 'utf8',
  }).single('file');

  const multipartOnly: RequestHandler = (req, _res, next) =>
    next(
      req.is('multipart/form-data')
        ? undefined
        : new AppError('unsupported_type', 'Send the file as multipart/form-data.'),
    );

  async function store(req: Request, file: Express.Multer.File) {
    const name = cleanName(file.originalname);
    const type = typeByName(name);
    if (!type) throw invalid('file', `These files can be uploaded: ${UPLOAD_TYPES.join(', ')}.`);
    if (file.size === 0) throw invalid('file', 'That file is empty.');
    if (!looksLike(type, await files.head(file.path))) throw invalid('file', `That file is not a ${type} file.`);
    const body = { name, hash: await files.hash(file.path) };
    return keyed(idempotency, req, body, async (key) => {
      const file_path = await files.keep(file.path, userOf(req).user._id.toHexString(), type);
      const fields = { name, file_type: type, file_size: file.size, file_path };
      const record = await create(actorFromRequest(req), fields, key).catch(async (error: unknown) => {
        await files.drop(files.pathOf(file_path));
        throw error;
      });
      // a repeat after a crash met the record that the first attempt had made, with its own copy of the file
      if (record.file_path !== file_path) await files.drop(files.pathOf(file_path));
      return z.encode(templates.record, record);
    });
  }

  router.post('/api/templates', ...signedIn, multipartOnly, upload, async (req, res) => {
    if (!req.file) throw invalid('file', PICK);
    try {
      res.status(201).json(await store(req, req.file));
    } finally {
      await files.drop(req.file.path);
    }
  });

  router.get(expressPath(FILE_PATH), ...signedIn, async (req, res) => {
    const { id } = readInput(templates.operations.get, { params: req.params, query: {}, body: undefined });
    const { name, file_type, file_path } = await get(actorFromRequest(req), id);
    res.type(MIME[file_type]).attachment(name);
    await new Promise<void>((done, fail) => {
      res.sendFile(files.pathOf(file_path), { cacheControl: false, dotfiles: 'allow' }, (error) => {
        if (error && 'code' in error && error.code === 'ENOENT') fail(notFound('file'));
        else done();
      });
    });
  });
  return router;
}

/** The last part of the given name without control characters; a name alone is never a path. */
const cleanName = (given: string): string => {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(-LIMITS.name);
};
