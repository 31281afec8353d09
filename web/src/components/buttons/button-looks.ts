import { cn } from '../../lib/cn.ts';

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
  /** In a list: as low as a line of its table where there is a mouse, as high as a thumb elsewhere. */
  row: 'min-h-12 px-3 text-sm row:pointer-fine:min-h-9',
  rowIcon: 'size-12 row:pointer-fine:size-9',
} as const;

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

/** For buttons, and for links that look like one. */
export const buttonLooks = (variant: ButtonVariant = 'plain', size: ButtonSize = 'md', className?: string): string =>
  cn(base, variants[variant], sizes[size], className);
