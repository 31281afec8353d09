import { useLocation } from 'react-router-dom';

/** The address of this page with one parameter more, or without it: filters and tab stay. */
export function useAddressWith(name: string, value: string | null): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  if (value === null) params.delete(name);
  else params.set(name, value);
  return `${pathname}?${params}`;
}
