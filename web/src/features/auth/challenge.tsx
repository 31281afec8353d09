import { zodResolver } from '@hookform/resolvers/zod';
import type { Factor, User } from '@smoko/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/form-fields.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { errorText } from '../../lib/api.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import { useFactorCode, useOwnFactors, useRecovery } from './api.ts';
import { welcome } from './welcome.ts';

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
          <CodeForm key={recovery ? RECOVERY : factor?.id} factor={recovery ? undefined : factor} />
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
const codeForm = z.object({ code: z.string().trim().min(1, 'Enter the code.') });

/** `factor` left out: a recovery code. */
function CodeForm({ factor }: { factor: Factor | undefined }) {
  const verify = useFactorCode();
  const recover = useRecovery();
  const form = useForm({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: zodResolver(codeForm),
    defaultValues: { code: '' },
  });
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      welcome(await (factor ? verify.mutateAsync({ factor, code }) : recover.mutateAsync({ code })));
    } catch (error) {
      form.setError('code', { message: errorText(error) });
    }
  });
  const busy = form.formState.isSubmitting;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        form={form}
        name="code"
        label={factor ? 'Code' : 'Recovery code'}
        hint={
          factor
            ? `${factor.friendly_name}: the six digits it shows now.`
            : 'One of the codes you kept when you set this up. Each works once.'
        }
        autoComplete="one-time-code"
        inputMode={factor ? 'numeric' : 'text'}
        autoCapitalize="none"
        autoFocus
      />
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
