import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forget, recall, remember } from './kept-filters.ts';
import { useSession } from './session.ts';
import { useFilters } from './use-filters.ts';

/**
 * The filters of a list of records. What is chosen in it is kept in this browser, a page and a person each, and is there again
 * on the next visit; an address that says anything wins. What is searched for is not kept.
 * `words` is the parameter of the search box.
 */
export function useListFilters<Q extends string, K extends string>(words: Q, chosen: readonly K[]) {
  const { setAll, ...filters } = useFilters<K | Q>([words, ...chosen]);
  const { pathname } = useLocation();
  const user = useSession().data?.id ?? '';
  const place = `${user} ${pathname}`;
  const [kept, setKept] = useState(() => (location.search === '' ? recall(place, chosen) : null));
  // until they stand in the address, they are taken from here: the list is not asked for without them first
  const waiting = kept !== null && !filters.any;
  if (kept && !waiting) setKept(null);
  useEffect(() => {
    if (kept) setAll(kept);
  }, [kept, setAll]);

  const { set: setOne } = filters;
  const set = useCallback(
    (name: K | Q, value: string) => {
      if (name !== words) remember(place, name, value);
      setOne(name, value);
    },
    [place, words, setOne],
  );
  const values = waiting ? { ...filters.values, ...kept } : filters.values;
  const narrowing = chosen.filter((name) => name !== 'sort' && values[name] !== '');
  return {
    values,
    set,
    /** Whose, and of which page. */
    place,
    /** Sets all of them at once; what is left out is not set. */
    show: (wanted: Readonly<Record<string, string>>) => {
      for (const name of chosen) remember(place, name, wanted[name] ?? '');
      setAll(Object.fromEntries([words, ...chosen].map((name) => [name, wanted[name] ?? ''])));
    },
    any: filters.any || waiting,
    /** How many narrow the list, apart from what is searched for. */
    narrowing: narrowing.length,
    /** All of them, what is searched for and the order too. */
    clear: () => {
      forget(place, chosen);
      setAll(Object.fromEntries([words, ...chosen].map((name) => [name, ''])));
    },
  };
}
