import type { AppError, DraftCard, Field } from '@smoko/contract';
import { type Shown, typedValue } from './values.ts';

/** The user's corrections as the API takes them; `also` is the other record that is created first, such as a new client. */
export interface Changes {
  fields?: Record<string, unknown>;
  also?: { fields: Record<string, unknown> };
}

/** A form field and the path of its value: `client_id`, or `also.name` for the record that is created first. */
export interface Placed {
  path: string;
  field: Field;
  value: unknown;
}

export function placedFields({ form, fields, also }: DraftCard): Placed[] {
  const own = form
    .filter(({ name }) => name !== also?.into)
    .map((field) => ({ path: field.name, field, value: fields[field.name] }));
  const first = also?.form.map((field) => ({
    path: `also.${field.name}`,
    field: { ...field, label: `client's ${field.label}` },
    value: also.fields[field.name],
  }));
  return [...own, ...(first ?? [])];
}

/** What was typed, by path. */
export type Edits = Readonly<Record<string, Shown>>;

export function changesOf(placed: readonly Placed[], edits: Edits): Changes | null {
  const fields: Record<string, unknown> = {};
  const also: Record<string, unknown> = {};
  for (const { path, field, value } of placed) {
    const edited = edits[path];
    if (edited === undefined) continue;
    const into = path.startsWith('also.') ? also : fields;
    into[field.name] = typedValue(field, edited, value);
  }
  const some = (record: object) => Object.keys(record).length > 0;
  if (!some(fields) && !some(also)) return null;
  return { ...(some(fields) ? { fields } : {}), ...(some(also) ? { also: { fields: also } } : {}) };
}

/** The server's errors by the path of the field they belong to. */
export const errorsByPath = (error: AppError, placed: readonly Placed[]): Record<string, string> =>
  Object.fromEntries(
    (error.errors ?? []).flatMap(({ path, message }) => {
      const at = placed.find((one) => path === one.path || path.startsWith(`${one.path}.`));
      return at ? [[at.path, message]] : [];
    }),
  );
