import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { AccountMain } from '../../components/layout/account-main.tsx';
import { keptPlan } from '../../lib/plans.ts';
import { authPath, safePath } from '../../lib/safe-path.ts';
import { useSession } from '../../lib/session.ts';
import { usePendingGoogle } from './api.ts';
import { EitherWithGoogle, LinkGoogle, NewFromGoogle } from './google-step.tsx';

/** /auth/google: what is left to do of signing in with Google, which the server keeps for a while. */
export function GooglePage() {
  const session = useSession();
  const next = safePath(useSearchParams()[0].get('next'), location.origin);
  const { data: pending, isPending, refetch, isFetching } = usePendingGoogle();
  if (session.data) return <Navigate to={next} replace />;
  return (
    <AccountMain>
      {isPending ? (
        <Skeleton className="h-40 w-full" />
      ) : pending === undefined ? (
        <LoadError onRetry={() => void refetch()} busy={isFetching} />
      ) : pending === null ? (
        <Leave to={next} />
      ) : pending.step === 'new' ? (
        <NewFromGoogle {...pending} plan={keptPlan()} />
      ) : pending.step === 'link' ? (
        <LinkGoogle email={pending.email} />
      ) : (
        <EitherWithGoogle {...pending} plan={keptPlan()} />
      )}
    </AccountMain>
  );
}

/** It took too long, or nothing was begun: the page of signing in says that it did not work, as after any failure with Google. */
function Leave({ to }: { to: string }) {
  useEffect(() => {
    const page = new URL(authPath(to), location.origin);
    page.searchParams.set('error', 'google');
    location.replace(page);
  }, [to]);
  return null;
}
