import { attachments, LIMITS, templates, UPLOAD_TYPES } from '@smoko/contract';
import type { PlainRoute } from '../openapi/document.ts';
import { refTo } from '../openapi/schemas.ts';

/** Tables whose records are made by uploading a file, by the name of their schema. */
const BY_SCHEMA = { Template: templates, Attachment: attachments } as const;
export const UPLOADED = Object.values(BY_SCHEMA);
export type UploadedTable = (typeof UPLOADED)[number];

export const filePath = ({ path }: UploadedTable): string => `/api/${path}/{id}/file`;

const MEGABYTES = LIMITS.uploadBytes / 1024 / 1024;

export const UPLOAD_ROUTES: PlainRoute[] = Object.entries(BY_SCHEMA).flatMap(([schema, table]): PlainRoute[] => [
  {
    method: 'POST',
    path: `/api/${table.path}`,
    access: 'user',
    describe: {
      operationId: `${table.path}.create`,
      summary: `Upload a file as ${table.noun}: ${UPLOAD_TYPES.join(', ')}, up to ${MEGABYTES} MB`,
      tags: [table.path],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: {
                file: { type: 'string', format: 'binary' },
                ...Object.fromEntries(Object.keys(table.create).map((name) => [name, { type: 'string' }])),
              },
              required: ['file'],
            },
          },
        },
      },
      responses: {
        201: { description: 'Done', content: { 'application/json': { schema: refTo(schema) } } },
      },
    },
  },
  {
    method: 'GET',
    path: filePath(table),
    access: 'user',
    describe: {
      operationId: `${table.path}.file`,
      summary: `Download the file of one ${table.noun}`,
      tags: [table.path],
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { 200: { description: 'The file', content: { 'application/octet-stream': {} } } },
    },
  },
]);
