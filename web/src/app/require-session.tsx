import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadError } from '../components/indicators/load-error.tsx';
import { IdentityCheck } from '../components/overlays/identity-check.tsx';
import { openLive, useLive } from '../lib/live.ts';
import { useLiveRecords } from '../lib/records/refresh.ts';
import { checkSession, useSession } from '../lib/session.ts';
import { LeaveForSignIn } from './leave-for-sign-in.tsx';
import { Loading } from './loading.tsx';

// nothing comes before the page stands
const Keeper = lazy(async () => ({ default: (await import('./offline/keeper.tsx')).Keeper }));
const MessageToasts = lazy(async () => ({ default: (await import('./message-toasts.tsx')).MessageToasts }));

/** Pages for people who are signed in; others are sent to /auth and brought back afterwards. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.data) return <Signed key={session.data.id} />;
  if (session.data === null) return <LeaveForSignIn from={`${pathname}${search}`} />;
  if (session.isError) {
    return (
      <main className="grid min-h-dvh place-content-center">
        <LoadError onRetry={() => void session.refetch()} busy={session.isFetching} />
      </main>
    );
  }
  return <LastSeen after={session.failureCount > 0 ? 0 : PATIENCE_MS} />;
}

/** With one bar the question whose session it is may hang for half a minute. */
const PATIENCE_MS = 4_000;

const restore = async (client: QueryClient) => (await import('../lib/offline-cache.ts')).restoreOfflineCache(client);

/** The server does not answer, or has not for a while: perhaps this device knows what was here last. */
function LastSeen({ after }: { after: number }) {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => void restore(client).catch(() => undefined), after);
    return () => clearTimeout(timer);
  }, [client, after]);
  return <Loading text="Loading dashboard..." />;
}

/** Beside what tells of it: the first thing a connection brings is what happened meanwhile. */
function Live({ since }: { since: number }) {
  useEffect(() => openLive(since), [since]);
  return null;
}

/** The live connection is open exactly while somebody is signed in. */
function Signed() {
  const client = useQueryClient();
  const [since] = useState(() => performance.now());
  useLiveRecords();
  useLive('refused', () => void checkSession(client));
  return (
    <>
      <IdentityCheck>
        <Outlet />
      </IdentityCheck>
      <Suspense fallback={null}>
        <MessageToasts />
        <Live since={since} />
      </Suspense>
      {/* by itself: what is told live does not wait for it */}
      <Suspense fallback={null}>
        <Keeper />
      </Suspense>
    </>
  );
}
