import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { listInput, pageOf, recordBase } from '../table.ts';
import { idSchema, instantSchema } from '../values.ts';

export const IMPORT_TABLES = ['clients', 'suppliers', 'projects'] as const;
export type ImportTable = (typeof IMPORT_TABLES)[number];

const input = z.strictObject({
  table: z.enum(IMPORT_TABLES, 'Clients, suppliers and jobs (projects) can be imported.'),
  /** The whole file as text. */
  csv: z.string('Pick a CSV file.').max(LIMITS.importText, 'That file is too large. Split it and import the parts.'),
  /** What to do with rows that are on file already, or twice in the file. */
  duplicates: z.enum(['skip', 'add'], 'duplicates is skip or add.').default('skip'),
});

export const importRowSchema = z.object({
  /** Line of the file, counted as a text editor does. */
  line: z.int(),
  name: z.string(),
  state: z.enum(['wrong', 'duplicate', 'new']),
  /** What is wrong and what to do, or whom it doubles. */
  notes: z.array(z.string()),
});
export type ImportRow = z.infer<typeof importRowSchema>;

const previewSchema = z.object({
  /** The file's columns; without a field, a column is left out. */
  columns: z.array(z.object({ header: z.string(), field: z.string().nullable() })),
  counts: z.object({ new: z.int(), duplicate: z.int(), wrong: z.int() }),
  /** What needs a look first; at most 200. */
  rows: z.array(importRowSchema),
});
export type ImportPreview = z.infer<typeof previewSchema>;

export const importSchema = z.object({
  ...recordBase,
  table: z.enum(IMPORT_TABLES),
  /** Rows that became records, and rows that did not. */
  added: z.int(),
  left_out: z.int(),
  undone_at: instantSchema.nullable(),
});
export type Import = z.input<typeof importSchema>;

export const importRules = {
  filters: { table: z.enum(IMPORT_TABLES) },
  sorts: ['created_at'] as [string],
  defaultSort: '-created_at',
  search: [],
};

const tag = 'imports';
export const listImports = defineOperation({
  id: 'imports.list',
  method: 'GET',
  path: '/api/imports',
  risk: 'read',
  tag,
  summary: 'List imports, the latest first',
  input: listInput(importRules),
  output: pageOf(importSchema),
});
export const previewImport = defineOperation({
  id: 'imports.preview',
  method: 'POST',
  path: '/api/imports/preview',
  risk: 'read',
  tag,
  summary: 'Say what a CSV file would add, without adding anything',
  input,
  output: previewSchema,
});
export const runImport = defineOperation({
  id: 'imports.create',
  method: 'POST',
  path: '/api/imports',
  risk: 'write',
  status: 201,
  tag,
  summary: 'Add the rows of a CSV file; rows that are wrong are left out',
  input,
  output: importSchema,
});
export const undoImport = defineOperation({
  id: 'imports.undo',
  method: 'POST',
  path: '/api/imports/{id}/undo',
  risk: 'destructive',
  tag,
  summary: 'Delete what an import added, but for records that were changed since',
  input: z.strictObject({ id: idSchema }),
  output: z.object({ import: importSchema, deleted: z.int(), kept: z.int() }),
});

export const importOperations = [listImports, previewImport, runImport, undoImport];
