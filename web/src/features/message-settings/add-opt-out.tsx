import { zodResolver } from '@hookform/resolvers/zod';
import { addOptOut, type WireInput } from '@smoko/contract';
import { useForm } from 'react-hook-form';
import { SelectField, TextField } from '../../components/forms/form-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';

interface Props {
  save: (input: WireInput<typeof addOptOut>) => Promise<void>;
  onClose: () => void;
}

/** Somebody said it on the phone, or across the fence. */
export function AddOptOut({ save, onClose }: Props) {
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(addOptOut.input),
    defaultValues: { channel: 'sms' as const, address: '' },
  });
  const submit = form.handleSubmit(async (input) => {
    try {
      await save(input);
      onClose();
    } catch {
      // told already; what was typed stays
    }
  });
  return (
    <FormDialog
      title="No More Messages"
      save="Add"
      busy={form.formState.isSubmitting}
      dirty={form.formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SelectField form={form} name="channel" label="What they do not want">
        <option value="sms">Texts</option>
        <option value="email">Emails</option>
      </SelectField>
      <TextField form={form} name="address" label="Number or Email Address" autoComplete="off" />
    </FormDialog>
  );
}
