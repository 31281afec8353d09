import type { FieldPath, FieldValues } from 'react-hook-form';
import { type Form, TextField } from '../../components/forms/form-fields.tsx';

interface Props<F extends FieldValues> {
  form: Form<F>;
  name: FieldPath<F>;
}

/** What a client calls the work by in their own books. */
export const ReferenceField = <F extends FieldValues>({ form, name }: Props<F>) => (
  <TextField
    form={form}
    name={name}
    label="Customer Reference"
    note="optional"
    hint="Such as their purchase order. It stands on the quote and its invoices."
    autoComplete="off"
    maxLength={60}
  />
);
