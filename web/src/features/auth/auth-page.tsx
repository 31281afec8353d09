import { type ReactNode, useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { keptPlan } from '../../lib/plans.ts';
import { safePath } from '../../lib/safe-path.ts';
import { useAwaitingSecondFactor, useSession } from '../../lib/session.ts';
import { usePendingGoogle } from './api.ts';
import { Challenge } from './challenge.tsx';
import { Entrance } from './entrance.tsx';
import { note } from './events.ts';
import { EitherWithGoogle, LinkGoogle, NewFromGoogle } from './google-step.tsx';
import { Brand, Intro } from './intro-panel.tsx';
import { useGoogleTrouble } from './use-google-trouble.ts';

/** /auth and, with the other tab first, /signup. `jobs`: the panel beside it. */
export function AuthPage({ jobs }: { jobs: ReactNode }) {
  const session = useSession();
  const owing = useAwaitingSecondFactor();
  const [params] = useSearchParams();
  const google = params.get('google');
  const pending = usePendingGoogle(google === 'new' || google === 'link').data;
  useEffect(() => note('page_view'), []);
  useGoogleTrouble();

  const next = safePath(params.get('next'), location.origin);
  if (session.data) return <Navigate to={next} replace />;

  return (
    <main className="grid min-h-dvh lg:grid-cols-[minmax(22rem,9fr)_11fr] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(22rem,9fr)_11fr_auto]">
      <Brand />
      <section
        aria-label="Your account"
        className="border-amber border-t-4 px-5 py-8 sm:px-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-t-0 lg:border-l-4 lg:py-16"
      >
        {owing ? (
          <Challenge user={owing} />
        ) : pending?.step === 'new' ? (
          <NewFromGoogle {...pending} plan={keptPlan()} />
        ) : pending?.step === 'link' ? (
          <LinkGoogle email={pending.email} />
        ) : pending?.step === 'either' ? (
          <EitherWithGoogle {...pending} plan={keptPlan()} />
        ) : (
          <Entrance next={next} />
        )}
      </section>
      <Intro />
      {jobs}
    </main>
  );
}
