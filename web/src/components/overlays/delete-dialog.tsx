import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  /** "Delete Priya Sharma?" */
  title: string;
  description: string;
  /** What hangs on it is still being asked for: nobody says yes to what they have not read. */
  busy?: boolean;
  /** The safe answer. */
  keep?: string;
  onKeep: () => void;
  onDelete: () => void;
  children?: ReactNode;
}

/** Asks before a record is deleted on which others hang. Where nothing does, Undo is enough. */
export function DeleteDialog({
  title,
  description,
  busy = false,
  keep = 'Keep It',
  onKeep,
  onDelete,
  children,
}: Props) {
  const [meant, setMeant] = useState(false);
  return (
    <Dialog
      open={!meant}
      onOpenChange={onKeep}
      title={title}
      description={description}
      // the row has the focus again by then, from which it goes to the next one
      {...(meant ? { onClosed: onDelete } : {})}
      actions={
        <>
          <Button onClick={onKeep}>{keep}</Button>
          <Button variant="danger" busy={busy} onClick={() => setMeant(true)}>
            Delete
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
