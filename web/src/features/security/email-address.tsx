import { zodResolver } from '@hookform/resolvers/zod';
import { changeEmail } from '@smoko/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/buttons/button.tsx';
import { TextField } from '../../components/forms/form-fields.tsx';
import { Badge } from '../../components/indicators/badge.tsx';
import { Section } from '../../components/layout/section.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { errorText } from '../../lib/api.ts';
import { showOnFields } from '../../lib/form-errors.ts';
import { notify } from '../../lib/notify.ts';
import { useResendVerification } from '../../lib/resend-verification.ts';
import { useConfirmedOperation } from './api.ts';

export function EmailAddress({ email, verified, lost }: { email: string; verified: boolean; lost: boolean }) {
  const [open, setOpen] = useState(false);
  const resend = useResendVerification();
  return (
    <Section
      title="Email Address"
      lead="You sign in with it, and we write to it when something happens to your account."
      actions={<Button onClick={() => setOpen(true)}>Change Email</Button>}
    >
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 break-all font-bold">{email}</span>
        {verified ? (
          <Badge tone="good">Confirmed</Badge>
        ) : (
          <Badge tone="wait">{lost ? "Somebody else's" : 'Not confirmed'}</Badge>
        )}
        {!verified && !lost && (
          <Button size="sm" busy={resend.isPending} onClick={() => resend.mutate()}>
            Send the link again
          </Button>
        )}
      </div>
      {open && <EmailDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}

function EmailDialog({ onClose }: { onClose: () => void }) {
  const change = useConfirmedOperation(changeEmail);
  const form = useForm({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: zodResolver(changeEmail.input),
    defaultValues: { email: '' },
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      if ((await change.mutateAsync(values)) === undefined) return;
      notify.success(
        'Look in Your New Mailbox',
        `The address changes when you open the link we sent to ${values.email}.`,
      );
      onClose();
    } catch (error) {
      if (!showOnFields(form, ['email'], error)) form.setError('email', { message: errorText(error) });
    }
  });
  return (
    <FormDialog
      title="Change email address"
      save="Send Link"
      busy={form.formState.isSubmitting}
      dirty={false}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="text-soft">We mail a link to the new address. Until it is opened, the old one stays.</p>
      <TextField form={form} name="email" label="New Email" type="email" autoComplete="email" inputMode="email" />
    </FormDialog>
  );
}
