import { addFactor, challengeFactor, removeFactor, verifyFactor } from '@smoko/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextField } from '../../components/forms/form-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { errorText } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { type NewFactor, useConfirmedOperation } from './api.ts';

interface Props {
  /** With recovery codes, if this was the first factor. */
  onClose: (recoveryCodes?: string[]) => void;
}

/** A number first, then the code that was texted to it. */
export function EnrolPhone({ onClose }: Props) {
  const add = useConfirmedOperation(addFactor);
  const challenge = useConfirmedOperation(challengeFactor);
  const verify = useConfirmedOperation(verifyFactor);
  const forget = useConfirmedOperation(removeFactor);
  const [texted, setTexted] = useState<{ factor: NewFactor; challenge: string } | null>(null);
  const form = useForm({ mode: 'onSubmit', reValidateMode: 'onSubmit', defaultValues: { phone: '', code: '' } });

  async function text(phone: string): Promise<void> {
    const factor = await add.mutateAsync({ factor_type: 'phone', friendly_name: 'Phone', phone });
    const begun = factor && (await challenge.mutateAsync({ id: factor.id }));
    if (begun) setTexted({ factor, challenge: begun.id });
  }
  async function turnOn(id: string, challenge_id: string, code: string): Promise<void> {
    const verified = await verify.mutateAsync({ id, challenge_id, code });
    if (!verified) return;
    notify.success('Multi-Factor Auth Is On', 'From now on signing in asks for a code.');
    onClose(verified.recovery_codes);
  }
  const submit = form.handleSubmit(async ({ phone, code }) => {
    try {
      await (texted ? turnOn(texted.factor.id, texted.challenge, code) : text(phone));
    } catch (error) {
      form.setError(texted ? 'code' : 'phone', { message: errorText(error) });
    }
  });
  const giveUp = () => {
    if (texted) forget.mutate({ id: texted.factor.id });
    onClose();
  };
  return (
    <FormDialog
      title="Set up a phone"
      save={texted ? 'Turn On' : 'Text Me a Code'}
      busy={form.formState.isSubmitting}
      dirty={false}
      onSubmit={() => void submit()}
      onClose={giveUp}
    >
      {texted ? (
        <TextField
          key="code"
          form={form}
          name="code"
          label="Code"
          hint={`The six digits we texted to ${texted.factor.phone}.`}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
        />
      ) : (
        <>
          <p>Signing in then texts a code to your phone. An authenticator app is safer: a number can be stolen.</p>
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
        </>
      )}
    </FormDialog>
  );
}
