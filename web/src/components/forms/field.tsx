import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface Controls {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  /** Shown beside the label, e.g. "optional". */
  note?: string;
  hint?: string;
  error?: string | undefined;
  children: (controls: Controls) => ReactNode;
}

/** A form field: label, control, and its error or hint. */
export function Field({ label, note, hint, error, children }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = error ? errorId : hint ? hintId : undefined;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-bold text-sm">
          {label}
        </label>
        {note && <span className="text-faint text-xs">{note}</span>}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {error ? (
        <p id={errorId} role="alert" className="flex items-center gap-1.5 font-semibold text-bad text-sm">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={hintId} className="text-faint text-xs">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
