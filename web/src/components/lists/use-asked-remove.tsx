import { useCallback, useRef, useState } from 'react';
import { notify } from '../../lib/notify.ts';
import type { Table } from '../../lib/records/table.ts';
import { useRemove } from '../../lib/records/use-remove.ts';
import { DeleteDialog } from '../overlays/delete-dialog.tsx';

type Named = { id: string; name: string };

/**
 * Deletes a record of a directory. Where others hang on it, that is said first: `before` answers with what, or null.
 * `question` has to be rendered.
 */
export function useAskedRemove<R extends Named>(
  table: Table,
  noun: string,
  before?: (record: R) => Promise<string | null>,
  /** It is being deleted: its own page is left. */
  onRemove?: () => void,
) {
  const { mutate } = useRemove(table, `${noun} Deleted`);
  const [asked, setAsked] = useState<{ record: R; words: string } | null>(null);
  // pressed twice while it is looked up, it is deleted once
  const looking = useRef(false);
  const carryOut = useCallback(
    ({ id, name }: R) => {
      mutate({ id, name });
      onRemove?.();
    },
    [mutate, onRemove],
  );

  const remove = useCallback(
    async (record: R) => {
      if (!before) return carryOut(record);
      if (looking.current) return;
      looking.current = true;
      try {
        const words = await before(record);
        if (words) setAsked({ record, words });
        else carryOut(record);
      } catch (error) {
        notify.failure(error);
      } finally {
        looking.current = false;
      }
    },
    [before, carryOut],
  );

  return {
    remove,
    question: asked && (
      <DeleteDialog
        key={asked.record.id}
        title={`Delete ${asked.record.name}?`}
        description={asked.words}
        onKeep={() => setAsked(null)}
        onDelete={() => {
          setAsked(null);
          carryOut(asked.record);
        }}
      />
    ),
  };
}
