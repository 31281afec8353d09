import { zodResolver } from '@hookform/resolvers/zod';
import { lookAtDevice } from '@smoko/contract';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/buttons/button.tsx';
import { TextField } from '../../components/forms/form-fields.tsx';
import { Section } from '../../components/layout/section.tsx';

/** The code, for whoever opened the page by hand. */
export function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const form = useForm({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: zodResolver(lookAtDevice.input),
    defaultValues: { user_code: '' },
  });
  return (
    <Section title="Which code does the terminal show?">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit(({ user_code }) => onCode(user_code))(event)}
      >
        <TextField form={form} name="user_code" label="Code" autoComplete="off" placeholder="BCDF-GHJK" />
        <Button type="submit" variant="primary" className="justify-self-start">
          Go On
        </Button>
      </form>
    </Section>
  );
}
