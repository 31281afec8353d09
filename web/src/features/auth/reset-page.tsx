import { zodResolver } from '@hookform/resolvers/zod';
import { AppError, type CONTENTS, resetPassword } from '@smoko/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { Button } from '../../components/buttons/button.tsx';
import { PasswordField } from '../../components/forms/form-fields.tsx';
import { FormQuestion } from '../../components/forms/form-question.tsx';
import { api, errorText } from '../../lib/api.ts';
import { showOnFields } from '../../lib/form-errors.ts';
import { notify } from '../../lib/notify.ts';
import { checkSession } from '../../lib/session.ts';
import { Frame } from './frame.tsx';

const passwordForm = z.object({ password: resetPassword.input.shape.password });

/** /auth/reset?token=...: the mailed link to a new password. */
export function ResetPage() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const form = useForm({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: zodResolver(passwordForm),
    defaultValues: { password: '' },
  });
  // an account that was made with this address and never confirmed, and has records: whose are they?
  const [asked, setAsked] = useState<string | null>(null);
  const reset = async (password: string, contents?: (typeof CONTENTS)[number]) => {
    try {
      await api.call(resetPassword, { token, password, ...(contents ? { contents } : {}) });
      if (contents === 'leave') notify.success('Your Address Is Free', 'Now create your own account with it.');
      else notify.success('Password Changed', 'Sign in with your new password.');
      // every session has ended, this browser's too
      await checkSession(client);
      await navigate('/auth', { replace: true });
    } catch (error) {
      const question = error instanceof AppError && error.errors?.find(({ path }) => path === 'contents')?.message;
      if (question) setAsked(question);
      else if (!showOnFields(form, ['password'], error)) form.setError('root', { message: errorText(error) });
    }
  };
  const submit = form.handleSubmit(({ password }) => reset(password));
  const answer = (contents: (typeof CONTENTS)[number]) =>
    void form.handleSubmit(({ password }) => reset(password, contents))();
  const trouble = form.formState.errors.root?.message;
  return (
    <Frame title="Choose a new password">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <PasswordField
          form={form}
          name="password"
          label="New Password"
          note="8 characters or more"
          autoComplete="new-password"
        />
        {trouble && (
          <p role="alert" className="font-semibold text-bad">
            {trouble}
          </p>
        )}
        {asked ? (
          <FormQuestion text={asked}>
            <Button busy={form.formState.isSubmitting} onClick={() => answer('leave')}>
              It is not mine
            </Button>
            <Button variant="primary" busy={form.formState.isSubmitting} onClick={() => answer('keep')}>
              It is mine, keep it
            </Button>
          </FormQuestion>
        ) : (
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
            Save Password
          </Button>
        )}
        {trouble && (
          <Button asChild>
            <Link to="/auth?forgot">Ask for a new link</Link>
          </Button>
        )}
      </form>
    </Frame>
  );
}
