import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadError } from '../components/indicators/load-error.tsx';
import { IdentityCheck } from '../components/overlays/identity-check.tsx';
import { useLive } from '../lib/live.ts';
import { useLiveRecords } from '../lib/records/refresh.ts';
import { checkSession, useSession } from '../lib/session.ts';
import { useFocusScreen } from '../lib/use-focus-screen.ts';
import { useIdle } from '../lib/use-idle.ts';
import { useFirstScreen } from './first-screen.ts';
import { LeaveForSignIn } from './leave-for-sign-in.tsx';
import { Loading } from './loading.tsx';

// nothing comes before the page stands
const Keeper = lazy(async () => ({ default: (await import('./offline/keeper.tsx')).Keeper }));
const LiveConnection = lazy(async () => ({ default: (await import('./live-connection.tsx')).LiveConnection }));
const MessageToasts = lazy(async () => ({ default: (await import('./message-toasts.tsx')).MessageToasts }));

/** Pages for people who are signed in; others are sent to /auth and brought back afterwards. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const screen = useFirstScreen();
  if (session.data && screen) return <Signed key={session.data.id} />;
  if (session.data === null) return <LeaveForSignIn from={`${pathname}${search}`} />;
  if (session.isError) {
    return (
      <main className="grid min-h-dvh place-content-center">
        <LoadError onRetry={() => void session.refetch()} busy={session.isFetching} />
      </main>
    );
  }
  return session.data ? WAITING : <LastSeen after={session.failureCount > 0 ? 0 : PATIENCE_MS} />;
}

const WAITING = <Loading text="Loading dashboard..." />;

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
  return WAITING;
}

/** The live connection is open exactly while somebody is signed in. */
function Signed() {
  const client = useQueryClient();
  const [since] = useState(() => performance.now());
  const idle = useIdle();
  useLiveRecords();
  useFocusScreen();
  useLive('refused', () => void checkSession(client));
  return (
    <>
      <IdentityCheck>
        <Outlet />
      </IdentityCheck>
      {/* what happens meanwhile is repeated to the new connection, and a conversation is asked for once more */}
      {idle && (
        <Suspense fallback={null}>
          <MessageToasts />
          <LiveConnection since={since} />
        </Suspense>
      )}
      {/* by itself: what is told live does not wait for it */}
      {idle && (
        <Suspense fallback={null}>
          <Keeper />
        </Suspense>
      )}
    </>
  );
}
