import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useCountry } from '../../lib/country.ts';
import { phoneDoubt } from '../../lib/phone-doubt.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { Select } from './select.tsx';
import { Textarea } from './textarea.tsx';

/** The parts of react-hook-form's form that a field uses. */
export type Form<T extends FieldValues> = Pick<
  UseFormReturn<T>,
  'register' | 'clearErrors' | 'getFieldState' | 'formState'
>;

interface Own<T extends FieldValues> {
  form: Form<T>;
  name: FieldPath<T>;
  label: string;
  note?: string;
  hint?: string;
}
type Props<T extends FieldValues, E extends 'input' | 'select' | 'textarea'> = Own<T> &
  Omit<ComponentProps<E>, 'form' | 'name'>;

/** Registers the field. Its error is cleared as soon as it is edited. */
function bind<T extends FieldValues>(form: Form<T>, name: FieldPath<T>) {
  const error = form.getFieldState(name, form.formState).error?.message;
  return { error, registered: form.register(name, { onChange: () => form.clearErrors(name) }) };
}

export function TextField<T extends FieldValues>({ form, name, label, note, hint, ...input }: Props<T, 'input'>) {
  const { error, registered } = bind(form, name);
  return (
    <Field label={label} error={error} {...(note ? { note } : {})} {...(hint ? { hint } : {})}>
      {(controls) => <Input {...input} {...registered} {...controls} />}
    </Field>
  );
}

/** An amount in dollars. The step is specified. */
export const MoneyField = <T extends FieldValues>(props: Props<T, 'input'>) => (
  <TextField type="number" step="0.01" min="0" inputMode="decimal" {...props} />
);

type Contact<T extends FieldValues> = Omit<Props<T, 'input'>, 'label'> & { label?: string };
/** For somebody else's details, so the browser must not offer its user's own. */
export const EmailField = <T extends FieldValues>(props: Contact<T>) => (
  <TextField label="Email" note="optional" type="email" inputMode="email" autoComplete="off" {...props} />
);
/** What cannot be a number is said once it is left, and kept all the same: people write what they have. */
export function PhoneField<T extends FieldValues>(props: Contact<T>) {
  const [doubt, setDoubt] = useState<string | null>(null);
  const country = useCountry();
  return (
    <div className="min-w-0">
      <TextField
        label="Phone"
        note="optional"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        onBlurCapture={({ currentTarget }) => setDoubt(phoneDoubt(currentTarget.value, country))}
        onChangeCapture={() => setDoubt(null)}
        {...props}
      />
      <p role="status" className="mt-1.5 font-semibold text-sm text-wait empty:hidden">
        {doubt}
      </p>
    </div>
  );
}

export function PasswordField<T extends FieldValues>({ form, name, label, note, hint, ...input }: Props<T, 'input'>) {
  const { error, registered } = bind(form, name);
  return (
    <Field label={label} error={error} {...(note ? { note } : {})} {...(hint ? { hint } : {})}>
      {(controls) => <PasswordInput {...input} {...registered} {...controls} />}
    </Field>
  );
}

export function AreaField<T extends FieldValues>({ form, name, label, note, hint, ...area }: Props<T, 'textarea'>) {
  const { error, registered } = bind(form, name);
  return (
    <Field label={label} error={error} {...(note ? { note } : {})} {...(hint ? { hint } : {})}>
      {(controls) => <Textarea {...area} {...registered} {...controls} />}
    </Field>
  );
}

export function SelectField<T extends FieldValues>(props: Props<T, 'select'> & { children: ReactNode }) {
  const { form, name, label, note, hint, children, ...select } = props;
  const { error, registered } = bind(form, name);
  return (
    <Field label={label} error={error} {...(note ? { note } : {})} {...(hint ? { hint } : {})}>
      {(controls) => (
        <Select {...select} {...registered} {...controls}>
          {children}
        </Select>
      )}
    </Field>
  );
}

export function CheckField<T extends FieldValues>({ form, name, label, hint }: Own<T>) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-12 cursor-pointer items-start gap-3 py-2">
      <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
        <input
          id={id}
          type="checkbox"
          {...form.register(name)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm border-2 border-edge bg-surface checked:border-[#1b1914] checked:bg-amber"
        />
        <Check
          aria-hidden
          strokeWidth={4}
          className="pointer-events-none relative size-4 text-on-amber opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="grid gap-0.5">
        <span className="font-bold text-sm">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="text-faint text-xs">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
