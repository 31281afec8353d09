import { useEffect, useEffectEvent } from 'react';
import { useFilters } from './use-filters.ts';

/**
 * Opens a page's form where its address says `?new=`, and takes that out of the address: loaded again, or gone Back to, the
 * page has no form open. `open` is told what `new` said.
 */
export function useNewByAddress(open: (what: string) => void): void {
  const { values, set } = useFilters(['new'] as const);
  const what = values.new;
  const onAsked = useEffectEvent(open);
  useEffect(() => {
    if (what === '') return;
    set('new', '');
    onAsked(what);
  }, [what, set]);
}
