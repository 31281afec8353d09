import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../buttons/button.tsx';
import { Empty } from './empty.tsx';
import { ListState, type Query } from './list-state.tsx';

interface Props {
  name: string;
  query: Query;
  empty: string;
  /** How it is asked of Jerry. */
  say: string;
  form: { to: string; label: string };
  children: ReactNode;
}

/** Records as compact lines that scroll by themselves. */
export const ScrollingList = ({ name, query, empty, say, form, children }: Props) => (
  <ListState
    query={query}
    empty={
      <Empty
        title={empty}
        say={say}
        action={
          <Button asChild>
            <Link to={form.to}>{form.label}</Link>
          </Button>
        }
      />
    }
  >
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard */}
    <section aria-label={name} tabIndex={0} className="max-h-[32rem] overflow-y-auto rounded-md">
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  </ListState>
);
