import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../lib/announce.ts';
import { useLive } from '../../lib/live.ts';
import { jobKeys } from './api.ts';

const SETTLE_MS = 150;
/** As long as the highlight's animation. */
const HIGHLIGHT_MS = 4_000;

/** Keeps the lists fresh and tells which jobs have just changed. */
export function useLiveJobs(): ReadonlySet<string> {
  const client = useQueryClient();
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const refreshing = useRef(false);

  const later = (wait: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      act();
    }, wait);
    timers.current.add(timer);
  };
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);

  // an assistant often changes several records at once: fetch once for all
  const refresh = () => {
    if (refreshing.current) return;
    refreshing.current = true;
    later(SETTLE_MS, () => {
      refreshing.current = false;
      void client.invalidateQueries({ queryKey: jobKeys.all });
    });
  };

  useLive('record', ({ table, op, id }) => {
    if (table !== 'projects' && table !== 'clients') return;
    refresh();
    if (table !== 'projects' || op === 'DELETE') return;
    announce(op === 'INSERT' ? 'A job was added.' : 'A job was changed.');
    setChanged((before) => new Set(before).add(id));
    later(HIGHLIGHT_MS + SETTLE_MS, () =>
      setChanged((before) => {
        const after = new Set(before);
        after.delete(id);
        return after;
      }),
    );
  });
  useLive('resumed', refresh);
  return changed;
}
