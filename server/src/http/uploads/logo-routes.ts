import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import {
  invalid,
  LIMITS,
  LOGO_PATH,
  logoPictureAt,
  logoSchema,
  notFound,
  settingsSchema,
  updateSettings,
} from '@smoko/contract';
import type { Request, RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { LogoOf } from '../../documents/logo.ts';
import type { Executor } from '../../domain/executor.ts';
import type { Idempotency } from '../../domain/idempotency/claims.ts';
import type { Logos } from '../../domain/logos/logos.ts';
import { logoPicture } from '../../files/logo-picture.ts';
import { actorFromRequest, userOf } from '../identity.ts';
import { keyed } from '../keyed.ts';
import { expressPath, plainRouter } from '../mount.ts';
import type { PlainRoute } from '../openapi/document.ts';
import { refTo } from '../openapi/schemas.ts';
import { sendLogo } from '../send-logo.ts';
import type { Uploads } from './upload-routes.ts';

const PICTURE_PATH = logoPictureAt('{id}');
const MEGABYTES = LIMITS.logoBytes / 1024 / 1024;

export const LOGO_ROUTES: PlainRoute[] = [
  {
    method: 'POST',
    path: LOGO_PATH,
    access: 'user',
    describe: {
      operationId: 'settings.logo',
      summary: `Upload the logo that stands on papers: PNG or JPEG, up to ${MEGABYTES} MB and ${LIMITS.logoPixels} pixels on each side. Takes the place of the one before; PATCH /api/settings with logo null removes it`,
      tags: ['settings'],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
          },
        },
      },
      responses: {
        201: { description: 'Done', content: { 'application/json': { schema: refTo('Settings') } } },
      },
    },
  },
  {
    method: 'GET',
    path: PICTURE_PATH,
    access: 'user',
    describe: {
      operationId: 'settings.logo-picture',
      summary: 'Download a logo: the one in the settings, or one that an issued paper names',
      tags: ['settings'],
      parameters: [
        { name: 'id', in: 'path', required: true, description: 'SHA-256 of the picture', schema: { type: 'string' } },
      ],
      responses: { 200: { description: 'The picture', content: { 'image/png': {}, 'image/jpeg': {} } } },
    },
  },
];

interface Parts extends Uploads {
  executor: Executor;
  idempotency: Idempotency;
  signedIn: RequestHandler[];
  logos: Logos;
  logoOf: LogoOf;
}

/** A business's logo goes up as every file does, and comes down by what is in it. */
export function logoRoutes(parts: Parts): Router {
  const router = plainRouter();
  router.post(LOGO_PATH, ...parts.signedIn, ...parts.incoming.form(0), async (req, res) => {
    if (!req.file) throw invalid('file', 'Please select a picture to upload.');
    try {
      res.status(201).json(await store(parts, req, req.file.path));
    } finally {
      await rm(req.file.path, { force: true });
    }
  });

  router.get(expressPath(PICTURE_PATH), ...parts.signedIn, async (req, res) => {
    const sha256 = logoSchema.safeParse(req.params.id);
    const logo = sha256.success ? await parts.logoOf(actorFromRequest(req).userId, sha256.data) : null;
    if (!logo) throw notFound('logo');
    sendLogo(res, logo);
  });
  return router;
}

/** The file first, then what names it, then the settings: a crash in between leaves what is swept away. */
async function store({ files, executor, idempotency, logos }: Parts, req: Request, path: string) {
  const { content, type, width, height } = await logoPicture(path);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return keyed(idempotency, req, { sha256 }, async (key) => {
    const userId = userOf(req).user._id.toHexString();
    await writeFile(path, content);
    const file_path = await files.keep(path, userId, type);
    await logos.add(userId, { sha256, file_path, file_type: type, width, height });
    const settings = await executor.execute(
      updateSettings,
      actorFromRequest(req),
      updateSettings.input.parse({ logo: sha256 }),
      key === undefined ? {} : { key },
    );
    return z.encode(settingsSchema, settings);
  });
}
