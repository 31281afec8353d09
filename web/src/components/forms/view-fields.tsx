import { choicesOf, type EntityView, type FieldView, formRows, mayBeEmpty } from '@smoko/contract';
import { Fragment, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { formatStatus } from '../../lib/format.ts';
import {
  AreaField,
  CheckField,
  EmailField,
  type Form,
  MoneyField,
  PhoneField,
  SelectField,
  TextField,
} from './form-fields.tsx';

interface Props<F extends string, T extends FieldValues> {
  view: EntityView<F>;
  /** Says which fields are optional. */
  record: z.ZodObject<z.ZodRawShape>;
  form: Form<T>;
  /** Controls for fields that need another than their kind's; null: none. References always do. */
  own?: Partial<Record<F, ReactNode>>;
  /** What choices are called, in the order they are offered; left out: as they are written. */
  words?: Partial<Record<F, Readonly<Record<string, string>>>>;
  /** How a row is laid out that is not like others of its length: by its first field. */
  layout?: Partial<Record<F, string>>;
}

/** The fields of an entity's form, in the rows of its view, each with the control for its kind. */
export function ViewFields<F extends string, T extends FieldValues>(props: Props<F, T>) {
  const { view, record, form, own, words, layout } = props;
  return formRows(view).map((row) => {
    const fields = row.map((name) => (
      <Fragment key={name}>
        {own?.[name] === undefined ? (
          <KindField
            form={form}
            name={name}
            {...view.fields[name]}
            {...(mayBeEmpty(record, name) ? { note: 'optional' } : {})}
            choices={words?.[name] ?? asWritten(choicesOf(record, name))}
          />
        ) : (
          own[name]
        )}
      </Fragment>
    ));
    const [first] = row;
    const several = (first && layout?.[first]) ?? ROWS[row.length];
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

interface KindProps<T extends FieldValues> extends Pick<FieldView, 'kind' | 'label' | 'hint' | 'placeholder'> {
  form: Form<T>;
  /** One of the form's: only other records are held under another name. */
  name: string;
  note?: string;
  choices: Readonly<Record<string, string>>;
}

const asWritten = (choices: readonly string[]) => Object.fromEntries(choices.map((one) => [one, formatStatus(one)]));

function KindField<T extends FieldValues>({ kind, name, choices, ...shown }: KindProps<T>) {
  const { form, label, note, hint, placeholder } = shown;
  const field = {
    form,
    name: name as FieldPath<T>,
    label,
    ...(note ? { note } : {}),
    ...(hint ? { hint } : {}),
    ...(placeholder ? { placeholder } : {}),
  };
  if (kind === 'email') return <EmailField {...field} />;
  if (kind === 'phone') return <PhoneField {...field} />;
  if (kind === 'yes or no') return <CheckField {...field} />;
  if (kind === 'money') return <MoneyField {...field} />;
  if (kind === 'day') return <TextField {...field} type="date" />;
  if (kind === 'time') return <TextField {...field} type="time" />;
  if (kind === 'count') return <TextField {...field} type="number" min="1" step="1" inputMode="numeric" />;
  if (kind === 'long text') return <AreaField {...field} />;
  if (kind === 'choice')
    return (
      <SelectField {...field}>
        {note && <option value="">Not specified</option>}
        {Object.entries(choices).map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </SelectField>
    );
  return <TextField {...field} autoComplete="off" />;
}
