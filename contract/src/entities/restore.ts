import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { listInput, pageOf, recordBase } from '../table.ts';
import { instantSchema } from '../values.ts';

export const RESTORE_STATUSES = ['running', 'done', 'failed'] as const;

/** One time that a copy of everything was brought back into this business, or was not. */
export const restoreSchema = z.object({
  ...recordBase,
  /** `failed`: nothing of it stayed. */
  status: z.enum(RESTORE_STATUSES),
  /** When the copy was made. */
  made_at: instantSchema,
  /** The hash over what is in it: the same whenever it is taken out again. */
  content_sha256: z.string(),
  records: z.int(),
  files: z.int(),
  /** Why nothing was brought back, in words. */
  error: z.string().nullable(),
});
export type Restore = z.input<typeof restoreSchema>;

const SORTS: [string] = ['created_at'];

export const restoreRules = {
  filters: { status: z.enum(RESTORE_STATUSES) },
  sorts: SORTS,
  defaultSort: '-created_at',
  search: [],
};

/** Takes the zip of GET /api/export as a form with one `file`. */
export const RESTORE_PATH = '/api/restores';

export const listRestores = defineOperation({
  id: 'restores.list',
  method: 'GET',
  path: RESTORE_PATH,
  risk: 'read',
  tag: 'export',
  summary: 'List copies of everything that were brought back, the latest first',
  input: listInput(restoreRules),
  output: pageOf(restoreSchema),
});

/** Asked before a zip of any size is sent, and answered for the same reasons as that would be. */
export const readyToRestore = defineOperation({
  id: 'restores.ready',
  method: 'GET',
  path: `${RESTORE_PATH}/ready`,
  risk: 'read',
  tag: 'export',
  summary: 'Whether a copy of everything may be brought back now: by whom, and into a business without records',
  sensitive: 'always',
  input: z.strictObject({}),
  output: z.object({ ready: z.literal(true) }),
});

export const restoreOperations = [listRestores, readyToRestore];
