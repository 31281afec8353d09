import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { resumeSending, sayKept, showKeptMessages } from '../../features/chat/kept-messages.ts';
import { useLive } from '../../lib/live.ts';
import { sendNow, startQueue } from '../../lib/queue/queue.ts';
import { useWaiting } from '../../lib/queue/waiting.ts';
import { useSession } from '../../lib/session.ts';
import { fetchAhead } from './fetch-ahead.ts';

const WaitingSheet = lazy(async () => ({ default: (await import('./waiting-sheet.tsx')).WaitingSheet }));

const loadBeforehand = () =>
  Promise.all([import('./waiting-note.tsx'), import('./waiting-sheet.tsx'), import('../../features/chat/begin.ts')]);

/** The screen that was asked for comes first. */
const AT_REST_MS = 3_000;
const AGAIN_MS = 5 * 60_000;

/** Looks after what waits for reception and what a day without any needs. Shows nothing by itself. */
export function Keeper() {
  const client = useQueryClient();
  const userId = useSession().data?.id;
  const open = useWaiting((state) => state.open);
  // once there is no reception it could not be fetched
  useEffect(() => void loadBeforehand().catch(() => undefined), []);
  useEffect(() => {
    if (!userId) return;
    const stopShowing = showKeptMessages();
    const stop = startQueue(client, userId, sayKept);
    const resume = () => {
      if (document.visibilityState === 'visible') void resumeSending(client, userId).catch(() => undefined);
    };
    resume();
    document.addEventListener('visibilitychange', resume);
    return () => {
      document.removeEventListener('visibilitychange', resume);
      stop();
      stopShowing();
    };
  }, [client, userId]);
  useLive('resumed', () => sendNow(client));
  useEffect(() => {
    if (!userId) return;
    let over = false;
    const ahead = async () => {
      // without the worker the app itself would not open, so it is of no use
      await navigator.serviceWorker?.ready;
      await new Promise((done) => setTimeout(done, AT_REST_MS));
      if (navigator.serviceWorker?.controller && !over) await fetchAhead(client, () => over);
    };
    const tries = setInterval(() => void ahead(), AGAIN_MS);
    void ahead();
    return () => {
      over = true;
      clearInterval(tries);
    };
  }, [client, userId]);
  return (
    open && (
      <Suspense fallback={null}>
        <WaitingSheet />
      </Suspense>
    )
  );
}
