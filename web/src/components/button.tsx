import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { Spinner } from './spinner.tsx';

const base =
  'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-md font-bold transition-[background-color,transform,box-shadow] duration-100 disabled:cursor-not-allowed disabled:opacity-55';

const variants = {
  /** The one thing to do here. */
  primary:
    'border-2 border-[#1b1914] bg-amber text-on-amber shadow-press hover:bg-amber-strong active:translate-y-[3px] active:shadow-none disabled:active:translate-y-0 disabled:shadow-none',
  plain: 'border-2 border-edge bg-surface text-ink hover:bg-sunken active:bg-line',
  quiet: 'text-ink hover:bg-sunken active:bg-line',
  /** On the ink bar. */
  bar: 'text-bar-ink hover:bg-bar-raised active:bg-bar-raised',
  danger: 'border-2 border-bad bg-surface text-bad hover:bg-bad-wash',
} as const;

const sizes = {
  md: 'min-h-12 px-5 text-base',
  sm: 'min-h-12 px-3.5 text-sm',
  icon: 'size-12',
} as const;

interface Props extends ComponentProps<'button'> {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Shows a spinner and cannot be pressed. */
  busy?: boolean;
  /** Renders the child with the button's looks: for links. */
  asChild?: boolean;
}

export function Button({ variant = 'plain', size = 'md', busy = false, asChild = false, ...props }: Props) {
  const className = cn(base, variants[variant], sizes[size], props.className);
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
