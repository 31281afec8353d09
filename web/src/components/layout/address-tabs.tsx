import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFilters } from '../../lib/use-filters.ts';
import { Tab, TabCount, TabList, TabPanel, Tabs } from './tabs.tsx';

interface AddressTab {
  value: string;
  label: string;
  count: number | undefined;
  panel: ReactNode;
}

/** With more than these they scroll sideways where they do not fit. */
const MANY = 5;

/** Tabs with counts. Which one is open stands in the address; the first is open where nothing is said. */
export function AddressTabs({ label, tabs }: { label: string; tabs: readonly AddressTab[] }) {
  const { values, set } = useFilters(['tab'] as const);
  const first = tabs[0]?.value ?? '';
  return (
    <Tabs
      value={tabs.some(({ value }) => value === values.tab) ? values.tab : first}
      onValueChange={(tab) => set('tab', tab === first ? '' : tab)}
    >
      <TabList
        aria-label={label}
        className={cn(tabs.length > 3 && 'max-sm:auto-cols-auto', tabs.length > MANY && 'overflow-x-auto')}
      >
        {tabs.map(({ value, label: name, count }) => (
          <Tab
            key={value}
            value={value}
            className={cn(
              'max-sm:flex-col max-sm:gap-0.5 max-sm:py-1.5',
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
          {panel}
        </TabPanel>
      ))}
    </Tabs>
  );
}
