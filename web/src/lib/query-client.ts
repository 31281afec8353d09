import { AppError } from '@smoko/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSignedOut } from './api.ts';
import { isUnreachable } from './queue/waiting.ts';
import { checkSession, endSession } from './session.ts';

/** Retries only while the server is unavailable, which may be over in a moment; without any network it is not. */
const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && navigator.onLine && isUnreachable(error);

export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) endSession(client);
    // signed in in another tab, where the second factor's code is still missing
    if (error instanceof AppError && error.code === 'mfa_required') void checkSession(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // always: offline, a query fails and the page says so; by default it would pause without a word
      queries: { retry: worthRetrying, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
