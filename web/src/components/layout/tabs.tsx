import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

export const Tabs = Radix.Root;
export const TabPanel = Radix.Content;

export function TabList(props: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      {...props}
      className={cn('grid auto-cols-fr grid-flow-col gap-1 rounded-md bg-sunken p-1', props.className)}
    />
  );
}

export function Tab(props: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...props}
      className={cn(
        'flex min-h-12 items-center justify-center gap-2 rounded-sm px-3 font-bold text-soft text-sm transition-colors hover:text-ink',
        'data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-lift',
        props.className,
      )}
    />
  );
}

/** How many there are behind the tab; nothing while that is not known. */
export const TabCount = ({ count }: { count: number | undefined }) =>
  count === undefined ? null : (
    <span className="rounded-full bg-idle-wash px-2 text-idle text-xs tabular-nums">
      {count.toLocaleString('en-AU')}
    </span>
  );
