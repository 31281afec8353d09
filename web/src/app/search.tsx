import { Search as SearchIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../components/buttons/button.tsx';
import { keepRecent, recentAt } from '../features/search/recents.ts';
import { useSession } from '../lib/session.ts';
import { useIdle } from '../lib/use-idle.ts';

const loadPalette = () => import('./search-palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).AppSearchPalette }));

const MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** On a Mac Ctrl-K deletes to the end of the line, so there it is Cmd-K alone. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (MAC ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;

/** The button of the search and its key. What it opens is fetched when the page is at rest, or when it is opened before. */
export function Search() {
  const [open, setOpen] = useState(false);
  const idle = useIdle();
  useOpenedRecords();
  useEffect(() => {
    if (idle) void loadPalette();
  }, [idle]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    // a question or a form that is open comes first: what is typed there is not to be lost
    if (!open && document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    setOpen(!open);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <Button
        variant="bar"
        size="sm"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="max-lg:size-12 max-lg:px-0 lg:mx-2 lg:min-h-10 lg:border-2 lg:border-bar-soft lg:bg-bar-raised lg:font-semibold xl:min-w-64 xl:justify-start"
      >
        <SearchIcon aria-hidden className="size-5 max-lg:size-6" />
        <span className="max-lg:sr-only xl:flex-1 xl:text-left">Search</span>
        <kbd
          aria-hidden
          className="rounded-sm border border-bar-soft px-1.5 font-sans text-bar-soft text-xs leading-5 max-xl:hidden"
        >
          {MAC ? '\u2318 K' : 'Ctrl K'}
        </kbd>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Remembers each record whose page is opened. */
function useOpenedRecords(): void {
  const userId = useSession().data?.id;
  const { pathname, search } = useLocation();
  useEffect(() => {
    const record = recentAt(pathname, search);
    if (userId && record) keepRecent(userId, record);
  }, [userId, pathname, search]);
}
