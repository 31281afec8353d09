import { z } from 'zod';
import { STORED_PATH } from '../files/file-store.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** manifest.json of a backup: what is in it, so that nothing is put back that is not whole. Sizes are bytes. */
export const manifestSchema = z.object({
  kind: z.literal('smoko-backup'),
  format: z.literal(1),
  smoko: z.string(),
  made_at: z.iso.datetime(),
  database: z.object({
    bytes: z.int(),
    sha256,
    collections: z.array(z.object({ db: z.string(), name: z.string(), documents: z.int(), indexes: z.int(), sha256 })),
  }),
  /** Uploaded files; null: they lie in a bucket and are not in the backup. */
  files: z.array(z.object({ path: z.string().regex(STORED_PATH), bytes: z.int(), sha256 })).nullable(),
  /** null: the key is in SMOKO_SECRET_KEY and not in the backup. */
  secret_key: z.object({ bytes: z.int(), sha256 }).nullable(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Names inside the zip. */
export const DATABASE_ENTRY = 'database/data.sqlite';
export const KEY_ENTRY = 'secret-key';
export const MANIFEST_ENTRY = 'manifest.json';
export const fileEntry = (path: string): string => `files/${path}`;

/** One line about it. */
export function describe({ database, files, secret_key, made_at }: Manifest): string {
  const documents = database.collections.reduce((sum, one) => sum + one.documents, 0);
  const uploads = files ? `${files.length} uploaded files` : 'no uploaded files (they are in the bucket)';
  const key = secret_key ? 'the secret key' : 'no secret key (keep SMOKO_SECRET_KEY yourself)';
  return `of ${made_at}: ${documents} records in ${database.collections.length} collections, ${uploads}, ${key}`;
}
