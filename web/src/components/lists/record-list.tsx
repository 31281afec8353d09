import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Empty } from './empty.tsx';
import { ListState, type Query } from './list-state.tsx';

interface Props {
  query: Query;
  /** A filter or search is set: an empty result then does not mean that there are no records. */
  filtered: boolean;
  filters: ReactNode;
  noMatch: { title: string; hint: string; say?: string };
  /** Shown when there are no records yet. */
  none: { title: string; hint: string; say?: string };
  /** Further pages come when they are asked for: something stands below the list. */
  byHand?: boolean;
  /** Left out where nothing is added on the page. */
  add?: { label: string; onClick: () => void };
  children: ReactNode;
}

/** A list with its filters above. They are hidden while there are no records; until that is known their space is kept. */
export const RecordList = ({ query, filtered, filters, noMatch, none, byHand = false, add, children }: Props) => (
  <>
    {(filtered || query.isPending || (query.data && query.data.length > 0)) && (
      <div className={query.isPending && !filtered ? 'invisible' : undefined}>{filters}</div>
    )}
    <ListState
      query={query}
      byHand={byHand}
      empty={
        filtered ? (
          <Empty {...noMatch} />
        ) : (
          <Empty
            {...none}
            action={
              add && (
                <Button variant="primary" onClick={add.onClick}>
                  {add.label}
                </Button>
              )
            }
          />
        )
      }
    >
      {children}
    </ListState>
  </>
);
