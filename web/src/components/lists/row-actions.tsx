import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';

interface Props {
  /** What it is called. */
  name: string;
  /** Absent where a record stays as it is. */
  onEdit?: () => void;
  onDelete: () => void;
  children?: ReactNode;
}

/** What can be done with a row or a card. */
export const RowActions = ({ name, onEdit, onDelete, children }: Props) => (
  <div className="flex items-center justify-end gap-2">
    {children}
    {onEdit && (
      <IconButton variant="quiet" label={`Edit ${name}`} onClick={onEdit}>
        <Pencil aria-hidden className="size-5" />
      </IconButton>
    )}
    <IconButton variant="quiet" label={`Delete ${name}`} onClick={onDelete}>
      <Trash2 aria-hidden className="size-5" />
    </IconButton>
  </div>
);
