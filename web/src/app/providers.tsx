import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Announcer } from '../components/announcer.tsx';
import { Toaster } from '../components/toaster.tsx';
import { TooltipProvider } from '../components/tooltip.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { keepSeen } from '../lib/seen.ts';
import { watchOtherTabs } from '../lib/session.ts';

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => watchOtherTabs(client), [client]);
  useEffect(() => keepSeen(client), [client]);
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider delayDuration={500}>
        {children}
        <Announcer />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  );
}
