import { seemsNewZealand, TRIAL_DAYS, type User } from '@smoko/contract';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../components/buttons/button.tsx';
import { AbnField } from '../../components/forms/abn-field.tsx';
import { PasswordField, TextField } from '../../components/forms/form-fields.tsx';
import { NzbnField } from '../../components/forms/nzbn-field.tsx';
import { showOnFields } from '../../lib/form-errors.ts';
import { notify } from '../../lib/notify.ts';
import { useSignUp } from './api.ts';
import { deviceZone } from './device-zone.ts';
import { note } from './events.ts';
import { type Account, createAccountSchema, type CreateAccountForm as Values } from './forms.ts';
import { GstQuestion } from './gst-question.tsx';
import { troubleText } from './trouble.ts';

export interface Props {
  form: UseFormReturn<Values, unknown, Account>;
  /** Chosen on the public site. */
  plan: User['plan'] | undefined;
}

export function CreateAccountForm({ form, plan }: Props) {
  const signUp = useSignUp();
  const [abn, location] = useWatch({ control: form.control, name: ['abn', 'business_location'] });
  const newZealand = seemsNewZealand(location, deviceZone());
  // a number of the other country would be refused where nobody sees it
  useEffect(() => form.setValue(newZealand ? 'abn' : 'nzbn', ''), [form, newZealand]);
  const submit = form.handleSubmit(async (values) => {
    note('signup_attempt');
    try {
      const { warnings = [] } = await signUp.mutateAsync({
        ...values,
        time_zone: deviceZone(),
        ...(plan ? { plan } : {}),
      });
      note('signup_success');
      notify.success('Account Created!', 'Please check your email to verify your account.');
      for (const warning of warnings) notify.warning(warning);
    } catch (error) {
      showOnFields(form, createAccountSchema.keyof().options, error);
      notify.error('Account Creation Failed', troubleText(error, 'Unable to create account. Please try again.'));
    }
  });
  const busy = form.formState.isSubmitting;

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-soft text-sm">{TRIAL_DAYS.signIn}-day free trial. No credit card required.</p>
      <TextField form={form} name="full_name" label="Full Name" autoComplete="name" />
      <TextField form={form} name="business_name" label="Business Name" autoComplete="organization" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="business_location"
          label="Business Location"
          placeholder={newZealand ? 'Tauranga' : 'Penrith NSW'}
          autoComplete="address-level2"
        />
        {newZealand ? <NzbnField form={form} name="nzbn" /> : <AbnField form={form} name="abn" value={abn} />}
      </div>
      <GstQuestion form={form} name="gst_registered" />
      <TextField form={form} name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
      <PasswordField
        form={form}
        name="password"
        label="Password"
        note="8 characters or more"
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}
