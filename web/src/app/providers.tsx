import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Announcer } from '../components/indicators/announcer.tsx';
import { startOfflineCache } from '../lib/offline-cache.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { watchOtherTabs } from '../lib/session.ts';
import { useIdle } from '../lib/use-idle.ts';

const Toaster = lazy(async () => ({ default: (await import('../components/overlays/toaster.tsx')).Toaster }));

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const atRest = useIdle();
  useEffect(() => watchOtherTabs(client), [client]);
  useEffect(() => startOfflineCache(client), [client]);
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
