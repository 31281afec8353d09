import { zodResolver } from '@hookform/resolvers/zod';
import { createScriptToken, TOKEN_DAYS } from '@smoko/contract';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../components/buttons/button.tsx';
import { CheckField, TextField } from '../../components/forms/form-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { errorText } from '../../lib/api.ts';
import { copy } from '../../lib/copy.ts';
import { showOnFields } from '../../lib/form-errors.ts';
import { useConfirmedOperation } from './api.ts';

const { name, exports } = createScriptToken.input.shape;
const tokenForm = z.object({
  name,
  days: z.string().trim().transform(Number).pipe(createScriptToken.input.shape.days.unwrap()),
  exports,
});

/** Says what a token is for, and shows it once it is made. */
export function NewScriptToken({ onClose }: { onClose: () => void }) {
  const make = useConfirmedOperation(createScriptToken);
  const [made, setMade] = useState<string | null>(null);
  const form = useForm({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: zodResolver(tokenForm),
    defaultValues: { name: '', days: String(TOKEN_DAYS.usual), exports: false },
  });
  const submit = form.handleSubmit(async (input) => {
    try {
      const answer = await make.mutateAsync(input);
      if (answer) setMade(answer.token);
    } catch (error) {
      if (!showOnFields(form, ['name', 'days'], error)) form.setError('name', { message: errorText(error) });
    }
  });
  if (made !== null) return <Made token={made} onClose={onClose} />;
  return (
    <FormDialog
      title="Make a token"
      save="Make Token"
      busy={form.formState.isSubmitting}
      dirty={form.formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField form={form} name="name" label="What It Is For" placeholder="Backup every night" autoComplete="off" />
      <TextField
        form={form}
        name="days"
        label="Days It Lasts"
        hint={`At most ${TOKEN_DAYS.most}.`}
        type="number"
        inputMode="numeric"
        min="1"
        max={String(TOKEN_DAYS.most)}
      />
      <CheckField
        form={form}
        name="exports"
        label="It may take a copy of everything"
        hint="For backups. Otherwise that always asks for your password."
      />
    </FormDialog>
  );
}

function Made({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <FormDialog
      title="Your token"
      save="I Have Kept It"
      busy={false}
      final
      dirty={false}
      onSubmit={onClose}
      onClose={onClose}
    >
      <p>It is not shown again. A script has it as SMOKO_TOKEN; a program of your own sends it as a bearer token.</p>
      <output aria-label="Token" className="block break-all rounded-md bg-sunken p-4 font-mono">
        {token}
      </output>
      <Button size="sm" onClick={() => void copy(token)}>
        <Copy aria-hidden className="size-5" />
        Copy
      </Button>
    </FormDialog>
  );
}
