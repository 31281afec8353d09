import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SearchBox } from './search-box.tsx';

interface Props {
  search: string;
  q: string;
  onSearch: (text: string) => void;
  children: ReactNode;
}

/** The search box above a list, with its filters as children. */
export function Filters({ search, q, onSearch, children }: Props) {
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  // a stable function: SearchBox restarts its typing delay when it changes
  const [changed] = useState(() => (text: string) => latest.current(text));
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <div className="min-w-0 flex-[2] basis-64">
        <SearchBox label={search} value={q} onChange={changed} />
      </div>
      {children}
    </div>
  );
}
