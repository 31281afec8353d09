import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../buttons/icon-button.tsx';

interface Props {
  /** The record's name, for screen readers. */
  name: string;
  /** Left out where records cannot be edited. */
  onEdit?: () => void;
  /** Left out where records cannot be deleted. */
  onDelete?: (() => void) | undefined;
}

/** The edit and delete buttons of a card; a row of a list has them in its menu. */
export const RowActions = ({ name, onEdit, onDelete }: Props) => (
  <div className="flex items-center justify-end gap-2">
    {onEdit && (
      <IconButton variant="quiet" label={`Edit ${name}`} onClick={onEdit}>
        <Pencil aria-hidden className="size-5" />
      </IconButton>
    )}
    {onDelete && (
      <IconButton variant="quiet" label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    )}
  </div>
);
