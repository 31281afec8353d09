import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Announcer } from '../components/indicators/announcer.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { watchOtherTabs } from '../lib/session.ts';
import { useIdle } from '../lib/use-idle.ts';

const Toaster = lazy(async () => ({ default: (await import('../components/overlays/toaster.tsx')).Toaster }));

/** Keeps what is seen for when there is no connection, until the returned function is called. */
function keepSeen(client: QueryClient): () => void {
  let stop: (() => void) | null = null;
  let over = false;
  void import('../lib/offline-cache.ts')
    .then(({ startOfflineCache }) => {
      if (!over) stop = startOfflineCache(client);
    })
    .catch(() => undefined);
  return () => {
    over = true;
    stop?.();
  };
}

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const atRest = useIdle();
  useEffect(() => watchOtherTabs(client), [client]);
  useEffect(() => (atRest ? keepSeen(client) : undefined), [client, atRest]);
  return (
    <QueryClientProvider client={client}>
      {children}
      <Announcer />
      {atRest && (
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      )}
    </QueryClientProvider>
  );
}
