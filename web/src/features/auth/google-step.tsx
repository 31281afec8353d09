import { zodResolver } from '@hookform/resolvers/zod';
import { completeGoogle, linkGoogle, seemsNewZealand, type User } from '@smoko/contract';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../components/buttons/button.tsx';
import { AbnField } from '../../components/forms/abn-field.tsx';
import { PasswordField, TextField } from '../../components/forms/form-fields.tsx';
import { NzbnField } from '../../components/forms/nzbn-field.tsx';
import { deviceZone } from '../../lib/device-zone.ts';
import { showOnFields } from '../../lib/form-errors.ts';
import { abnText } from '../../lib/form-values.ts';
import { notify } from '../../lib/notify.ts';
import { useCompleteGoogle, useLinkGoogle } from './api.ts';
import { GstQuestion } from './gst-question.tsx';
import { troubleText } from './trouble.ts';
import { welcome } from './welcome.ts';

/** Nothing is chosen at first, and something has to be. */
const yesOrNo = z
  .enum(['', 'yes', 'no'], 'Choose yes or no')
  .refine((answer) => answer !== '', 'Choose yes or no')
  .transform((answer) => answer === 'yes');

const when = { mode: 'onSubmit', reValidateMode: 'onSubmit' } as const;

interface Props {
  email: string;
  full_name: string;
  /** Chosen before they went to Google. */
  plan: User['plan'] | undefined;
}

const accountSchema = completeGoogle.input.omit({ plan: true }).extend({ abn: abnText, gst_registered: yesOrNo });

/** Google knows who they are; the business it does not know. */
export function NewFromGoogle({ email, full_name, plan }: Props) {
  const complete = useCompleteGoogle();
  const defaultValues: z.input<typeof accountSchema> = {
    full_name,
    business_name: '',
    business_location: '',
    abn: '',
    nzbn: '',
    gst_registered: '',
  };
  const form = useForm({
    ...when,
    resolver: zodResolver(accountSchema),
    defaultValues,
  });
  const [abn, location] = useWatch({ control: form.control, name: ['abn', 'business_location'] });
  const newZealand = seemsNewZealand(location, deviceZone());
  // a number of the other country would be refused where nobody sees it
  useEffect(() => form.setValue(newZealand ? 'abn' : 'nzbn', ''), [form, newZealand]);
  const submit = form.handleSubmit(async (values) => {
    try {
      const { warnings = [] } = await complete.mutateAsync({
        ...values,
        time_zone: deviceZone(),
        ...(plan ? { plan } : {}),
      });
      notify.success('Account Created!', `You sign in with Google as ${email}.`);
      for (const warning of warnings) notify.warning(warning);
    } catch (error) {
      showOnFields(form, accountSchema.keyof().options, error);
      notify.error('Account Creation Failed', troubleText(error, 'Unable to create account. Please try again.'));
    }
  });
  const busy = form.formState.isSubmitting;
  return (
    <form noValidate onSubmit={submit} className="mx-auto grid max-w-lg gap-5">
      <div>
        <h1 className="headline text-2xl">Nearly there</h1>
        <p className="mt-1 break-words text-soft">Google says that you are {email}. Now your business.</p>
      </div>
      <TextField form={form} name="full_name" label="Full Name" autoComplete="name" />
      <TextField form={form} name="business_name" label="Business Name" autoComplete="organization" />
      <TextField
        form={form}
        name="business_location"
        label="Business Location"
        placeholder={newZealand ? 'Tauranga' : 'Penrith NSW'}
        autoComplete="address-level2"
      />
      {newZealand ? <NzbnField form={form} name="nzbn" /> : <AbnField form={form} name="abn" value={abn} />}
      <GstQuestion form={form} name="gst_registered" />
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}

const passwordForm = z.object({ password: linkGoogle.input.shape.password });

/** There is an account with that address: its password, once, shows that it is theirs. */
export function LinkGoogle({ email }: { email: string }) {
  const link = useLinkGoogle();
  const form = useForm({ ...when, resolver: zodResolver(passwordForm), defaultValues: { password: '' } });
  const submit = form.handleSubmit(async (values) => {
    try {
      welcome(await link.mutateAsync(values));
    } catch (error) {
      notify.error('Sign In Failed', troubleText(error, 'Email or password is incorrect.'));
    }
  });
  const busy = form.formState.isSubmitting;
  return (
    <form noValidate onSubmit={submit} className="mx-auto grid max-w-lg gap-5">
      <div>
        <h1 className="headline text-2xl">Is this you?</h1>
        <p className="mt-1 break-words text-soft">
          {email} has an account already. Give its password once; from then on Google is enough.
        </p>
      </div>
      <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}

/** An account with that address never confirmed it: it may be theirs, or a stranger's. */
export function EitherWithGoogle({ email, ...props }: Props) {
  const [fresh, setFresh] = useState(false);
  if (fresh) return <NewFromGoogle email={email} {...props} />;
  return (
    <div className="grid gap-8">
      <LinkGoogle email={email} />
      <div className="mx-auto grid w-full max-w-lg gap-3">
        <p className="text-soft">
          That account never confirmed the address. If it is not yours, begin a new one: the other goes on without your
          address.
        </p>
        <Button onClick={() => setFresh(true)}>Begin a new account</Button>
      </div>
    </div>
  );
}
