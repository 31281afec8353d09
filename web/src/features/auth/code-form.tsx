import { zodResolver } from '@hookform/resolvers/zod';
import type { Factor } from '@smoko/contract';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../components/buttons/button.tsx';
import { TextField } from '../../components/forms/form-fields.tsx';
import { errorText } from '../../lib/api.ts';
import { useFactorCode, useRecovery } from './api.ts';
import { welcome } from './welcome.ts';

const codeForm = z.object({ code: z.string().trim().min(1, 'Enter the code.') });

interface Props {
  /** Left out: a recovery code. */
  factor?: Factor | undefined;
  /** A challenge that was begun already: a phone's. */
  challenge?: string;
  hint: string;
}

export function CodeForm({ factor, challenge, hint }: Props) {
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
      welcome(await (factor ? verify.mutateAsync({ factor, challenge, code }) : recover.mutateAsync({ code })));
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
        hint={hint}
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
