import { CornerDownLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { cn } from '../../lib/cn.ts';
import type { Option } from './options.ts';

interface Props extends ComponentProps<'div'> {
  option: Option;
  marked: boolean;
  /** It belongs to what was typed before. */
  outdated: boolean;
}

export function OptionRow({ option: { icon: Icon, title, about, status }, marked, outdated, ...props }: Props) {
  return (
    <div
      {...props}
      className={cn(
        'flex min-h-13 cursor-pointer scroll-mt-9 items-center gap-3 rounded-md px-2 py-1.5',
        marked && 'bg-amber-wash outline-2 outline-amber -outline-offset-2',
      )}
    >
      <span
        className={cn(
          'grid size-9 shrink-0 place-content-center rounded-md',
          marked ? 'bg-amber text-on-amber' : 'bg-sunken text-soft',
        )}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <span className={cn('min-w-0 flex-1', outdated && 'opacity-55')}>
        <span className="line-clamp-2 wrap-anywhere font-semibold leading-snug">{title}</span>
        {about && <span className="block truncate text-sm text-soft">{about}</span>}
      </span>
      {status && <StatusBadge status={status} />}
      <CornerDownLeft aria-hidden className={cn('size-4 shrink-0 text-soft max-lg:hidden', !marked && 'invisible')} />
    </div>
  );
}
