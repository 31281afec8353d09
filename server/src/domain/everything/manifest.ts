import { z } from 'zod';
import { COMES_BACK, TAKEN_OUT_ONLY } from './tables.ts';

/** Inside the zip. */
export const MANIFEST = 'manifest.json';
export const PROFILE_FILE = 'everything/profile.jsonl';
export const ACCOUNT_FILE = 'everything/account/account.jsonl';
export const recordsFile = (table: string): string => `everything/records/${table}.jsonl`;
export const asideFile = (table: string): string => `everything/account/${table}.jsonl`;

/** A file as a copy calls it: the owner has no name there. */
const STORED_FILE = /^0{24}\/\d{1,16}\.[a-z]{1,8}$/;
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const entrySchema = z.strictObject({
  path: z.string().min(1).max(1000),
  bytes: z.int().min(0),
  sha256,
  /** Of a file of records: how many. */
  records: z.int().min(0).optional(),
  /** Of an uploaded file: what records call it. */
  stored: z.string().regex(STORED_FILE).optional(),
});
export type ManifestEntry = z.infer<typeof entrySchema>;

/** What is in a copy of everything, so that nothing comes back that is not whole. Sizes are bytes. */
export const manifestSchema = z.strictObject({
  kind: z.literal('smoko-everything'),
  format: z.literal(1),
  /** The version that wrote it. */
  smoko: z.string(),
  made_at: z.iso.datetime(),
  /** See docs/decisions/0069: the same after the copy was brought back, whenever it is taken out again. */
  content_sha256: sha256,
  entries: z.array(entrySchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The files of records that a copy always has, empty ones included. */
export const RECORD_FILES: readonly string[] = [
  PROFILE_FILE,
  ACCOUNT_FILE,
  ...Object.keys(COMES_BACK).map(recordsFile),
  ...Object.keys(TAKEN_OUT_ONLY).map(asideFile),
];
