import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../buttons/button.tsx';
import { Menu } from '../../overlays/menu.tsx';
import { MenuContent, MenuItem } from '../../overlays/menu-content.tsx';
import type { Bulk } from './bulk-kind.ts';
import type { Listed } from './selection.ts';

/** The statuses that every one of these may take; not the one that all of them have. */
export function sharedStatuses(
  { statuses }: Bulk['kind'],
  records: readonly Listed[],
): [status: string, name: string][] {
  if (!statuses) return [];
  return Object.entries(statuses.names).filter(
    ([status]) =>
      records.some((record) => statuses.of(record) !== status) &&
      records.every((record) => statuses.of(record) === status || statuses.mayBecome(record, status)),
  );
}

/** Why no status can be chosen; null where one can. */
export const whyNoStatus = (chosen: number, choices: readonly unknown[]): string | null => {
  if (choices.length > 0) return null;
  return chosen === 0 ? 'Choose some first.' : 'There is no status that all of these can be given.';
};

interface Props {
  choices: readonly [status: string, name: string][];
  /** Why there are none, and the id of what says so. */
  why: string | null;
  whyId: string;
  onChoose: (status: string) => void;
}

/** Chooses what all of them become. */
export function BulkStatus({ choices, why, whyId, onChoose }: Props) {
  const chosen = useRef<string | null>(null);
  return (
    <Menu
      onDemand
      trigger={
        <Button
          size="sm"
          disabled={why !== null}
          title={why ?? undefined}
          aria-describedby={why === null ? undefined : whyId}
          className="max-sm:px-2.5"
        >
          Status
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      }
    >
      {(menu) => (
        <MenuContent
          {...menu}
          onClosed={() => {
            const { current } = chosen;
            chosen.current = null;
            if (current !== null) onChoose(current);
          }}
        >
          {choices.map(([status, name]) => (
            <MenuItem
              key={status}
              onSelect={() => {
                chosen.current = status;
              }}
            >
              {name}
            </MenuItem>
          ))}
        </MenuContent>
      )}
    </Menu>
  );
}
