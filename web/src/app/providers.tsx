import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Announcer } from '../components/indicators/announcer.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { keepSeen } from '../lib/seen.ts';
import { watchOtherTabs } from '../lib/session.ts';
import { useAtRest } from '../lib/use-at-rest.ts';

const Toaster = lazy(async () => ({ default: (await import('../components/overlays/toaster.tsx')).Toaster }));

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  const atRest = useAtRest();
  useEffect(() => watchOtherTabs(client), [client]);
  useEffect(() => keepSeen(client), [client]);
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
