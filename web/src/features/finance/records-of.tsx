import { financeRecords } from '@smoko/contract';
import { type ReactNode, useId } from 'react';
import { Empty } from '../../components/lists/empty.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { useList } from '../../lib/records/use-list.ts';
import { FinanceLine } from './finance-line.tsx';

interface Props {
  /** Whose they are. */
  of: { client_id: string } | { supplier_id: string };
  title: string;
  empty: { title: string; say: string };
  /** Adds to them. */
  add?: ReactNode;
}

/** All money that moved or is asked for, of one client or one supplier, the newest first. */
export function RecordsOf({ of, title, empty, add }: Props) {
  const list = useList(financeRecords, of);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="headline">
          {title}
        </h2>
        {add}
      </div>
      <ListState query={list} empty={<Empty {...empty} />}>
        <ul className="divide-y divide-line">
          {list.data?.map((record) => (
            <FinanceLine key={record.id} record={record} />
          ))}
        </ul>
      </ListState>
    </section>
  );
}
