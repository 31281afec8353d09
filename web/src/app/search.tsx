import { Search as SearchIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../components/buttons/button.tsx';
import { useIdle } from '../lib/use-idle.ts';

const Opened = lazy(async () => ({ default: (await import('./search-opened.tsx')).SearchOpened }));

const MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The button of the search and its key. The rest is fetched when the page is at rest, or when it is opened before. */
export function Search() {
  const [open, setOpen] = useState(false);
  const idle = useIdle();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // on a Mac Ctrl-K deletes to the end of the line
      if (event.key !== 'k' || event.altKey || !(MAC ? event.metaKey : event.ctrlKey)) return;
      event.preventDefault();
      // a question or a form that is open comes first: what is typed there is not to be lost
      setOpen((shown) => !shown && !document.querySelector('[role="dialog"]'));
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <Button
        variant="bar"
        size="sm"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="lg:mx-2 lg:bg-bar-raised xl:min-w-44 xl:justify-start"
      >
        <SearchIcon aria-hidden className="size-5" />
        <span className="flex-1 text-left max-lg:sr-only">Search</span>
        <kbd aria-hidden className="font-sans text-bar-soft text-xs max-xl:hidden">
          {MAC ? '\u2318' : 'Ctrl'} K
        </kbd>
      </Button>
      {(idle || open) && (
        <Suspense fallback={null}>
          <Opened open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
