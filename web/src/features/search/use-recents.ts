import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { recordKeys } from '../../lib/records/table.ts';
import { openedHit, tableOf } from './opened.ts';
import { forgetRecent, readRecents, recentAt } from './recents.ts';

/** What was opened last, as it is now, without what is open and what is there no more. */
export function useRecents(userId: string) {
  const [list] = useState(() => {
    const here = recentAt(location.pathname, location.search);
    return readRecents(userId).filter(({ kind, id }) => kind !== here?.kind || id !== here.id);
  });
  return useQueries({
    queries: list.map((recent) => ({
      queryKey: [...recordKeys.table(tableOf(recent)), 'opened', recent.kind, recent.id],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const hit = await openedHit(recent, signal);
        if (!hit) forgetRecent(userId, recent);
        return hit;
      },
    })),
    combine: (answers) => ({
      hits: answers.flatMap(({ data }) => data ?? []),
      busy: answers.some(({ isPending }) => isPending),
      /** Some are not known. */
      failed: answers.some(({ isError, data }) => isError && data === undefined),
    }),
  });
}
