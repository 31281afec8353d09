import type { ReactNode } from 'react';
import { oneOf } from '../../lib/records/list-input.ts';
import { OrderSelect } from './filter-select.tsx';
import { Filters, type Narrowing } from './filters.tsx';

interface Props<K extends string> {
  search: string;
  /** From `useListFilters`. */
  filters: Narrowing & { values: { q: string; sort: string }; set: (name: 'q' | 'sort', value: string) => void };
  orders: Readonly<Record<K, string>>;
  /** The default order. */
  first: NoInfer<K>;
  children?: ReactNode;
}

/** The search box, filters and sort order above a list of records. */
export const ListFilters = <K extends string>({
  search,
  filters: { values, set, ...narrowing },
  orders,
  first,
  children,
}: Props<K>) => (
  <Filters search={search} q={values.q} onSearch={(text) => set('q', text)} {...narrowing}>
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
