import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

export function Input(props: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      className={cn(
        'min-h-12 w-full rounded-md border-2 border-edge bg-surface px-3.5 text-base text-ink placeholder:text-faint',
        'aria-invalid:border-bad aria-invalid:bg-bad-wash disabled:opacity-60',
        props.className,
      )}
    />
  );
}
