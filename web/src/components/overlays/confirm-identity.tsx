import { zodResolver } from '@hookform/resolvers/zod';
import { confirmIdentity, listFactors } from '@smoko/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { api, errorText } from '../../lib/api.ts';
import { showOnFields } from '../../lib/form-errors.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../buttons/button.tsx';
import { PasswordField, TextField } from '../forms/form-fields.tsx';
import { FormDialog } from './form-dialog.tsx';

const proofs = {
  password: z.object({ password: z.string().min(1, 'Enter your password.'), code: z.string() }),
  code: z.object({ password: z.string(), code: z.string().trim().min(1, 'Enter the code.') }),
};

/** Asks for the password or a code before a sensitive action. */
export function ConfirmIdentity({ onDone }: { onDone: (confirmed: boolean) => void }) {
  const user = useSession().data;
  const factors = useFigures('factors', listFactors).data?.data ?? [];
  const app = factors.find(({ factor_type, status }) => factor_type === 'totp' && status === 'verified');
  const [chosen, setChosen] = useState<'password' | 'code'>('password');
  const proof = user?.has_password ? (app ? chosen : 'password') : 'code';
  const form = useForm({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: zodResolver(proofs[proof]),
    defaultValues: { password: '', code: '' },
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      await api.call(confirmIdentity, { [proof]: values[proof] });
      onDone(true);
    } catch (error) {
      if (!showOnFields(form, [proof], error)) form.setError(proof, { message: errorText(error) });
    }
  });
  const other = proof === 'password' ? 'code' : 'password';

  if (user && !user.has_password && !app) return <AgainWithGoogle onClose={() => onDone(false)} />;
  return (
    <FormDialog
      title="Is it you?"
      save="Confirm"
      busy={form.formState.isSubmitting}
      dirty={false}
      onSubmit={() => void submit()}
      onClose={() => onDone(false)}
    >
      <p className="text-soft">This needs a moment's proof. It holds for ten minutes.</p>
      {proof === 'password' ? (
        <PasswordField form={form} name="password" label="Your password" autoComplete="current-password" />
      ) : (
        <TextField
          form={form}
          name="code"
          label="Code"
          hint={`${app?.friendly_name}: the six digits it shows now.`}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      )}
      {user?.has_password && app && (
        <div>
          <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setChosen(other)}>
            {other === 'code' ? 'Use a code instead' : 'Use my password instead'}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

const AgainWithGoogle = ({ onClose }: { onClose: () => void }) => (
  <FormDialog
    title="Is it you?"
    save="Sign in with Google again"
    busy={false}
    dirty={false}
    onSubmit={() => location.assign(`/api/auth/google?${new URLSearchParams({ next: location.pathname })}`)}
    onClose={onClose}
  >
    <p className="text-soft">Sign in with Google once more. You come back here, and it holds for ten minutes.</p>
  </FormDialog>
);
