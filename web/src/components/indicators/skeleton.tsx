import { cn } from '../../lib/cn.ts';

/** A placeholder in the shape of content that is loading. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden className={cn('animate-pulse-soft rounded-sm bg-sunken', className)} />
);
