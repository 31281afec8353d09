import { EllipsisVertical } from 'lucide-react';
import { lazy } from 'react';
import { Button } from '../buttons/button.tsx';
import { Menu } from '../overlays/menu.tsx';
import type { RowAct } from './row-act.ts';

const RowMenuContent = lazy(async () => ({ default: (await import('./row-menu-content.tsx')).RowMenuContent }));

interface Props {
  /** The record's name, for screen readers. */
  name: string;
  acts: readonly RowAct[];
  /** One of them is being carried out. */
  busy?: boolean;
}

/** What can be done with a row beside the one thing that is next. */
export const RowMenu = ({ name, acts, busy = false }: Props) => (
  <Menu
    onDemand
    trigger={
      <Button variant="quiet" size="rowIcon" busy={busy} aria-label={`More: ${name}`}>
        {!busy && <EllipsisVertical aria-hidden className="size-5" />}
      </Button>
    }
  >
    {(menu) => <RowMenuContent {...menu} acts={acts} />}
  </Menu>
);
