import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLive } from '../live.ts';
import { recordKeys, SHOWN_IN, TOLD_IN } from './table.ts';

/** An assistant often changes several records at once: wait this long and fetch once. */
const SETTLE_MS = 150;

/** Fetches again what is shown of a table, the timelines, and of the tables that show some of its fields (SHOWN_IN). */
export function refreshTable(client: QueryClient, table: string): Promise<unknown> {
  const names: readonly string[] = [
    table,
    TOLD_IN,
    ...(table in SHOWN_IN ? SHOWN_IN[table as keyof typeof SHOWN_IN] : []),
  ];
  return Promise.all(names.map((name) => client.invalidateQueries({ queryKey: recordKeys.table(name) })));
}

/** Refreshes what is shown whenever records change, in another tab, the terminal or by an assistant. */
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
  // anything may have changed while there was no connection
  useLive('resumed', () => void client.invalidateQueries());
}
