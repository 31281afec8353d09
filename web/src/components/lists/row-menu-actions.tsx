import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RowAct } from './row-act.ts';
import { RowMenu } from './row-menu.tsx';

interface Props {
  /** The record's name, for screen readers. */
  name: string;
  /** Left out where records cannot be edited. */
  onEdit?: (() => void) | undefined;
  /** Left out where a record cannot be deleted. */
  onDelete?: (() => void) | undefined;
  /** What else can be done with it, in front of those. */
  acts?: readonly RowAct[];
  /** One of them is being carried out. */
  busy?: boolean;
  /** The one thing that is done most. */
  children?: ReactNode;
}

/** The end of a row: the one thing that is done most, and a menu with the rest. */
export function RowMenuActions({ name, onEdit, onDelete, acts = [], busy = false, children }: Props) {
  const all: RowAct[] = [
    ...acts,
    ...(onEdit ? [{ label: 'Edit', icon: Pencil, onSelect: onEdit }] : []),
    ...(onDelete ? [{ label: 'Delete', icon: Trash2, onSelect: onDelete }] : []),
  ];
  return (
    <div className="flex items-center justify-end gap-2 row:gap-1 row:whitespace-nowrap">
      {children}
      {all.length > 0 && <RowMenu name={name} acts={all} busy={busy} />}
    </div>
  );
}
