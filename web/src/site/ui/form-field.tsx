import type { ReactNode } from 'react';
import { Input } from '../../components/forms/input.tsx';
import { Select } from '../../components/forms/select.tsx';
import { Textarea } from '../../components/forms/textarea.tsx';
import { cn } from '../../lib/cn.ts';

interface Props {
  /** Of its form: two forms on a page may have fields of one name. */
  form: string;
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  /** What the browser may fill in. */
  autoComplete?: string;
  /** Beside another one where there is room. */
  half?: boolean;
}

interface Controls {
  id: string;
  name: string;
  required: boolean;
  'aria-describedby': string;
  autoComplete: string | undefined;
}

/** A label, its control, and the place where the server or the script says what is wrong. */
function Field({ children, ...props }: Props & { children: (controls: Controls) => ReactNode }) {
  const { form, name, label, required = false, hint, autoComplete, half = false } = props;
  const id = `${form}-${name}`;
  const described = hint ? `${id}-error ${id}-hint` : `${id}-error`;
  return (
    <div className={cn('grid min-w-0 content-start gap-1.5', !half && 'sm:col-span-2')}>
      <label htmlFor={id} className="font-bold text-sm">
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      {children({ id, name, required, 'aria-describedby': described, autoComplete })}
      {hint && (
        <p id={`${id}-hint`} className="text-faint text-sm">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} data-error={name} hidden className="font-semibold text-bad text-sm" />
    </div>
  );
}

export const TextField = ({ type = 'text', ...props }: Props & { type?: 'text' | 'email' | 'tel' | 'password' }) => (
  <Field {...props}>{(controls) => <Input type={type} {...controls} />}</Field>
);

export const AreaField = ({ rows = 4, ...props }: Props & { rows?: number }) => (
  <Field {...props}>{(controls) => <Textarea rows={rows} {...controls} />}</Field>
);

interface Choices {
  choices: readonly { value: string; label: string }[];
  /** What stands there before a choice. */
  empty: string;
  /** The server adds choices of this name. */
  filled?: string;
}

export const ChoiceField = ({ choices, empty, filled, ...props }: Props & Choices) => (
  <Field {...props}>
    {({ autoComplete: _, ...controls }) => (
      <Select {...controls} data-options={filled}>
        <option value="">{empty}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

export const CheckField = ({ form, name, label }: Pick<Props, 'form' | 'name' | 'label'>) => (
  <label
    htmlFor={`${form}-${name}`}
    className="flex min-h-12 cursor-pointer items-start gap-3 py-2 text-sm sm:col-span-2"
  >
    <input
      type="checkbox"
      id={`${form}-${name}`}
      name={name}
      value="yes"
      className="mt-0.5 size-6 shrink-0 accent-amber"
    />
    <span>{label}</span>
  </label>
);
