import { zodResolver } from '@hookform/resolvers/zod';
import { AppError, verifyEmail } from '@smoko/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { Button } from '../../components/buttons/button.tsx';
import { PasswordField } from '../../components/forms/form-fields.tsx';
import { api, errorText } from '../../lib/api.ts';
import { showOnFields } from '../../lib/form-errors.ts';
import { useResendVerification } from '../../lib/resend-verification.ts';
import { checkSession, useSession } from '../../lib/session.ts';
import { Frame } from './frame.tsx';

/** /auth/verify?token=...: the mailed link that confirms an address. */
export function VerifyPage() {
  const client = useQueryClient();
  const user = useSession().data;
  const token = useSearchParams()[0].get('token') ?? '';
  const resend = useResendVerification();
  const [proved, setProved] = useState<string | null>(null);
  // done once for each link, however often the page is drawn
  const answer = useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const { email } = await api.call(verifyEmail, { token });
      await checkSession(client);
      return email;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const email = proved ?? answer.data;

  if (answer.isPending) {
    return (
      <Frame title="Confirm your email address">
        <p role="status">One moment...</p>
      </Frame>
    );
  }
  if (email) {
    return (
      <Frame title="Address confirmed">
        <p className="break-words text-soft">Thanks. {email} is yours, and your messages go out.</p>
        <Onwards signedIn={Boolean(user)} />
      </Frame>
    );
  }
  if (answer.error instanceof AppError && answer.error.code === 'confirm_identity') {
    return <WithPassword token={token} onDone={setProved} />;
  }
  return (
    <Frame title="That did not work">
      <p role="alert" className="font-semibold">
        {errorText(answer.error)}
      </p>
      {user?.email_verified && <p className="text-soft">Your address is confirmed already.</p>}
      {user && !user.email_verified && (
        <Button variant="primary" busy={resend.isPending} onClick={() => resend.mutate()}>
          Send a new link
        </Button>
      )}
      {user === null && <p className="text-soft">Sign in to have a new one sent.</p>}
      <Onwards signedIn={Boolean(user)} />
    </Frame>
  );
}

const passwordForm = z.object({ password: z.string().min(1, 'Enter your password.') });

/** Nobody is signed in here: a stranger may have made an account with the address of whoever opens the link. */
function WithPassword({ token, onDone }: { token: string; onDone: (email: string) => void }) {
  const form = useForm({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: zodResolver(passwordForm),
    defaultValues: { password: '' },
  });
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      onDone((await api.call(verifyEmail, { token, password })).email);
    } catch (error) {
      if (!showOnFields(form, ['password'], error)) form.setError('password', { message: errorText(error) });
    }
  });
  return (
    <Frame title="Confirm your email address">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-soft">Enter the password that you chose when you signed up, to show that it was you.</p>
        <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Confirm
        </Button>
        <p className="text-soft">
          You did not sign up, or do not know the password? Then do not confirm it: choose a password of your own.
        </p>
        <Button asChild>
          <a href="/auth/forgot">Choose a new password</a>
        </Button>
      </form>
    </Frame>
  );
}

const Onwards = ({ signedIn }: { signedIn: boolean }) => (
  <Button variant={signedIn ? 'plain' : 'primary'} asChild>
    {signedIn ? <Link to="/dashboard">Go to Dashboard</Link> : <a href="/auth">Sign In</a>}
  </Button>
);
