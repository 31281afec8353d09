import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { PasswordInput } from '../../components/password-input.tsx';

type Form<T extends FieldValues> = Pick<UseFormReturn<T>, 'register' | 'clearErrors' | 'getFieldState' | 'formState'>;

interface Props<T extends FieldValues> extends Omit<ComponentProps<'input'>, 'form' | 'name'> {
  form: Form<T>;
  name: FieldPath<T>;
  label: string;
  note?: string;
}

/** The field's registration; its error goes away as soon as the field is edited. */
function bind<T extends FieldValues>(form: Form<T>, name: FieldPath<T>) {
  const error = form.getFieldState(name, form.formState).error?.message;
  return { error, registered: form.register(name, { onChange: () => form.clearErrors(name) }) };
}

export function TextField<T extends FieldValues>({ form, name, label, note, ...input }: Props<T>) {
  const { error, registered } = bind(form, name);
  return (
    <Field label={label} note={note} error={error}>
      {(controls) => <Input {...input} {...registered} {...controls} />}
    </Field>
  );
}

export function PasswordField<T extends FieldValues>({ form, name, label, note, ...input }: Props<T>) {
  const { error, registered } = bind(form, name);
  return (
    <Field label={label} note={note} error={error}>
      {(controls) => <PasswordInput {...input} {...registered} {...controls} />}
    </Field>
  );
}
