import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Empty } from './empty.tsx';
import { ListState, type Query } from './list-state.tsx';

interface Props {
  query: Query;
  /** Something narrows it: that it is empty then says nothing of what is on file. */
  filtered: boolean;
  filters: ReactNode;
  noMatch: { title: string; hint: string };
  /** Nothing on file yet: what goes here, and a sentence for the assistants. */
  none: { title: string; hint: string; say: string };
  add: { label: string; onClick: () => void };
  children: ReactNode;
}

/** Records with what narrows them above, if there is something to narrow; its room is kept until that is known. */
export const RecordList = ({ query, filtered, filters, noMatch, none, add, children }: Props) => (
  <>
    {(filtered || query.isPending || (query.data && query.data.length > 0)) && (
      <div className={query.isPending && !filtered ? 'invisible' : undefined}>{filters}</div>
    )}
    <ListState
      query={query}
      empty={
        filtered ? (
          <Empty {...noMatch} />
        ) : (
          <Empty
            {...none}
            action={
              <Button variant="primary" onClick={add.onClick}>
                {add.label}
              </Button>
            }
          />
        )
      }
    >
      {children}
    </ListState>
  </>
);
