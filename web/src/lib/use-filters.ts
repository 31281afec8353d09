import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

type Changes = Readonly<Record<string, string>>;

/**
 * Filters, search and sort order of a list, stored in the address, so that a list can be linked to and Back returns to it.
 * `set` is a stable function. It changes one parameter of the current address and keeps the others.
 */
export function useFilters<K extends string>(names: readonly K[]) {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  useEffect(() => {
    // an older setter of the router would navigate to the page it was created on
    latest.current = setParams;
  });
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<K, string>;
  const setAll = useCallback(
    (changed: Changes, { replace = true }: { replace?: boolean } = {}) =>
      latest.current(
        () => {
          // the router's parameters are of its last render: the address may have changed since
          const now = new URLSearchParams(location.search);
          for (const [name, value] of Object.entries(changed)) {
            if (value) now.set(name, value);
            else now.delete(name);
          }
          return now;
        },
        { replace },
      ),
    [],
  );
  const set = useCallback(
    (name: K, value: string, options?: { replace?: boolean }) => setAll({ [name]: value }, options),
    [setAll],
  );
  return { values, set, setAll, any: names.some((name) => values[name] !== '') };
}
