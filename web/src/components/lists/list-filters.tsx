import type { ReactNode } from 'react';
import type { View } from '../../lib/kept-views.ts';
import { oneOf } from '../../lib/records/list-input.ts';
import type { Bulk } from './bulk/bulk-kind.ts';
import { OrderSelect } from './filter-select.tsx';
import { Filters, type Narrowing } from './filters.tsx';
import { ListMenu } from './list-menu.tsx';
import type { Standing } from './standing.ts';

interface Props<K extends string> {
  search: string;
  /** From `useListFilters`. */
  filters: Narrowing &
    Standing & { values: { q: string; sort: string }; set: (name: 'q' | 'sort', value: string) => void };
  orders: Readonly<Record<K, string>>;
  /** The default order. */
  first: NoInfer<K>;
  /** Views can be kept of it, beside those that are there from the start. */
  views?: readonly View[];
  /** Records can be chosen. */
  bulk?: Bulk;
  children?: ReactNode;
}

/** The search box, filters and sort order above a list of records. */
export const ListFilters = <K extends string>({ search, filters, views, bulk, orders, first, children }: Props<K>) => {
  const { values, set, narrowing, clear } = filters;
  return (
    <Filters
      search={search}
      q={values.q}
      onSearch={(text) => set('q', text)}
      narrowing={narrowing}
      clear={clear}
      menu={views && <ListMenu builtIn={views} filters={filters} bulk={bulk} />}
    >
      {children}
      <OrderSelect
        options={orders}
        value={oneOf(orders, values.sort)}
        first={first}
        searching={values.q !== ''}
        onChange={(next) => set('sort', next)}
      />
    </Filters>
  );
};
