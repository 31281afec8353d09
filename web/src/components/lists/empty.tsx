import type { ReactNode } from 'react';
import { Logo } from '../indicators/logo.tsx';

interface Props {
  title: string;
  /** What to do next; `say` is an example sentence to tell Jerry. */
  hint?: string;
  say?: string;
  action?: ReactNode;
}

/** Shown in place of an empty list. */
export function Empty({ title, hint, say, action }: Props) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border-2 border-line border-dashed px-6 py-12 text-center">
      <Logo className="size-16" />
      <p className="headline text-lg">{title}</p>
      {hint && <p className="max-w-prose text-soft">{hint}</p>}
      {say && (
        <p className="max-w-prose text-soft text-sm">
          Or tell Jerry: <q className="font-semibold text-ink">{say}</q>
        </p>
      )}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
