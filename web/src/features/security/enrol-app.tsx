import { zodResolver } from '@hookform/resolvers/zod';
import { challengeFactor, removeFactor, verifyFactor } from '@smoko/contract';
import { Copy } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../components/buttons/button.tsx';
import { TextField } from '../../components/forms/form-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { errorText } from '../../lib/api.ts';
import { copy } from '../../lib/copy.ts';
import { notify } from '../../lib/notify.ts';
import { type NewFactor, useConfirmedOperation } from './api.ts';

interface Props {
  factor: NewFactor;
  /** With recovery codes, if this was the first factor. */
  onClose: (recoveryCodes?: string[]) => void;
}

const codeForm = z.object({ code: z.string().trim().min(1, 'Enter the code.') });

/** The app is shown the secret; a first code from it shows that it has it. */
export function EnrolApp({ factor, onClose }: Props) {
  const { id, totp } = factor;
  const challenge = useConfirmedOperation(challengeFactor);
  const verify = useConfirmedOperation(verifyFactor);
  const forget = useConfirmedOperation(removeFactor);
  const form = useForm({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: zodResolver(codeForm),
    defaultValues: { code: '' },
  });
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const begun = await challenge.mutateAsync({ id });
      const verified = begun && (await verify.mutateAsync({ id, challenge_id: begun.id, code }));
      if (!verified) return;
      notify.success('Multi-Factor Auth Is On', 'From now on signing in asks for a code.');
      onClose(verified.recovery_codes);
    } catch (error) {
      form.setError('code', { message: errorText(error) });
    }
  });
  // what was never verified counts for nothing, and is not kept
  const giveUp = () => {
    forget.mutate({ id });
    onClose();
  };
  const key = totp?.secret ?? '';
  return (
    <FormDialog
      title="Set up an authenticator app"
      save="Turn On"
      busy={form.formState.isSubmitting}
      dirty={false}
      onSubmit={() => void submit()}
      onClose={giveUp}
    >
      <p>
        Scan this with an app like Google Authenticator, Microsoft Authenticator or 1Password. On this phone? Copy the
        key into the app instead.
      </p>
      <div className="flex flex-wrap items-center gap-5">
        <img src={totp?.qr_code} alt="QR code for your authenticator app" className="size-44 rounded-md bg-white" />
        <div className="min-w-0 flex-1 basis-56">
          <label htmlFor="key" className="font-bold text-sm">
            Key
          </label>
          <output id="key" className="block break-words font-mono">
            {key.match(/.{1,4}/g)?.join(' ')}
          </output>
          <Button size="sm" className="mt-3" onClick={() => void copy(key)}>
            <Copy aria-hidden className="size-5" />
            Copy Key
          </Button>
        </div>
      </div>
      <TextField
        form={form}
        name="code"
        label="Code"
        hint="The six digits the app shows now."
        autoComplete="one-time-code"
        inputMode="numeric"
      />
    </FormDialog>
  );
}
