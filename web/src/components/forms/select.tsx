import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

/** The browser's own select, styled: on a phone it is the easiest to use. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block', className)}>
      <select
        {...props}
        className="min-h-12 w-full appearance-none rounded-md border-2 border-edge bg-surface py-2 pr-10 pl-3.5 text-base text-ink aria-invalid:border-bad aria-invalid:bg-bad-wash disabled:opacity-60"
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-soft"
      />
    </span>
  );
}
