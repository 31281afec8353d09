import { AppError } from '@smoko/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSignedOut } from './api.ts';
import { checkSession, endSession } from './session.ts';

/** Only what may pass by itself is tried again. */
const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof AppError && error.code === 'unavailable';

export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) endSession(client);
    // signed in elsewhere in this browser, and a code is still owed
    if (error instanceof AppError && error.code === 'mfa_required') void checkSession(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // always: without a connection a screen says so, rather than wait for one in silence
      queries: { retry: worthRetrying, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
