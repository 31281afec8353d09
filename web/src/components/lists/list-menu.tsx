import { Bookmark, EllipsisVertical, ListChecks } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { stands, useKeptViews, type View } from '../../lib/kept-views.ts';
import { Button } from '../buttons/button.tsx';
import { Menu } from '../overlays/menu.tsx';
import type { Bulk } from './bulk/bulk-kind.ts';
import type { Standing } from './standing.ts';

const Content = lazy(async () => ({ default: (await import('./views/list-menu-content.tsx')).ListMenuContent }));
const ViewDialog = lazy(async () => ({ default: (await import('./views/list-menu-content.tsx')).ViewDialog }));

interface Props {
  builtIn: readonly View[];
  filters: Standing;
  bulk: Bulk | undefined;
}

/** The menu of a list: its views, and choosing several of its records. The view that stands is its name. */
export function ListMenu({ builtIn, filters, bulk }: Props) {
  const own = useKeptViews(filters.place);
  const [open, setOpen] = useState<'keep' | 'manage' | null>(null);
  const current = [...builtIn, ...own].find((view) => stands(view, filters.values));
  // of cards, which have no boxes until they are asked for, choosing several is what it is opened for
  const views = builtIn.length + own.length > 0;
  const Sign = current || views ? Bookmark : ListChecks;
  const label = bulk ? 'Views and Select' : 'Views';
  return (
    <>
      <Menu
        onDemand
        trigger={
          <Button
            size="sm"
            aria-label={current ? `${label}: ${current.name} is shown` : label}
            className="max-lg:size-12 max-lg:px-0"
          >
            <Sign aria-hidden className={current ? 'size-5 fill-amber' : 'size-5 max-lg:hidden'} />
            {!current && <EllipsisVertical aria-hidden className="size-5 lg:hidden" />}
            <span className="max-w-28 truncate max-lg:sr-only">{current?.name ?? (views ? 'Views' : 'Select')}</span>
          </Button>
        }
      >
        {(menu) => (
          <Content menu={menu} views={{ builtIn, own, current }} filters={filters} bulk={bulk} onOpen={setOpen} />
        )}
      </Menu>
      {open && (
        <Suspense fallback={null}>
          <ViewDialog act={open} taken={builtIn} own={own} filters={filters} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
