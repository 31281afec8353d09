import { zodResolver } from '@hookform/resolvers/zod';
import { changePassword } from '@smoko/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../components/buttons/button.tsx';
import { PasswordField } from '../../components/forms/form-fields.tsx';
import { Section } from '../../components/layout/section.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { errorText } from '../../lib/api.ts';
import { showOnFields } from '../../lib/form-errors.ts';
import { notify } from '../../lib/notify.ts';
import { useConfirmedOperation } from './api.ts';

export function Password({ hasPassword }: { hasPassword: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Section
      title="Password"
      lead={hasPassword ? 'A new one signs out every other device.' : 'You sign in with Google, without a password.'}
      actions={<Button onClick={() => setOpen(true)}>{hasPassword ? 'Change Password' : 'Set a Password'}</Button>}
    >
      {open && <PasswordDialog hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </Section>
  );
}

const { new_password } = changePassword.input.shape;
const schemas = {
  change: z.object({ current_password: z.string().min(1, 'Enter your password.'), new_password }),
  set: z.object({ current_password: z.string(), new_password }),
};

function PasswordDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const change = useConfirmedOperation(changePassword);
  const form = useForm({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: zodResolver(hasPassword ? schemas.change : schemas.set),
    defaultValues: { current_password: '', new_password: '' },
  });
  const submit = form.handleSubmit(async ({ current_password, new_password }) => {
    try {
      const done = await change.mutateAsync({ new_password, ...(hasPassword ? { current_password } : {}) });
      if (done === undefined) return;
      notify.success('Password Changed', 'Other devices have to sign in again.');
      onClose();
    } catch (error) {
      if (!showOnFields(form, ['current_password', 'new_password'], error))
        form.setError('new_password', { message: errorText(error) });
    }
  });
  return (
    <FormDialog
      title={hasPassword ? 'Change password' : 'Set a password'}
      save="Save Password"
      busy={form.formState.isSubmitting}
      dirty={false}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {hasPassword && (
        <PasswordField form={form} name="current_password" label="Current Password" autoComplete="current-password" />
      )}
      <PasswordField
        form={form}
        name="new_password"
        label="New Password"
        note="8 characters or more"
        autoComplete="new-password"
      />
    </FormDialog>
  );
}
