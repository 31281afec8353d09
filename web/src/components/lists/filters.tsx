import { FunnelX, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button } from '../buttons/button.tsx';
import { SearchBox } from './search-box.tsx';

/** From `useListFilters`. */
export interface Narrowing {
  /** How many filters narrow the list. */
  narrowing: number;
  clear: () => void;
}

interface Props extends Narrowing {
  search: string;
  q: string;
  onSearch: (text: string) => void;
  /** Stands beside the search box, wherever that is. */
  menu?: ReactNode;
  children: ReactNode;
}

/** The search box above a list, with its filters as children; where it is narrow they are behind one button. */
export function Filters({ search, q, onSearch, narrowing, clear, menu, children }: Props) {
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  // a stable function: SearchBox restarts its typing delay when it changes
  const [changed] = useState(() => (text: string) => latest.current(text));
  const [open, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const clearAll = () => {
    clear();
    // the button goes with what it cleared; a touch keyboard does not come for it
    const toggle = frame.current?.querySelector<HTMLElement>('button[aria-controls]');
    const next = toggle?.checkVisibility() ? toggle : frame.current?.querySelector<HTMLElement>('input');
    next?.focus({ preventScroll: true });
  };
  return (
    <div ref={frame} className={cn('mb-3 flex flex-wrap gap-2', !menu && 'sm:gap-3')}>
      <div className="min-w-0 flex-[2] basis-40">
        <SearchBox label={search} value={q} onChange={changed} />
      </div>
      <Button
        size="sm"
        className="lg:hidden"
        aria-expanded={open}
        aria-controls={id}
        aria-label={narrowing ? `Filter, ${narrowing} set` : 'Filter'}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        Filter
        {narrowing > 0 && <span className="rounded-full bg-amber px-2 text-on-amber text-xs">{narrowing}</span>}
      </Button>
      {menu}
      <div id={id} className={cn('contents', !open && 'max-lg:hidden')}>
        {children}
        {narrowing > 0 && (
          <Button variant="quiet" size="sm" title="Clear Filters" onClick={clearAll}>
            <FunnelX aria-hidden className="size-5" />
            <span className={menu ? 'lg:sr-only' : undefined}>Clear Filters</span>
          </Button>
        )}
      </div>
    </div>
  );
}
