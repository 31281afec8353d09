import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

const PLAIN = 'border-edge bg-surface py-2 pr-10 pl-3.5 text-base text-ink';

interface Props extends ComponentProps<'select'> {
  /** Its size and colours, where they are others. */
  look?: string;
}

/** The browser's own select, styled: on a phone it is the easiest to use. */
export function Select({ className, style, children, look = PLAIN, ...props }: Props) {
  return (
    <span className={cn('relative block', className)} style={style}>
      <select
        {...props}
        className={cn(
          'min-h-12 w-full appearance-none rounded-md border-2 aria-invalid:border-bad aria-invalid:bg-bad-wash disabled:opacity-60',
          look,
        )}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-soft row:right-2 row:size-4"
      />
    </span>
  );
}
