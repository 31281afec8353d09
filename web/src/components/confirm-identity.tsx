import { zodResolver } from '@hookform/resolvers/zod';
import { confirmIdentity } from '@smoko/contract';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { api, errorText } from '../lib/api.ts';
import { showOnFields } from '../lib/form-errors.ts';
import { useSession } from '../lib/session.ts';
import { FormDialog } from './form-dialog.tsx';
import { PasswordField } from './form-fields.tsx';

const proof = z.object({ password: z.string().min(1, 'Enter your password.') });

/** Asks who is at the screen, before something that cannot easily be put right. */
export function ConfirmIdentity({ onDone }: { onDone: (confirmed: boolean) => void }) {
  const user = useSession().data;
  const form = useForm({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: zodResolver(proof),
    defaultValues: { password: '' },
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      await api.call(confirmIdentity, values);
      onDone(true);
    } catch (error) {
      if (!showOnFields(form, ['password'], error)) form.setError('password', { message: errorText(error) });
    }
  });

  if (user && !user.has_password) return <AgainWithGoogle onClose={() => onDone(false)} />;
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
      <PasswordField form={form} name="password" label="Your password" autoComplete="current-password" />
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
