import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { Tab, TabList, TabPanel, Tabs } from '../../components/tabs.tsx';
import { PLAN_NAMES, planIn } from '../../lib/plans.ts';
import { safePath } from '../../lib/safe-path.ts';
import { useSession } from '../../lib/session.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { note } from './events.ts';
import { createAccountSchema, signInSchema } from './forms.ts';
import { GoogleButton } from './google-button.tsx';
import { Brand, Intro } from './intro-panel.tsx';
import { Legal } from './legal.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useGoogleTrouble } from './use-google-trouble.ts';

/** Errors are shown on submit and cleared by editing; they do not come back while typing. */
const when = { mode: 'onSubmit', reValidateMode: 'onSubmit' } as const;
const blankAccount = { full_name: '', abn: '', business_name: '', business_location: '', email: '', password: '' };

/** /auth and, with the other tab first, /signup. `jobs`: the panel beside it. */
export function AuthPage({ jobs }: { jobs: ReactNode }) {
  const session = useSession();
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
  useEffect(() => note('page_view'), []);
  useGoogleTrouble();

  const next = safePath(params.get('next'), location.origin);
  if (session.data) return <Navigate to={next} replace />;

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
    <main className="grid min-h-dvh lg:grid-cols-[minmax(22rem,9fr)_11fr] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(22rem,9fr)_11fr_auto]">
      <Brand />
      <section
        aria-label="Your account"
        className="border-amber border-t-4 px-5 py-8 sm:px-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-t-0 lg:border-l-4 lg:py-16"
      >
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
          <GoogleButton next={next} disabled={busy} />
          <Legal />
        </Tabs>
      </section>
      <Intro />
      {jobs}
    </main>
  );
}
