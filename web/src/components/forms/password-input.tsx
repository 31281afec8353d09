import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Input } from './input.tsx';

/** A password input with a button that shows the password. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-14" spellCheck={false} autoCapitalize="none" />
      {/* text instead of aria-label, so that only the field itself is found by the label "Password" */}
      <button
        type="button"
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-md text-soft hover:text-ink"
      >
        <Icon aria-hidden className="size-5" />
        <span className="sr-only">{shown ? 'Hide password' : 'Show password'}</span>
      </button>
    </div>
  );
}
