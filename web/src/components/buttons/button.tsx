import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { Spinner } from '../indicators/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonLooks } from './button-looks.ts';

interface Props extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and cannot be pressed. */
  busy?: boolean;
  /** Renders the child with the button's looks: for links. */
  asChild?: boolean;
}

export function Button({ variant = 'plain', size = 'md', busy = false, asChild = false, ...props }: Props) {
  useKeptFocus(busy);
  const className = buttonLooks(variant, size, props.className);
  if (asChild) return <Slot.Root {...props} className={className} />;
  return (
    <button
      type="button"
      {...props}
      className={className}
      disabled={props.disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {props.children}
    </button>
  );
}
