import { useEffect } from 'react';
import { authPath } from '../lib/safe-path.ts';
import { leaveFor } from '../lib/session.ts';
import { Loading } from './loading.tsx';

/** Off to the page of signing in. */
export function LeaveForSignIn({ from }: { from: string }) {
  useEffect(() => leaveFor(authPath(from)), [from]);
  return <Loading text="Loading dashboard..." />;
}
