import { invalid } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Fields, Repository } from '../../db/repository.ts';
import type { StoredDoc } from '../../db/stored.ts';
import type { Call } from '../call.ts';

/** A field that names a record of another table. */
export interface Reference {
  field: string;
  /** For people: "That client is not on file." */
  noun: string;
  repository: Repository;
  /** Fields of the joined record that readers see. */
  shows: readonly string[];
  /** Name of the joined record: `client`. */
  as: string;
}

/** Throws 422 where a reference names a record that is missing, deleted or another owner's. Looks them up side by side. */
export async function checkReferences(call: Call, fields: Fields, references: readonly Reference[]): Promise<void> {
  const problems = await Promise.all(
    references.map(async ({ field, noun, repository }) => {
      const id = fields[field];
      if (id === null || id === undefined) return null;
      const found = await repository.findOne(call, { _id: new Types.ObjectId(String(id)) });
      return found ? null : invalid(field, `That ${noun} is not on file.`);
    }),
  );
  const first = problems.find((problem) => problem !== null);
  if (first) throw first;
}

/** Adds the records that others name, one query per table for a whole page. Deleted ones keep their name and say so. */
export async function joinReferences(
  call: Call,
  records: Fields[],
  docs: readonly StoredDoc[],
  references: readonly Reference[],
): Promise<Fields[]> {
  const found = await Promise.all(
    references.map(({ field, repository }) =>
      repository.byIds(
        call,
        docs.map((doc) => doc[field] as Types.ObjectId | null),
      ),
    ),
  );
  return records.map((record) => ({
    ...record,
    ...Object.fromEntries(
      references.map(({ field, as, shows }, i) => {
        const other = found[i]?.get(String(record[field]));
        return [as, other ? shown(other, shows) : null];
      }),
    ),
  }));
}

const shown = (doc: StoredDoc & { deleted_at?: Date | null }, fields: readonly string[]): Fields => ({
  id: doc._id.toHexString(),
  ...Object.fromEntries(fields.map((name) => [name, doc[name] ?? null])),
  deleted: Boolean(doc.deleted_at),
});
