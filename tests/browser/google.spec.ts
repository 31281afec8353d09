import { newEmail, PASSWORD, signUp } from '../support/account.ts';
import { type GoogleStandIn, startGoogleStandIn } from '../support/google-stand-in.ts';
import { startServer } from '../support/server.ts';
import { test as base, expect, type Page } from './fixtures.ts';
import { TODAY } from './global-setup.ts';
import { toast } from './records.ts';

const test = base.extend<{ url: string }, { google: { standIn: GoogleStandIn; url: string } }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const standIn = await startGoogleStandIn();
      const server = await startServer({ env: standIn.env, now: TODAY });
      await use({ standIn, url: server.url });
      await server.stop();
      await standIn.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  url: async ({ google }, use) => use(google.url),
});
// one stand-in, and who is signed in there changes
test.describe.configure({ mode: 'default' });

const google = (page: Page) => page.getByRole('link', { name: 'Continue with Google' }).click();
const person = () => {
  const email = newEmail();
  return { sub: `google-${email}`, email, email_verified: true, name: 'Aroha Ngata' };
};

test('where nothing is left of it, the page of signing in says that it did not work', async ({
  page,
  google: { url },
}) => {
  await page.goto(`${url}/auth/google?next=%2Fcalendar`);
  await expect(page).toHaveURL(/\/auth\?next=%2Fcalendar$/);
  await expect(toast(page, 'Sign In Failed')).toContainText('Unable to sign in with Google. Please try again.');
});

test('a new account, and back again without a password', async ({ page, google: { standIn } }) => {
  standIn.person = person();
  await page.goto('/signup?plan=pro');
  await google(page);
  await expect(page.getByRole('heading', { name: 'Nearly there' })).toBeVisible();
  await expect(page.getByText(`Google says that you are ${standIn.person.email}.`)).toBeVisible();
  await expect(page.getByLabel('Full Name', { exact: true })).toHaveValue('Aroha Ngata');
  const create = page.getByRole('button', { name: 'Create Account' });
  await create.click();
  await expect(page.getByRole('alert')).toHaveText([
    'Business name is required',
    'Business location is required',
    'Choose yes or no',
  ]);
  await page.getByLabel('Business Name', { exact: true }).fill('Ngata Plumbing');
  await page.getByLabel('Business Location', { exact: true }).fill('Auckland');
  await page.getByLabel('Yes', { exact: true }).check();
  await create.click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(toast(page, 'Account Created!')).toContainText(`You sign in with Google as ${standIn.person.email}.`);
  await page.goto('/settings');
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Professional');
  await expect(page.getByRole('checkbox', { name: 'Registered for GST' })).toBeChecked();
  await page.goto('/settings/security');
  const password = page.getByRole('region', { name: 'Password', exact: true });
  await expect(password).toContainText('You sign in with Google, without a password.');
  await page.context().clearCookies();
  await page.goto('/auth?next=%2Fcalendar');
  await google(page);
  await expect(page).toHaveURL(/\/calendar/);
});

test('an account with that address is linked by its password; no from Google is said', async ({
  page,
  url,
  problems,
  google: { standIn },
}) => {
  problems.allow(/401/);
  standIn.person = person();
  await signUp(url, { email: standIn.person.email });
  await page.goto('/auth?next=%2Fcalendar');
  await google(page);
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not this one');
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
  await signIn.click();
  await expect(toast(page, 'Sign In Failed')).toContainText('Email or password is incorrect.');
  await password.fill(PASSWORD);
  await signIn.click();
  await expect(page).toHaveURL(/\/calendar/);
  await expect(toast(page, 'Welcome back!')).toBeVisible();

  await page.context().clearCookies();
  standIn.person = null;
  await page.goto('/auth');
  await google(page);
  await expect(toast(page, 'Sign In Failed')).toContainText('Unable to sign in with Google. Please try again.');
});
