import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Filters, search and order of a list, kept in the address: a list can be linked to, and Back goes back to it. */
export function useFilters<K extends string>(names: readonly K[]) {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<K, string>;
  const set = useCallback(
    (name: K, value: string) =>
      setParams(
        (before) => {
          if (value === '') before.delete(name);
          else before.set(name, value);
          return before;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { values, set, any: names.some((name) => values[name] !== '') };
}

/** Only what is set, for a list's input. */
export const given = <T extends Record<string, string>>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<T>;
