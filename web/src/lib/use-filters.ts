import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Filters, search and order of a list, kept in the address: a list can be linked to, and Back goes back to it.
 * `set` stays the same function and leaves everything else in the address as it is by then.
 */
export function useFilters<K extends string>(names: readonly K[]) {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  useEffect(() => {
    // the router's own setter goes to the page of the render it was made in
    latest.current = setParams;
  });
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<K, string>;
  const set = useCallback(
    (name: K, value: string, { replace = true }: { replace?: boolean } = {}) =>
      latest.current(
        () => {
          // the router knows the address of its last render; something else may have changed it since
          const now = new URLSearchParams(location.search);
          if (value === '') now.delete(name);
          else now.set(name, value);
          return now;
        },
        { replace },
      ),
    [],
  );
  return { values, set, any: names.some((name) => values[name] !== '') };
}
