import { invalid } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { AnyRow, RowBase } from '../../db/row.ts';
import type { PlainRow } from '../../db/stored.ts';
import type { Call } from '../call.ts';

/** A field that names a record of another table. */
export interface Reference<Field extends string = string, As extends string = string, Row = AnyRow, Shows = string> {
  field: Field;
  /** The word for the record in messages: "That client is not on file." */
  noun: string;
  repository: Repository<Row>;
  /** Fields of the joined record that the API shows. */
  shows: readonly Shows[];
  /** Name of the joined record: `client`. */
  as: As;
}

/** Declares a reference; the compiler checks that the other table has the fields in `shows`. */
export const reference = <
  const Field extends string,
  const As extends string,
  Row extends RowBase,
  const Shows extends keyof Row & string,
>(
  declared: Reference<Field, As, Row, Shows>,
): Reference<Field, As, Row, Shows> => declared;

/** The joined record as the API shows it; null where the reference is empty. */
type ShownBy<R> =
  R extends Reference<string, string, infer Row, infer Shows>
    ? (Pick<PlainRow<Row>, 'id' | Extract<Shows, keyof PlainRow<Row>>> & { deleted: boolean }) | null
    : never;
type Joined<R extends Reference> = { [As in R['as']]: ShownBy<Extract<R, { as: As }>> };

/** Throws 422 where a reference names a record that is missing, deleted or another owner's. */
export async function checkReferences<R extends Reference>(
  call: Call,
  fields: { readonly [F in R['field']]?: Types.ObjectId | string | null },
  references: readonly R[],
): Promise<void> {
  const problems = await Promise.all(
    references.map(async ({ field, noun, repository }) => {
      const id = fields[field as R['field']];
      if (id === null || id === undefined) return null;
      const found = await repository.findOne(call, { _id: new Types.ObjectId(id) });
      return found ? null : invalid(field, `That ${noun} is not on file.`);
    }),
  );
  const first = problems.find((problem) => problem !== null);
  if (first) throw first;
}

/** Joins the referenced records, with one query per table for a whole page. Deleted ones are joined too, marked `deleted`. */
export async function joinReferences<Shown extends object, R extends Reference>(
  call: Call,
  records: readonly Shown[],
  rows: readonly { readonly [F in R['field']]?: Types.ObjectId | null }[],
  references: readonly R[],
): Promise<(Shown & Joined<R>)[]> {
  const found = await Promise.all(
    references.map(({ field, repository }) =>
      repository.byIds(
        call,
        rows.map((row) => row[field as R['field']]),
      ),
    ),
  );
  return records.map((record, at) => {
    const joined = references.map(({ field, as, shows }, i) => {
      const other = found[i]?.get(String(rows[at]?.[field as R['field']]));
      return [as, other ? shown(other, shows) : null];
    });
    return { ...record, ...(Object.fromEntries(joined) as Joined<R>) };
  });
}

const shown = (row: AnyRow, fields: readonly string[]) => ({
  id: row._id.toHexString(),
  ...Object.fromEntries(fields.map((name) => [name, row[name] ?? null])),
  deleted: Boolean(row.deleted_at),
});
