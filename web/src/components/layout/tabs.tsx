import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { TAB, TAB_COUNT, TAB_LIST } from './tab-looks.ts';

export const Tabs = Radix.Root;
export const TabPanel = Radix.Content;

export function TabList(props: ComponentProps<typeof Radix.List>) {
  return <Radix.List {...props} className={cn(TAB_LIST, props.className)} />;
}

export function Tab(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger {...props} className={cn(TAB, props.className)} />;
}

/** How many there are behind the tab; nothing while that is not known. */
export const TabCount = ({ count }: { count: number | undefined }) =>
  count === undefined ? null : <span className={TAB_COUNT}>{count.toLocaleString('en-AU')}</span>;
