import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Form } from '../../components/forms/form-fields.tsx';

interface Props<T extends FieldValues> {
  form: Form<T>;
  name: FieldPath<T>;
}

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Asked, never assumed: charging GST without being registered is an offence, and leaving it out costs money. */
export function GstQuestion<T extends FieldValues>({ form, name }: Props<T>) {
  const id = useId();
  const error = form.getFieldState(name, form.formState).error?.message;
  const field = form.register(name, { onChange: () => form.clearErrors(name) });
  return (
    <fieldset aria-describedby={`${id}-about`} className="min-w-0">
      <legend className="mb-1.5 font-bold text-sm">Registered for GST?</legend>
      <div className="grid grid-cols-2 gap-3">
        {ANSWERS.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border-2 border-edge bg-surface px-3.5 font-semibold has-checked:border-amber has-checked:bg-amber-wash has-aria-invalid:border-bad has-aria-invalid:bg-bad-wash"
          >
            <input
              type="radio"
              {...field}
              value={value}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0 accent-[var(--color-ink)]"
            />
            {label}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-about`} role="alert" className="mt-1.5 flex items-center gap-1.5 font-semibold text-bad text-sm">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {error}
        </p>
      ) : (
        <p id={`${id}-about`} className="mt-1.5 text-faint text-xs">
          Quotes and invoices carry GST only if you are. You can change it in Settings.
        </p>
      )}
    </fieldset>
  );
}
