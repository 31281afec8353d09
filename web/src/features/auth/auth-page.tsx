import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Tab, TabList, TabPanel, Tabs } from '../../components/tabs.tsx';
import { safePath } from '../../lib/safe-path.ts';
import { useSession } from '../../lib/session.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { createAccountSchema, signInSchema } from './forms.ts';
import { Brand, Intro } from './intro-panel.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Errors are shown on submit and cleared by editing; they do not come back while typing. */
const when = { mode: 'onSubmit', reValidateMode: 'onSubmit' } as const;
const blankAccount = { full_name: '', abn: '', business_name: '', business_location: '', email: '', password: '' };

export function AuthPage() {
  const session = useSession();
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

  if (session.data) return <Navigate to={safePath(params.get('next'), location.origin)} replace />;

  const changeTab = (tab: string) =>
    setParams(
      (before) => {
        before.set('tab', tab);
        return before;
      },
      { replace: true },
    );

  return (
    <main className="grid min-h-dvh grid-rows-[auto_auto_1fr] lg:grid-cols-[minmax(22rem,9fr)_11fr] lg:grid-rows-[auto_1fr]">
      <Brand />
      <section
        aria-label="Your account"
        className="border-amber border-t-4 px-5 py-8 sm:px-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-t-0 lg:border-l-4 lg:py-16"
      >
        <Tabs
          value={params.get('tab') === 'create' ? 'create' : 'sign-in'}
          onValueChange={changeTab}
          className="mx-auto max-w-lg"
        >
          <h1 className="headline mb-5 text-2xl">G'day</h1>
          <TabList aria-label="Sign in or create an account" className="mb-7">
            <Tab value="sign-in">Sign In</Tab>
            <Tab value="create">Create Account</Tab>
          </TabList>
          <TabPanel value="sign-in">
            <SignInForm form={signIn} />
          </TabPanel>
          <TabPanel value="create">
            <CreateAccountForm form={createAccount} />
          </TabPanel>
        </Tabs>
      </section>
      <Intro />
    </main>
  );
}
