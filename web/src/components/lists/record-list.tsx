import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import type { Bulk } from './bulk/bulk-kind.ts';
import { BulkPart } from './bulk/bulk-part.tsx';
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
  /** Records can be chosen, to do something with many. */
  bulk?: Bulk;
  /** Left out where nothing is added on the page. */
  add?: { label: string; onClick: () => void };
  children: ReactNode;
}

/** A list with its filters above. They are hidden while there are no records; until that is known their space is kept. */
export const RecordList = ({ bulk, ...list }: Props) =>
  bulk ? (
    <BulkPart bulk={bulk}>
      <Listing {...list} />
    </BulkPart>
  ) : (
    <Listing {...list} />
  );

const Listing = ({ query, filtered, filters, noMatch, none, byHand = false, add, children }: Omit<Props, 'bulk'>) => (
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
