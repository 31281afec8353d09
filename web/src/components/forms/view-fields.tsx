import { type EntityView, type FieldView, formRows, mayBeEmpty } from '@smoko/contract';
import { Fragment, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { AreaField, type Form, MoneyField, TextField } from './form-fields.tsx';

interface Props<F extends string, T extends FieldValues> {
  view: EntityView<F>;
  /** Says which fields are optional. */
  record: z.ZodObject<z.ZodRawShape>;
  form: Form<T>;
  /** Controls for fields that need another than their kind's. References always do. */
  own: Partial<Record<F, ReactNode>>;
}

/** The fields of an entity's form, in the rows of its view, each with the control for its kind. */
export function ViewFields<F extends string, T extends FieldValues>({ view, record, form, own }: Props<F, T>) {
  return formRows(view).map((row) => {
    const fields = row.map((name) => (
      <Fragment key={name}>
        {own[name] ?? (
          <KindField
            form={form}
            name={name}
            {...view.fields[name]}
            {...(mayBeEmpty(record, name) ? { note: 'optional' } : {})}
          />
        )}
      </Fragment>
    ));
    const several = ROWS[row.length];
    return several ? (
      <div key={row.join()} className={several}>
        {fields}
      </div>
    ) : (
      fields
    );
  });
}

const ROWS: Readonly<Record<number, string>> = {
  2: 'grid gap-5 sm:grid-cols-2',
  3: 'grid grid-cols-2 gap-5 sm:grid-cols-3',
};

interface KindProps<T extends FieldValues> extends Pick<FieldView, 'kind' | 'label'> {
  form: Form<T>;
  /** One of the form's: only other records are held under another name. */
  name: string;
  note?: string;
}

function KindField<T extends FieldValues>({ kind, form, name, label, note }: KindProps<T>) {
  const field = { form, name: name as FieldPath<T>, label, ...(note ? { note } : {}) };
  if (kind === 'money') return <MoneyField {...field} />;
  if (kind === 'day') return <TextField {...field} type="date" />;
  if (kind === 'time') return <TextField {...field} type="time" />;
  if (kind === 'count') return <TextField {...field} type="number" min="1" step="1" inputMode="numeric" />;
  if (kind === 'long text') return <AreaField {...field} />;
  return <TextField {...field} autoComplete="off" />;
}
