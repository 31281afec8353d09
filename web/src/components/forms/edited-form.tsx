import { Fragment, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Edited } from '../../lib/records/use-edited.ts';

interface Props<R extends { id: string; version: number }> {
  of: Edited<R>;
  children: (record: R | null, acts: { onClose: () => void; onReload: () => void }) => ReactNode;
}

/** Shows the open form, if there is one. Keyed by version: a reloaded record gets a new form. */
export function EditedForm<R extends { id: string; version: number }>({ of, children }: Props<R>) {
  const open = useStore(of.state, (state) => state);
  if (!open) return null;
  const { record } = open;
  return (
    <Fragment key={record ? `${record.id}:${record.version}` : 'new'}>
      {children(record, { onClose: of.onClose, onReload: () => void of.onReload() })}
    </Fragment>
  );
}
