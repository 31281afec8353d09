import type { AccountPath } from '@smoko/contract';
import { Check, Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonLooks } from '../../components/buttons/button-looks.ts';
import { Input } from '../../components/forms/input.tsx';

/** Needs the script: not there where scripts are off. */
export const SCRIPTED = '[@media(scripting:none)]:hidden!';

/** The place where the server or the script says what is wrong with the field of this name. */
export const Wrong = ({ id, name }: { id: string; name: string }) => (
  <p
    id={id}
    data-error={name}
    hidden
    role="alert"
    className="wrong flex items-center gap-1.5 font-semibold text-bad text-sm"
  />
);

interface Props {
  /** Of its form: two forms on a page may have fields of one name. */
  form: string;
  name: string;
  label: string;
  /** Beside the label. */
  note?: string;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'password';
  autoComplete: string;
  inputMode?: 'email' | 'numeric' | 'text';
  placeholder?: string;
  autoFocus?: boolean;
}

/** As the app's fields look (components/forms/field.tsx). */
export function AccountField({ form, name, label, note, hint, type = 'text', ...rest }: Props) {
  const id = `${form}-${name}`;
  const plain = type === 'text' && rest.autoComplete === 'one-time-code';
  const input = (
    <Input
      {...rest}
      id={id}
      name={name}
      type={type}
      aria-describedby={hint ? `${id}-error ${id}-hint` : `${id}-error`}
      {...(type === 'text' && !plain ? {} : { autoCapitalize: 'none', spellCheck: false })}
      {...(type === 'password' ? { className: 'pr-14' } : {})}
    />
  );
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-bold text-sm">
          {label}
        </label>
        {note && <span className="text-faint text-xs">{note}</span>}
      </div>
      {type === 'password' ? (
        <div className="relative">
          {input}
          {/* text instead of aria-label, so that only the field itself is found by the label "Password" */}
          <button
            type="button"
            data-script="show-password"
            className={`group/show absolute inset-y-0 right-0 grid w-12 place-items-center rounded-md text-soft hover:text-ink ${SCRIPTED}`}
          >
            <Eye aria-hidden className="size-5 group-data-shown/show:hidden" />
            <EyeOff aria-hidden className="hidden size-5 group-data-shown/show:block" />
            <span className="sr-only">Show password</span>
          </button>
        </div>
      ) : (
        input
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-faint text-xs">
          {hint}
        </p>
      )}
      <Wrong id={`${id}-error`} name={name} />
    </div>
  );
}

/** A checkbox as the app draws it. */
export const AccountCheck = ({ form, name, label }: Pick<Props, 'form' | 'name' | 'label'>) => (
  <label htmlFor={`${form}-${name}`} className="flex min-h-12 cursor-pointer items-center gap-3 font-semibold text-sm">
    <span className="relative grid size-6 shrink-0 place-items-center">
      <input
        id={`${form}-${name}`}
        name={name}
        type="checkbox"
        value="yes"
        defaultChecked
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm border-2 border-edge bg-surface checked:border-[#1b1914] checked:bg-amber"
      />
      <Check
        aria-hidden
        strokeWidth={4}
        className="pointer-events-none relative size-4 text-on-amber opacity-0 peer-checked:opacity-100"
      />
    </span>
    {label}
  </label>
);

interface FormProps {
  /** The page that takes it. A browser posts to the address as it is, with its query; that is this page with it. */
  path: AccountPath;
  label: string;
  /** What the button says meanwhile. */
  busy: string;
  /** Events for the console: tried, done, refused. */
  events?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Posted as forms are, or sent by the script (account/account-form.ts), which stays on the page until all is well. */
export const AccountForm = ({ path, label, busy, events, id, className, children }: FormProps) => (
  <form
    id={id}
    method="post"
    aria-label={label}
    noValidate
    data-script="account-form"
    data-path={path}
    data-busy={busy}
    data-events={events}
    className={className ?? 'grid gap-5'}
  >
    <p data-error="form" role="alert" hidden className="wrong flex items-center gap-1.5 font-semibold text-bad" />
    {children}
  </form>
);

export const Submit = ({ children }: { children: ReactNode }) => (
  <button type="submit" className={buttonLooks('primary')}>
    {children}
  </button>
);
