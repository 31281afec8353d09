import { zodResolver } from '@hookform/resolvers/zod';
import { AppError, forgotPassword } from '@smoko/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '../../components/forms/form-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { errorText } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { useForgotPassword } from './api.ts';

interface Props {
  /** As typed for signing in. */
  email: string;
  onClose: () => void;
}

/** Asks for a link to a new password. What it says tells nobody whether there is such an account. */
export function ForgotPassword({ email, onClose }: Props) {
  const forgot = useForgotPassword();
  const [unsent, setUnsent] = useState<string | null>(null);
  const form = useForm({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: zodResolver(forgotPassword.input),
    defaultValues: { email },
  });
  const submit = form.handleSubmit(async (values) => {
    const trouble = await forgot.mutateAsync(values).then(
      () => null,
      (error: unknown) => error,
    );
    notify.success('Reset Instructions Sent', "If an account exists for that email, we've sent reset instructions.");
    // it never got there: said too, or they would wait for a mail that nobody was asked for
    const undecided = trouble instanceof AppError && ['unavailable', 'rate_limited'].includes(trouble.code);
    if (undecided) setUnsent(errorText(trouble));
    else onClose();
  });
  return (
    <FormDialog
      title="Forgot your password?"
      save="Send Reset Link"
      busy={form.formState.isSubmitting}
      dirty={false}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="text-soft">We mail you a link. It works once, for 30 minutes.</p>
      <TextField form={form} name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
      {unsent && (
        <p role="alert" className="font-semibold text-bad text-sm">
          {unsent}
        </p>
      )}
    </FormDialog>
  );
}
