import { listImports } from '@smoko/contract';
import { Button } from '../../components/buttons/button.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { formatInstant } from '../../lib/format.ts';
import { useView } from '../../lib/records/use-list.ts';
import { useTimeZone } from '../../lib/session.ts';
import { useUndoImport } from './api.ts';
import { count } from './words.ts';

/** What was imported before, each with its way back. */
export function PastImports() {
  const list = useView('imports', listImports, {});
  const undo = useUndoImport();
  const timeZone = useTimeZone();
  return (
    <ListState query={list} empty={<p className="text-soft">No imports yet.</p>}>
      <ul aria-label="Past imports" className="grid gap-2">
        {list.data?.map(({ id, table, added, left_out, created_at, undone_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-2">
            <span>
              <span className="font-semibold">{count(table, added)}</span>
              {left_out > 0 && <span className="text-soft">, {left_out} left out</span>}
              <span className="block text-soft text-sm">{formatInstant(created_at, timeZone)}</span>
            </span>
            {undone_at ? (
              <span className="text-soft">Undone</span>
            ) : (
              <Button
                size="sm"
                aria-label={`Undo the import of ${count(table, added)}`}
                busy={undo.isPending && undo.variables === id}
                onClick={() => undo.mutate(id)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </ListState>
  );
}
