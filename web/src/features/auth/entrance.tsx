import { zodResolver } from '@hookform/resolvers/zod';
import { frozen } from '@smoko/contract';
import { useForm } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Legal } from '../../components/layout/legal.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../components/layout/tabs.tsx';
import { PLAN_NAMES, planIn } from '../../lib/plans.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { type CreateAccountForm as AccountValues, createAccountSchema, signInSchema } from './forms.ts';
import { GoogleButton } from './google-button.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Errors are shown on submit and cleared by editing; they do not come back while typing. */
const when = { mode: 'onSubmit', reValidateMode: 'onSubmit' } as const;
const blankAccount: AccountValues = frozen({
  full_name: '',
  abn: '',
  nzbn: '',
  business_name: '',
  business_location: '',
  gst_registered: '',
  email: '',
  password: '',
});

/** Sign In and Create Account. `next`: where to go afterwards. */
export function Entrance({ next }: { next: string }) {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  // both forms live here, so that changing tabs loses nothing
  const signIn = useForm({
    ...when,
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '', remember: true },
  });
  const createAccount = useForm({
    ...when,
    resolver: zodResolver(createAccountSchema),
    defaultValues: blankAccount,
  });
  const changeTab = (tab: string) =>
    setParams(
      (before) => {
        before.set('tab', tab);
        return before;
      },
      { replace: true },
    );
  const tab = params.get('tab') ?? (pathname === '/signup' ? 'create' : 'sign-in');
  const busy = signIn.formState.isSubmitting || createAccount.formState.isSubmitting;
  const plan = planIn(params);

  return (
    <Tabs value={tab === 'create' ? 'create' : 'sign-in'} onValueChange={changeTab} className="mx-auto max-w-lg">
      <h1 className="headline mb-5 text-2xl">G'day</h1>
      <TabList aria-label="Sign in or create an account" className="mb-7">
        <Tab value="sign-in" disabled={busy}>
          Sign In
        </Tab>
        <Tab value="create" disabled={busy}>
          Create Account
        </Tab>
      </TabList>
      <TabPanel value="sign-in">
        <SignInForm form={signIn} />
      </TabPanel>
      <TabPanel value="create">
        {plan && (
          <p className="mb-5 rounded-md bg-amber-wash px-4 py-3 text-sm">
            Plan: <strong>{PLAN_NAMES[plan]}</strong>. Nothing is charged today.
          </p>
        )}
        <CreateAccountForm form={createAccount} plan={plan} />
      </TabPanel>
      <GoogleButton next={next} plan={plan} disabled={busy} />
      <Legal />
    </Tabs>
  );
}
