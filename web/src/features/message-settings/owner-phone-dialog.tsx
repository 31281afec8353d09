import { confirmOwnerPhone, setOwnerPhone } from '@smoko/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '../../components/forms/form-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { useIdentityCheck } from '../../components/overlays/identity-check.tsx';
import { api, errorText } from '../../lib/api.ts';
import { formatAddress } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { refreshTable } from '../../lib/records/refresh.ts';

/** The number first, then the code that was texted to it. */
export function OwnerPhoneDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const confirmed = useIdentityCheck();
  const [texted, setTexted] = useState<string | null>(null);
  const form = useForm({ mode: 'onSubmit', reValidateMode: 'onSubmit', defaultValues: { phone: '', code: '' } });
  const submit = form.handleSubmit(async ({ phone, code }) => {
    try {
      if (!texted) {
        const sent = await confirmed(() => api.call(setOwnerPhone, { phone }));
        return setTexted(sent?.phone ?? null);
      }
      if (!(await confirmed(() => api.call(confirmOwnerPhone, { code })))) return;
      notify.success('Mobile Confirmed', 'Your texts from it count as yours.');
      void refreshTable(client, 'settings');
      onClose();
    } catch (error) {
      form.setError(texted ? 'code' : 'phone', { message: errorText(error) });
    }
  });
  return (
    <FormDialog
      title="Your Own Mobile"
      save={texted ? 'Confirm' : 'Text Me a Code'}
      busy={form.formState.isSubmitting}
      dirty={false}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {texted ? (
        <TextField
          key="code"
          form={form}
          name="code"
          label="Code"
          hint={`The six digits we texted to ${formatAddress(texted)}.`}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
        />
      ) : (
        <TextField
          key="phone"
          form={form}
          name="phone"
          label="Mobile Number"
          hint="Australian or New Zealand, or any with its country code."
          type="tel"
          autoComplete="tel"
          inputMode="tel"
        />
      )}
    </FormDialog>
  );
}
