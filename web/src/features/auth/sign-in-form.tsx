import { Controller, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { PasswordField, TextField } from '../../components/form-fields.tsx';
import { notify } from '../../lib/notify.ts';
import { useSignIn } from './api.ts';
import { note } from './events.ts';
import type { SignInForm as Values } from './forms.ts';
import { troubleText } from './trouble.ts';

export function SignInForm({ form }: { form: UseFormReturn<Values> }) {
  const signIn = useSignIn();
  const submit = form.handleSubmit(async (values) => {
    note('login_attempt');
    try {
      await signIn.mutateAsync(values);
      note('login_success');
      notify.success('Welcome back!', "You've been successfully signed in.");
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
      <Controller
        control={form.control}
        name="remember"
        render={({ field }) => <Checkbox label="Remember me" checked={field.value ?? true} onChange={field.onChange} />}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
