import type { ViewValues } from '../../lib/kept-views.ts';

/** How a list stands, from `useListFilters`. */
export interface Standing {
  values: ViewValues;
  /** Whose, and of which page: what views are kept by. */
  place: string;
  show: (values: ViewValues) => void;
}
