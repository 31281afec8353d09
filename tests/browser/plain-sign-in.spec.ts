import { newEmail, PASSWORD } from '../support/account.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the same page makes an account, and signs in', async ({ page, context, problems }) => {
  problems.allow(/401|422/);
  // what the app's page would preload: scripts are off
  problems.allow(/failed: .*\.js csp/);
  const email = newEmail();
  await page.goto('/signup?plan=pro');
  const fields = page.getByRole('tabpanel', { name: 'Create Account' });
  await expect(fields).toContainText('Plan: Professional. Nothing is charged today.');
  await fields.getByLabel('Full Name').fill('Dave Carmody');
  await fields.getByLabel('Business Location').fill('Perth');
  await fields.getByRole('button', { name: 'Create Account' }).click();
  await expect(fields.getByText('Business name is required', { exact: true })).toBeVisible();
  await expect(fields.getByLabel('Full Name')).toHaveValue('Dave Carmody');
  await fields.getByLabel('Business Name').fill('Carmody Electrical');
  await fields.getByLabel('Yes', { exact: true }).check();
  await fields.getByLabel('Email').fill(email);
  await fields.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await fields.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.content()).toContain('The app of Smoko needs JavaScript: turn it on for this site.');

  await context.clearCookies();
  await page.goto('/signup');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  const signIn = page.getByRole('tabpanel', { name: 'Sign In' });
  // nothing is there that needs a script
  for (const name of ['Show password', 'Meet Jerry'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Dark Mode' })).toHaveCount(0);
  await page.goto('/auth?next=%2Fcalendar');
  await signIn.getByLabel('Email').fill(email);
  await signIn.getByLabel('Password', { exact: true }).fill('not the password');
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await expect(signIn.getByRole('alert')).toHaveText('Sign In Failed. Email or password is incorrect.');
  await signIn.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/calendar$/);

  await context.clearCookies();
  await page.goto('/auth?error=google');
  await expect(page.getByRole('alert')).toHaveText('Sign In Failed. Unable to sign in with Google. Please try again.');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('status')).toContainText(
    "If an account exists for that email, we've sent reset instructions.",
  );
});
