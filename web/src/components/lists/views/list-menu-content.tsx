import { BookmarkPlus, ListChecks, Pencil } from 'lucide-react';
import { useRef } from 'react';
import { setIn, type View } from '../../../lib/kept-views.ts';
import type { MenuState } from '../../overlays/menu.tsx';
import { MenuChoice, MenuContent, MenuItem, MenuNote } from '../../overlays/menu-content.tsx';
import type { Bulk } from '../bulk/bulk-kind.ts';
import type { Standing } from '../standing.ts';
import { KeepView } from './keep-view.tsx';
import { ManageViews } from './manage-views.tsx';

interface Props {
  menu: MenuState;
  views: { builtIn: readonly View[]; own: readonly View[]; current: View | undefined };
  filters: Standing;
  bulk: Bulk | undefined;
  onOpen: (dialog: 'keep' | 'manage') => void;
}

/** What is chosen begins once the menu is gone: its button has the focus again by then. */
export function ListMenuContent({ menu, views: { builtIn, own, current }, filters, bulk, onOpen }: Props) {
  const chosen = useRef<(() => void) | null>(null);
  const isSet = Object.keys(setIn(filters.values)).length > 0;
  return (
    <MenuContent
      {...menu}
      onClosed={() => {
        chosen.current?.();
        chosen.current = null;
      }}
    >
      {bulk && (
        <MenuItem
          onSelect={() => {
            chosen.current = bulk.selection.begin;
          }}
        >
          <ListChecks aria-hidden className="size-5 shrink-0" />
          <span className="grid py-1.5 leading-tight">
            Select
            <span className="font-normal text-xs">
              {bulk.kind.statuses ? 'Change or delete several at once' : 'Delete several at once'}
            </span>
          </span>
        </MenuItem>
      )}
      {builtIn.length + own.length > 0 && <MenuNote>Views</MenuNote>}
      {[...builtIn, ...own].map((view) => (
        <MenuChoice
          key={view.name}
          checked={view === current}
          onSelect={() => {
            chosen.current = () => filters.show(view === current ? {} : view.values);
          }}
        >
          <span className="wrap-anywhere">{view.name}</span>
        </MenuChoice>
      ))}
      {isSet && !current && (
        <MenuItem
          onSelect={() => {
            chosen.current = () => onOpen('keep');
          }}
        >
          <BookmarkPlus aria-hidden className="size-5 shrink-0" />
          Save This View
        </MenuItem>
      )}
      {!isSet && own.length === 0 && (
        <p className="max-w-64 px-3 py-2 text-soft text-xs">
          Filter, order or search, and that can be kept here by a name.
        </p>
      )}
      {own.length > 0 && (
        <MenuItem
          onSelect={() => {
            chosen.current = () => onOpen('manage');
          }}
        >
          <Pencil aria-hidden className="size-5 shrink-0" />
          Rename or Delete Views
        </MenuItem>
      )}
    </MenuContent>
  );
}

interface DialogProps {
  act: 'keep' | 'manage';
  taken: readonly View[];
  own: readonly View[];
  filters: Standing;
  onClose: () => void;
}

export const ViewDialog = ({ act, taken, own, filters, onClose }: DialogProps) =>
  act === 'keep' ? (
    <KeepView taken={[...taken, ...own]} filters={filters} onClose={onClose} />
  ) : (
    <ManageViews taken={taken} own={own} place={filters.place} onClose={onClose} />
  );
