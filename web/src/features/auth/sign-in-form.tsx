import { lazy, Suspense, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Checkbox } from '../../components/forms/checkbox.tsx';
import { PasswordField, TextField } from '../../components/forms/form-fields.tsx';
import { notify } from '../../lib/notify.ts';
import { useSignIn } from './api.ts';
import { note } from './events.ts';
import type { SignInForm as Values } from './forms.ts';
import { troubleText } from './trouble.ts';
import { welcome } from './welcome.ts';

const ForgotPassword = lazy(async () => ({ default: (await import('./forgot-password.tsx')).ForgotPassword }));

export function SignInForm({ form }: { form: UseFormReturn<Values> }) {
  const signIn = useSignIn();
  const [params] = useSearchParams();
  const [forgot, setForgot] = useState(params.has('forgot'));
  const submit = form.handleSubmit(async (values) => {
    note('login_attempt');
    try {
      welcome(await signIn.mutateAsync(values));
    } catch (error) {
      note('login_error');
      notify.error('Sign In Failed', troubleText(error, 'Email or password is incorrect.'));
    }
  });
  const busy = form.formState.isSubmitting;

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField form={form} name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
      <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Controller
          control={form.control}
          name="remember"
          render={({ field }) => (
            <Checkbox label="Remember me" checked={field.value ?? true} onChange={field.onChange} />
          )}
        />
        <button
          type="button"
          onClick={() => {
            note('forgot_password_click');
            setForgot(true);
          }}
          className="min-h-12 font-semibold text-link text-sm underline underline-offset-4"
        >
          Forgot your password?
        </button>
      </div>
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? 'Signing In...' : 'Sign In'}
      </Button>
      {forgot && (
        <Suspense fallback={null}>
          <ForgotPassword email={form.getValues('email')} onClose={() => setForgot(false)} />
        </Suspense>
      )}
    </form>
  );
}
