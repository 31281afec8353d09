import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLive } from '../live.ts';
import { recordKeys, SHOWN_IN } from './table.ts';

/** An assistant often changes several records at once: they are fetched once for all. */
const SETTLE_MS = 150;

/** What is on the screen of a table, and of those that show something of it, is fetched again. */
export function refreshTable(client: QueryClient, table: string): Promise<unknown> {
  const names = [table, ...(SHOWN_IN[table as keyof typeof SHOWN_IN] ?? [])];
  return Promise.all(names.map((name) => client.invalidateQueries({ queryKey: recordKeys.table(name) })));
}

/** Keeps every screen as the records are, whoever changed them: another tab, the terminal, an assistant. */
export function useLiveRecords(): void {
  const client = useQueryClient();
  const changed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
    },
    [],
  );
  useLive('record', ({ table }) => {
    changed.current.add(table);
    timer.current ??= setTimeout(() => {
      timer.current = null;
      const tables = [...changed.current];
      changed.current.clear();
      for (const name of tables) void refreshTable(client, name);
    }, SETTLE_MS);
  });
  // whatever changed while the connection was away
  useLive('resumed', () => void client.invalidateQueries());
}
