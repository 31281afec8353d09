import type { User } from '@smoko/contract';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { useSignOut } from '../../lib/use-sign-out.ts';
import { useOwnFactors } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { TextedCode } from './texted-code.tsx';

/** The second step of signing in: a code of a factor, or one that was kept for the day the phone is gone. */
export function Challenge({ user }: { user: User }) {
  const factors = useOwnFactors();
  const signOut = useSignOut();
  const [chosen, setChosen] = useState<string | null>(null);
  const factor = factors.data?.find(({ id }) => id === chosen) ?? factors.data?.[0];
  const recovery = chosen === RECOVERY || factors.data?.length === 0;
  return (
    <div className="mx-auto grid max-w-lg gap-6">
      <div>
        <h1 className="headline text-2xl">One more step</h1>
        <p className="mt-1 break-words text-soft">Signing in as {user.email}.</p>
      </div>
      {factors.isPending ? (
        <Skeleton className="h-40 w-full" />
      ) : !factors.data ? (
        <LoadError onRetry={() => void factors.refetch()} busy={factors.isFetching} />
      ) : (
        <>
          {recovery || !factor ? (
            <CodeForm hint="One of the codes you kept when you set this up. Each works once." />
          ) : factor.factor_type === 'phone' ? (
            <TextedCode key={factor.id} factor={factor} />
          ) : (
            <CodeForm key={factor.id} factor={factor} hint={`${factor.friendly_name}: the six digits it shows now.`} />
          )}
          <div className="-ml-5 grid justify-items-start">
            {factors.data
              .filter(({ id }) => recovery || id !== factor?.id)
              .map(({ id, friendly_name }) => (
                <Button key={id} variant="quiet" onClick={() => setChosen(id)}>
                  Use {friendly_name}
                </Button>
              ))}
            {!recovery && (
              <Button variant="quiet" onClick={() => setChosen(RECOVERY)}>
                Use a recovery code
              </Button>
            )}
            <Button variant="quiet" busy={signOut.isPending} onClick={() => signOut.mutate(false)}>
              Sign in as somebody else
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

const RECOVERY = 'recovery';
