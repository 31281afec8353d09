import type { ReactNode } from 'react';
import { Button } from './button.tsx';
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

/** Records with what narrows them above: filters stand there as soon as there is something to narrow. */
export const RecordList = ({ query, filtered, filters, noMatch, none, add, children }: Props) => (
  <>
    {(filtered || (query.data && query.data.length > 0)) && filters}
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
