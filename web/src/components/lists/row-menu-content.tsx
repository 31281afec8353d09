import { useRef } from 'react';
import type { MenuState } from '../overlays/menu.tsx';
import { MenuContent, MenuItem } from '../overlays/menu-content.tsx';
import type { RowAct } from './row-act.ts';

/** The open menu of a row. What is chosen begins once the menu is gone, so that a dialog it opens gives the focus back to the row. */
export function RowMenuContent({ acts, ...menu }: MenuState & { acts: readonly RowAct[] }) {
  const chosen = useRef<RowAct | null>(null);
  return (
    <MenuContent
      {...menu}
      onClosed={() => {
        chosen.current?.onSelect();
        chosen.current = null;
      }}
    >
      {acts.map((act) => (
        <MenuItem
          key={act.label}
          onSelect={() => {
            chosen.current = act;
          }}
        >
          <act.icon aria-hidden className="size-5 shrink-0" />
          <span className="grid py-1.5 leading-tight">
            {act.label}
            {act.about && <span className="font-normal text-xs">{act.about}</span>}
          </span>
        </MenuItem>
      ))}
    </MenuContent>
  );
}
