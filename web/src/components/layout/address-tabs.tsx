import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFilters } from '../../lib/use-filters.ts';
import { Skeleton } from '../indicators/skeleton.tsx';
import { Tab, TabCount, TabList, TabPanel, Tabs } from './tabs.tsx';

interface AddressTab {
  value: string;
  label: string;
  /** Left out: it is not counted, or not yet. */
  count?: number | undefined;
  panel: ReactNode;
}

/** With more than these they scroll sideways where they do not fit. */
const MANY = 5;
/** So much of the tab before the open one stays in sight, in pixels. */
const BESIDE = 48;

/** Tabs with counts. Which one is open stands in the address; the first is open where nothing is said. */
export function AddressTabs({ label, tabs }: { label: string; tabs: readonly AddressTab[] }) {
  const { values, set } = useFilters(['tab'] as const);
  const first = tabs[0]?.value ?? '';
  // an address may say anything
  const open = tabs.some(({ value }) => value === values.tab) ? values.tab : first;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    // sideways alone: the page itself stays where it is
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - BESIDE;
  }, [open]);
  return (
    <Tabs value={open} onValueChange={(tab) => set('tab', tab === first ? '' : tab)}>
      <TabList
        ref={list}
        aria-label={label}
        className={cn(
          tabs.length > 3 && 'max-sm:auto-cols-auto',
          tabs.length > MANY && 'overflow-x-auto sm:auto-cols-auto',
        )}
      >
        {tabs.map(({ value, label: name, count }) => (
          <Tab
            key={value}
            value={value}
            className={cn(
              tabs.length > 2 && 'max-sm:flex-col max-sm:gap-0.5 max-sm:py-1.5',
              tabs.length > MANY && 'whitespace-nowrap sm:px-2',
              tabs.length > 3 ? 'max-sm:px-1 max-sm:text-xs' : 'max-sm:px-1',
            )}
          >
            {name}
            <TabCount count={count} />
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ value, panel }) => (
        <TabPanel key={value} value={value} className="mt-4">
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>{panel}</Suspense>
        </TabPanel>
      ))}
    </Tabs>
  );
}
