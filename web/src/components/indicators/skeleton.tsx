import { cn } from '../../lib/cn.ts';

/** Where something will be. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden className={cn('animate-pulse-soft rounded-sm bg-sunken', className)} />
);
