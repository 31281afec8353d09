import type { FieldPath, FieldValues } from 'react-hook-form';
import { type Form, TextField } from './form-fields.tsx';

interface Props<T extends FieldValues> {
  form: Form<T>;
  name: FieldPath<T>;
}

/** What a business in New Zealand is known by, where one in Australia has its ABN. */
export const NzbnField = <T extends FieldValues>({ form, name }: Props<T>) => (
  <TextField
    form={form}
    name={name}
    label="NZBN"
    note="optional"
    placeholder="9429039501974"
    inputMode="numeric"
    autoComplete="off"
  />
);
